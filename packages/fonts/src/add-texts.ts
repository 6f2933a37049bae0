import type { PageCharacters } from './page-characters.ts';

/** Headings, buttons and labels have at most as many Chinese characters, and are no sentence. */
const longestLabel = 12;

/**
 * Adds what scripts may write into a page. Their texts don't say in which weight they are set:
 * all of them count as regular, and those that may be a heading or a button as strong, too.
 */
export function addTexts(characters: PageCharacters, texts: readonly string[]): void {
  for (const text of texts) {
    const chinese = text.match(/\p{Script=Han}/gu) ?? [];
    const isLabel = chinese.length <= longestLabel && !text.includes('。');
    for (const character of chinese) {
      characters[400].add(character);
      if (isLabel) characters[600].add(character);
    }
  }
}
