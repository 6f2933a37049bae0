import leven from 'leven';

import { readCommonWords } from '../identity/passwords/guesses/dictionary.ts';
import type { Word } from './words.ts';

/** Reduction of a word's likeness to its typed beginning, for each letter that is missing. */
const perLetter = 0.3;

/** Finds the word of the site that another word looks like. */
export function createAlikeWords(words: ReadonlyMap<string, Word>) {
  /** Loaded only once a visitor has typed a word that the site does not have. */
  let english: ReadonlySet<string> | undefined;

  /** Returns the best of the similar words, by likeness and by how often the site has the word. */
  function best(likenessOf: (word: Word) => number): string | undefined {
    let most: { shown: string; score: number } | undefined;
    for (const word of words.values()) {
      const found = likenessOf(word);
      const score = found && found * (1 + Math.log10(word.weight));
      if (score > (most?.score ?? 0)) most = { shown: word.shown, score };
    }
    return most?.shown;
  }

  /** Returns the word that begins with the typed letters, or whose pinyin does. */
  function byBeginning(term: string, key: 'word' | 'sound'): string | undefined {
    return best(({ [key]: word }) =>
      word.startsWith(term)
        ? word.length / (word.length + perLetter * (word.length - term.length))
        : 0,
    );
  }

  /** True for an English word, which is not a typing error for another one: “careers” doesn't mean “chargers”. */
  function isEnglish(term: string): boolean {
    english ??= new Set(readCommonWords());
    return english.has(term);
  }

  /**
   * Requires equal digits, because SM9 is not SM2, or the same first letter, which hardly anybody mistypes. An English
   * word that only stands inside a text is not meant: Palo Alto is not “Palo also”. With two edits, only names are.
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

  /** Returns the word with the highest weight that contains these letters. */
  function holding(term: string): string | undefined {
    const holders = [...words.values()].filter(({ word }) => word.includes(term));
    return holders.toSorted((one, other) => other.weight - one.weight)[0]?.shown;
  }

  return { best, byBeginning, bySpelling, holding, isEnglish };
}

/** Likeness from 1 for equal words down to 0 for words that are more than `maxEdits` apart. */
export function likeness(typed: string, word: string, maxEdits: number): number {
  if (Math.abs(word.length - typed.length) > maxEdits) return 0;
  const edits = leven(typed, word, { maxDistance: maxEdits + 1 });
  return edits > maxEdits ? 0 : word.length / (word.length + edits);
}

function digitsOf(word: string): string {
  return word.replaceAll(/\D/g, '');
}
