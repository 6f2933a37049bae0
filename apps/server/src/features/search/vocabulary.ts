import { createAlikeWords, likeness } from './alike-words.ts';
import type { SearchEntry } from './search-entry.ts';
import { isHan } from './split-terms.ts';
import { listWords, soundOf } from './words.ts';
import type { Word } from './words.ts';

export interface Vocabulary {
  has: (word: string) => boolean;
  /** The site's word that sounds like these Chinese characters, in the site's spelling: 网关 for 网管. */
  homophone: (typed: string) => string | undefined;
  /** The Chinese word whose pinyin or initials these Latin letters are: `wangguan`, `wg`. */
  spelt: (typed: string) => string | undefined;
  /** The phrase among the synonyms that differs only by a letter or the spaces: for `zero trst` or `zerotrust`. */
  phrase: (typed: readonly string[]) => string | undefined;
  /** The site's word that was most likely meant by a word that the site does not have. */
  nearest: (typed: string) => string | undefined;
}

const shortestPart = 3;
const shortestPhrase = 7;
/**
 * A phrase of at least this many letters may have two typing errors if the number of words is equal: “PO payment
 * terms” does not mean “payment terms”.
 */
const longPhrase = 12;
/** Characters. A Chinese word of three with a wrong character has too little left to be recognised by its look. */
const shortestLook = 4;

/** Knows the words of the site, and finds those that another word looks or sounds like. */
export async function createVocabulary(
  entries: readonly SearchEntry[],
  synonyms: readonly (readonly string[])[],
): Promise<Vocabulary> {
  const words = await listWords(entries, synonyms.flat());
  const phrases = phrasesAmong(synonyms.flat());
  const bySound = heaviestBy('sound', words);
  const byInitials = heaviestBy('initials', words);
  const alike = createAlikeWords(words);

  function spelt(typed: string): string | undefined {
    const term = typed.toLowerCase();
    if (!/^[a-z]{2,30}$/.test(term)) return undefined;
    return (
      bySound.get(term)?.shown ??
      byInitials.get(term)?.shown ??
      readParts(term, (part) => bySound.get(part)?.shown)
    );
  }

  function nearestLatin(term: string): string | undefined {
    const { length } = term;
    if (alike.isEnglish(term)) return spelt(term);
    const swapped = length < shortestPart ? undefined : swaps(term).find((each) => words.has(each));
    if (swapped) return words.get(swapped)?.shown;
    const ways: [fromLength: number, search: () => string | undefined][] = [
      [2, () => spelt(term)],
      [3, () => alike.byBeginning(term, 'word')],
      [4, () => alike.bySpelling(term, 1)],
      [4, () => alike.byBeginning(term, 'sound')],
      [5, () => alike.best(({ sound }) => likeness(term, sound, 1))],
      [6, () => alike.bySpelling(term, 2)],
      [4, () => readParts(term, (part) => byInitials.get(part)?.shown)],
      [4, () => alike.holding(term)],
    ];
    for (const [fromLength, search] of ways) {
      const found = length >= fromLength ? search() : undefined;
      if (found) return found;
    }
    return undefined;
  }

  function homophone(typed: string): string | undefined {
    return bySound.get(soundOf(typed))?.shown;
  }

  return {
    has: (word) => words.has(word.toLowerCase()),
    homophone,
    spelt,
    phrase(typed) {
      const letters = typed.join('').toLowerCase();
      if (letters.length < shortestPhrase) return undefined;
      const known = phrases.get(letters);
      if (known !== undefined) return known;
      const edits = (phrase: string) =>
        letters.length >= longPhrase && phrase.split(' ').length === typed.length ? 2 : 1;
      for (const [each, phrase] of phrases)
        if (each[0] === letters[0] && likeness(letters, each, edits(phrase)) > 0) return phrase;
      return undefined;
    },
    nearest(typed) {
      const term = typed.toLowerCase();
      if (!isHan(term)) return nearestLatin(term);
      const sounded = homophone(term);
      if (sounded !== undefined || term.length < shortestLook) return sounded;
      // A wrong character is a typing error. A shorter word is a different one, which covers less of the query.
      return alike.best(({ word }) => (word.length === term.length ? likeness(term, word, 1) : 0));
    },
  };
}

/** Phrases in Latin letters, keyed by their letters without spaces. */
function phrasesAmong(synonyms: readonly string[]): Map<string, string> {
  const phrases = synonyms.map((each) => each.toLowerCase().replaceAll('-', ' '));
  const latin = phrases.filter((each) => /^[a-z]+(?: [a-z]+)+$/.test(each));
  return new Map(latin.map((each) => [each.replaceAll(' ', ''), each]));
}

function heaviestBy(key: 'sound' | 'initials', words: ReadonlyMap<string, Word>) {
  const found = new Map<string, Word>();
  for (const word of words.values()) {
    const known = found.get(word[key]);
    if (!known || known.weight < word.weight) found.set(word[key], word);
  }
  found.delete('');
  return found;
}

/** Reads letters like `bianjiewangguan` or `rzwg` as the fewest words. */
function readParts(
  letters: string,
  wordOf: (sound: string) => string | undefined,
): string | undefined {
  const readings: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    let fewest: string[] | undefined;
    for (let start = 0; start < end; start += 1) {
      const before = readings[start];
      const word = before && wordOf(letters.slice(start, end));
      if (word && (!fewest || before.length + 1 < fewest.length)) fewest = [...before, word];
    }
    readings.push(fewest);
  }
  return readings.at(-1)?.join('');
}

/** All variants with two neighbouring letters swapped: the commonest typing error, which counts as two edits. */
function swaps(term: string): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, at) => `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`,
  );
}
