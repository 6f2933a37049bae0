import { chineseIn } from './page-characters.ts';
import type { PageCharacters } from './page-characters.ts';
import type { Weight } from './weights.ts';

/**
 * Maximum number of Chinese characters in a heading, button or label; a longer text, or one with a full stop, is
 * running text.
 */
const longestLabel = 12;

interface ScriptTexts {
  texts: readonly string[];
  /** The weights that headings, buttons and labels may have besides the regular one. */
  strong: readonly Weight[];
  /** Whether the texts are visible at first, or only after an event. */
  part: keyof PageCharacters;
}

/**
 * Adds the texts that scripts may write into a page. The texts' weight is unknown: all of them are added to the regular
 * weight, and those that may be a heading or a button also to the `strong` weights.
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
