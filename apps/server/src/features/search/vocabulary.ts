import MiniSearch from 'minisearch';

import type { SearchEntry } from './search-entries.ts';
import { isHan } from './split-terms.ts';
import { listWords, soundOf } from './words.ts';
import type { Word } from './words.ts';

export interface Vocabulary {
  has: (word: string) => boolean;
  /** The word of the site that Chinese characters sound like, as it is written there: 网管 is 网关. */
  homophone: (typed: string) => string | undefined;
  /** The Chinese word that these Latin letters are the sound or the initials of: `wangguan`, `wg`. */
  spelt: (typed: string) => string | undefined;
  /** The word of the site that was most likely meant by one it does not have. */
  nearest: (typed: string) => string | undefined;
}

type Search = Parameters<MiniSearch<Word>['search']>[1];

const shortestPart = 3;
/** Words that are read before other work gets a turn. */
const chunkSize = 500;

/** Which words the site has, and which of them another one looks or sounds like. */
export async function createVocabulary(
  entries: readonly SearchEntry[],
  synonyms: readonly (readonly string[])[],
): Promise<Vocabulary> {
  const words = await listWords(entries, synonyms.flat());
  const index = new MiniSearch<Word>({
    idField: 'word',
    fields: ['word', 'sound'],
    storeFields: ['shown', 'weight'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
    searchOptions: {
      boostDocument: (_id, _term, stored) => 1 + Math.log10(Number(stored?.weight)),
    },
  });
  await index.addAllAsync([...words.values()], { chunkSize });
  const bySound = heaviestBy('sound', words);
  const byInitials = heaviestBy('initials', words);

  function best(term: string, options: Search): string | undefined {
    return index.search(term, options)[0]?.shown;
  }

  /** With other digits it is another thing: SM9 is not SM2. */
  function alike(term: string, options: Search): string | undefined {
    return best(term, { ...options, filter: ({ id }) => digitsOf(id) === digitsOf(term) });
  }

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
    const swapped = length < shortestPart ? undefined : swaps(term).find((each) => words.has(each));
    if (swapped) return words.get(swapped)?.shown;
    const fields = (name: 'word' | 'sound') => ({ fields: [name] });
    const ways: [fromLength: number, search: () => string | undefined][] = [
      [2, () => spelt(term)],
      [3, () => best(term, { ...fields('word'), prefix: true })],
      [3, () => alike(term, { ...fields('word'), fuzzy: 1 })],
      [4, () => best(term, { ...fields('sound'), prefix: true })],
      [5, () => best(term, { ...fields('sound'), fuzzy: 1 })],
      [6, () => alike(term, { ...fields('word'), fuzzy: 2 })],
      [4, () => readParts(term, (part) => byInitials.get(part)?.shown)],
      [3, () => partOf(term)],
    ];
    for (const [fromLength, search] of ways) {
      const found = length >= fromLength ? search() : undefined;
      if (found) return found;
    }
    return undefined;
  }

  function partOf(term: string): string | undefined {
    const holders = [...words.values()].filter(({ word }) => word.includes(term));
    return holders.toSorted((one, other) => other.weight - one.weight)[0]?.shown;
  }

  function homophone(typed: string): string | undefined {
    return bySound.get(soundOf(typed))?.shown;
  }

  return {
    has: (word) => words.has(word.toLowerCase()),
    homophone,
    spelt,
    nearest(typed) {
      const term = typed.toLowerCase();
      if (!isHan(term)) return nearestLatin(term);
      const sounded = homophone(term);
      if (sounded !== undefined || term.length < shortestPart) return sounded;
      // Another character is a slip; one less is another word, and less than what was asked for.
      const isAsLong = ({ id }: { id: string }) => id.length === term.length;
      return best(term, { fields: ['word'], fuzzy: 1, filter: isAsLong });
    },
  };
}

function digitsOf(word: string): string {
  return word.replaceAll(/\D/g, '');
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

/** `bianjiewangguan` or `rzwg` by the fewest words. */
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

/** Two neighbours in the wrong order: the commonest slip, which counts as two edits. */
function swaps(term: string): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, at) => `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`,
  );
}
