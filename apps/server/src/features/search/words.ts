import { setImmediate as nextTurn } from 'node:timers/promises';

import { pinyin } from 'pinyin-pro';

import type { SearchEntry } from './search-entry.ts';
import { isHan } from './split-terms.ts';

/** A word that the site contains. */
export interface Word {
  /** The word in lower case. */
  word: string;
  /** The word as written at its first occurrence. */
  shown: string;
  /** The pinyin of a Chinese word, without tones. */
  sound: string;
  initials: string;
  /** Number of occurrences; one in a title counts for more. */
  weight: number;
  /** True if the word is in a title or among the synonyms: visitors may search for it. */
  isNamed: boolean;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const inTitle = 20;
const chunkSize = 20;
/** Characters. Up to this length, neighbouring words of a title count as one, which may be misspelt or abbreviated. */
const longestPhrase = 8;

/** Splits a text into its words; Chinese text by a dictionary. */
export function wordsIn(text: string): string[] {
  return [...segmenter.segment(text.normalize('NFKC'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** The offsets at which the words of a text begin and end. */
export function wordBounds(text: string): ReadonlySet<number> {
  const starts = Array.from(segmenter.segment(text), ({ index }) => index);
  return new Set([...starts, text.length]);
}

/** Lists the words of the site in several turns of the event loop, between which other requests are served. */
export async function listWords(
  entries: readonly SearchEntry[],
  synonyms: readonly string[],
): Promise<Map<string, Word>> {
  const words = new Map<string, Word>();
  function count(shown: string, weight: number, isNamed = true) {
    const word = shown.toLowerCase().replaceAll('-', '');
    const known = words.get(word);
    if (known) {
      known.weight += weight;
      known.isNamed ||= isNamed;
    } else if (isHan(word) ? word.length > 1 : /^\p{L}[\p{L}\p{N}]+$/u.test(word))
      words.set(word, { word, shown, weight, isNamed, ...soundsOf(word) });
  }
  for (const [index, { title, other, summary, body }] of entries.entries()) {
    if (index % chunkSize === 0) await nextTurn();
    for (const word of wordsIn(`${title} ${other}`)) count(word, inTitle);
    for (const phrase of phrasesIn(`${title} ${other}`)) count(phrase, inTitle / 2);
    for (const code of codesIn(`${title} ${other}`)) count(code, inTitle / 2);
    for (const word of wordsIn(`${summary} ${body}`)) count(word, 1, false);
  }
  for (const word of synonyms) count(word, 1);
  return words;
}

function phrasesIn(title: string): string[] {
  const runs = title.match(/\p{Script=Han}{2,}/gu) ?? [];
  const pairs = runs.flatMap((run) => {
    const parts = wordsIn(run);
    return parts.slice(1).map((part, index) => `${parts[index]}${part}`);
  });
  // Visitors type `安全 SIM` as `aqsim`.
  const mixed = title.match(/\p{Script=Han}{2,4} [A-Z]{2,5}\b/gu) ?? [];
  return [...new Set([...runs, ...pairs, ...mixed])].filter(
    ({ length }) => length <= longestPhrase,
  );
}

/** A code like `BGW-200` is one word, which visitors type as `BGW200`. */
function codesIn(title: string): string[] {
  return title.match(/\b[a-z]+-\d+\b/gi) ?? [];
}

function soundsOf(word: string): Pick<Word, 'sound' | 'initials'> {
  if (!isHan(word)) return { sound: '', initials: '' };
  // In `超级 SIM` the Latin letters are part of the sound, but the space is not.
  const syllables = syllablesOf(word).filter((syllable) => syllable.trim() !== '');
  return { sound: syllables.join(''), initials: syllables.map(([first]) => first).join('') };
}

export function soundOf(word: string): string {
  return syllablesOf(word).join('');
}

function syllablesOf(word: string): string[] {
  return pinyin(word, { toneType: 'none', type: 'array', v: true });
}
