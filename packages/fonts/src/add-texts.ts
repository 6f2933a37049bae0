import { chineseIn } from './page-characters.ts';
import type { PageCharacters } from './page-characters.ts';
import type { Weight } from './weights.ts';

/** Headings, buttons and labels have at most as many Chinese characters, and are no sentence. */
const longestLabel = 12;

interface ScriptTexts {
  texts: readonly string[];
  /** In which weights headings, buttons and labels may be set besides the regular one. */
  strong: readonly Weight[];
  /** Whether they are seen at once, or only when something has happened. */
  part: keyof PageCharacters;
}

/**
 * Adds what scripts may write into a page. Their texts don't say in which weight they are set:
 * all of them count as regular, and those that may be a heading or a button in the `strong` weights, too.
 */
export function addTexts(characters: PageCharacters, { texts, strong, part }: ScriptTexts): void {
  for (const text of texts) {
    const chinese = chineseIn(text);
    const isLabel = chinese.length <= longestLabel && !text.includes('。');
    const shown: readonly Weight[] = isLabel ? [400, ...strong] : [400];
    for (const weight of shown)
      for (const character of chinese) characters[part][weight].add(character);
  }
}
