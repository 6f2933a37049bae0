import { isHan } from './split-terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsIn } from './words.ts';

interface Reader {
  vocabulary: Vocabulary;
  /** True if the index has the word, as a whole term or as the beginning of one. */
  isFound: (word: string) => boolean;
}

/** Limits beyond which text is not corrected, because that would take longer than a search may take. */
const maxParts = 8;
const longestRun = 12;
const longestNear = 6;

/** The words that a query means: a word that the site lacks is replaced by one that looks or sounds like it. */
export function correctQuery(q: string, reader: Reader): string[] {
  const parts = partsOf(q);
  const isLatin = parts.length > 1 && parts.every((part) => /^[a-z]+$/i.test(part));
  const joined =
    isLatin &&
    parts.some((part) => !reader.isFound(part)) &&
    reader.vocabulary.spelt(parts.join(''));
  // The query is a word in syllables with spaces between, like `wang guan`.
  if (joined) return [joined];
  return phrasesPutRight(parts, reader).flatMap((part, index) => {
    if (index >= maxParts || part.includes(' ')) return part.split(' ');
    if (isHan(part)) return readCharacters(part, reader.vocabulary);
    const isKept = reader.isFound(part) || reader.vocabulary.has(part) || isOfCode(part, q);
    return [isKept ? part : (reader.vocabulary.nearest(part) ?? part)];
  });
}

/** Replaces neighbouring words that nearly are a phrase by that phrase, unless the site has each of the words. */
function phrasesPutRight(parts: readonly string[], { vocabulary, isFound }: Reader): string[] {
  for (const [at, part] of parts.slice(0, maxParts).entries()) {
    if (isHan(part) || isFound(part) || vocabulary.has(part)) continue;
    for (const [from, to] of [
      [at - 1, at + 2],
      [at - 1, at + 1],
      [at, at + 2],
      [at, at + 1],
    ] as const) {
      const phrase = from < 0 ? undefined : vocabulary.phrase(parts.slice(from, to));
      if (phrase) return [...parts.slice(0, from), phrase, ...parts.slice(to)];
    }
  }
  return [...parts];
}

/** True for one or two letters inside a code like `UID-TR-2026-007`, which are not initials. */
function isOfCode(part: string, q: string): boolean {
  return part.length < 3 && (q.includes(`-${part}`) || q.includes(`${part}-`)) && /-\d/.test(q);
}

/** Splits a query into its words, without corrections. */
export function wordsOf(q: string, vocabulary: Vocabulary): string[] {
  return partsOf(q).flatMap((part) => {
    if (!isHan(part)) return [part];
    return part.length > longestRun ? wordsIn(part) : readRun(part, () => undefined, vocabulary);
  });
}

/** Splits a query into runs of Chinese characters and the words between them. */
export function partsOf(q: string): string[] {
  return q.normalize('NFKC').match(/\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv) ?? [];
}

/** Joins words; Chinese words follow one another without a space. */
export function joinWords(words: readonly string[]): string {
  return words.join(' ').replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}

/** Reads characters by their sound first, because a comparison of their look takes longer. */
function readCharacters(run: string, vocabulary: Vocabulary): string[] {
  if (run.length > longestRun) return wordsIn(run);
  const sounded = readRun(run, (piece) => vocabulary.homophone(piece), vocabulary);
  if (sounded.every((word) => vocabulary.has(word))) return sounded;
  return readRun(run, (piece) => nearestOf(piece, vocabulary), vocabulary);
}

/** Three characters that contain a word of two are that word and another character, not a typing error. */
function nearestOf(piece: string, vocabulary: Vocabulary): string | undefined {
  const isMore =
    piece.length === 3 && [piece.slice(0, 2), piece.slice(1)].some((two) => vocabulary.has(two));
  return piece.length <= longestNear && !isMore
    ? vocabulary.nearest(piece)
    : vocabulary.homophone(piece);
}

/** Reads Chinese characters as words of the site, exact or similar, at the lowest total cost. */
function readRun(
  run: string,
  alikeOf: (piece: string) => string | undefined,
  { has }: Vocabulary,
): string[] {
  const readings: { words: string[]; cost: number }[] = [{ words: [], cost: 0 }];
  for (let end = 1; end <= run.length; end += 1) {
    const ways = readings.map((before, start) => {
      const { word, cost } = readPiece(run.slice(start, end), has, alikeOf);
      return { words: [...before.words, word], cost: before.cost + cost };
    });
    readings.push(ways.reduce((min, each) => (each.cost < min.cost ? each : min)));
  }
  return readings.at(-1)?.words ?? [];
}

function readPiece(
  piece: string,
  has: Vocabulary['has'],
  alikeOf: (piece: string) => string | undefined,
): { word: string; cost: number } {
  if (has(piece)) return { word: piece, cost: 2 };
  const alike = piece.length > 1 ? alikeOf(piece) : undefined;
  if (alike === undefined) return { word: piece, cost: piece.length * 6 };
  return { word: alike, cost: 4 };
}
