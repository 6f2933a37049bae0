import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

import { favourites } from './favourites.ts';

/** By word: how many guesses an attacker needs who tries a list of what people use, in its order. */
export type Dictionary = ReadonlyMap<string, number>;

/** No word is longer, so a long password can't make look-ups expensive. */
export const longestWord = 40;

let dictionary: Dictionary | undefined;

/** Reads the shipped lists once, when a password is first judged. */
export function openDictionary(): Dictionary {
  dictionary ??= readDictionary();
  return dictionary;
}

/** Reads the 20,000 most spoken words of English, anew at each call. */
export function readCommonWords(): readonly string[] {
  return partsOf('./common-words.txt.br')[0] ?? [];
}

function readDictionary(): Dictionary {
  const ranks = new Map<string, number>();
  const add = (words: string[], rankOf: (index: number) => number) => {
    for (const [index, word] of words.entries()) {
      const rank = rankOf(index);
      if (word !== '' && rank < (ranks.get(word) ?? Infinity)) ranks.set(word, rank);
    }
  };
  const [frequent = [], leaked = []] = partsOf('./known-passwords.txt.br');
  const [words = [], familyNames = [], givenNames = []] = partsOf('./common-words.txt.br');
  add(frequent, (index) => index + 1);
  add(leaked, () => 30_000);
  add(words, (index) => index + 1);
  add(familyNames, (index) => 100 + index);
  add(givenNames, () => 2000);
  add(favourites.words, () => 30);
  add(favourites.phrases, () => 100);
  add(favourites.syllables, (index) => 10 + index);
  return ranks;
}

function partsOf(name: string): string[][] {
  const text = brotliDecompressSync(readFileSync(new URL(name, import.meta.url))).toString('utf8');
  return text.split('\n\n').map((part) => part.split('\n'));
}
