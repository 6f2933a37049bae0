import leven from 'leven';

import { readCommonWords } from '../identity/passwords/guesses/dictionary.ts';
import type { Word } from './words.ts';

/** How much less a word is meant by its beginning for each letter that it has more. */
const perLetter = 0.3;

/** Finds, among the words of the site, the one that another one looks like. */
export function createAlikeWords(words: ReadonlyMap<string, Word>) {
  /** Asked for only once something was typed that the site does not have. */
  let english: ReadonlySet<string> | undefined;

  /** Of the words that are alike, the one that is most alike and that the site says most. */
  function best(likenessOf: (word: Word) => number): string | undefined {
    let most: { shown: string; score: number } | undefined;
    for (const word of words.values()) {
      const found = likenessOf(word);
      const score = found && found * (1 + Math.log10(word.weight));
      if (score > (most?.score ?? 0)) most = { shown: word.shown, score };
    }
    return most?.shown;
  }

  /** The word, or the sound of one, of which somebody typed the beginning. */
  function byBeginning(term: string, key: 'word' | 'sound'): string | undefined {
    return best(({ [key]: word }) =>
      word.startsWith(term)
        ? word.length / (word.length + perLetter * (word.length - term.length))
        : 0,
    );
  }

  /** A word that English has is no slip of another one: who asks for careers did not mean chargers. */
  function isEnglish(term: string): boolean {
    english ??= new Set(readCommonWords());
    return english.has(term);
  }

  /**
   * With other digits it is another thing: SM9 is not SM2. Hardly anybody misses the first letter of a word, or looks
   * for a word of English that only stands inside a text: Palo Alto is not “Palo also”. What is far off means a name.
   */
  function bySpelling(term: string, maxEdits: number): string | undefined {
    return best(({ word, isNamed }) => {
      if (!isNamed && (maxEdits > 1 || isEnglish(word))) return 0;
      const found = likeness(term, word, maxEdits);
      const digits = digitsOf(term);
      const isBegunAlike = word[0] === term[0] || digits !== '';
      return found > 0 && isBegunAlike && digitsOf(word) === digits ? found : 0;
    });
  }

  /** The word that has these letters in it. */
  function holding(term: string): string | undefined {
    const holders = [...words.values()].filter(({ word }) => word.includes(term));
    return holders.toSorted((one, other) => other.weight - one.weight)[0]?.shown;
  }

  return { best, byBeginning, bySpelling, holding, isEnglish };
}

/** From 1, the same, down to 0: more edits apart than may be. */
export function likeness(typed: string, word: string, maxEdits: number): number {
  if (Math.abs(word.length - typed.length) > maxEdits) return 0;
  const edits = leven(typed, word, { maxDistance: maxEdits + 1 });
  return edits > maxEdits ? 0 : word.length / (word.length + edits);
}

function digitsOf(word: string): string {
  return word.replaceAll(/\D/g, '');
}
