import type { PageCharacters } from './page-characters.ts';
import type { Weight } from './weights.ts';

/** Headings, buttons and labels have at most as many Chinese characters, and are no sentence. */
const longestLabel = 12;

/**
 * Adds what scripts may write into a page. Their texts don't say in which weight they are set:
 * all of them count as regular, and those that may be a heading or a button in the `strong` weights, too.
 */
export function addTexts(
  characters: PageCharacters,
  texts: readonly string[],
  strong: readonly Weight[],
): void {
  for (const text of texts) {
    const chinese = text.match(/\p{Script=Han}/gu) ?? [];
    const isLabel = chinese.length <= longestLabel && !text.includes('。');
    const shown: readonly Weight[] = isLabel ? [400, ...strong] : [400];
    for (const weight of shown) for (const character of chinese) characters[weight].add(character);
  }
}
