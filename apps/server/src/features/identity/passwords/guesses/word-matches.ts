import { longestWord } from './dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import type { Characters, Match } from './match.ts';

/** Shorter words occur backwards by chance. */
const shortestReversed = 4;

/**
 * Returns every word of the dictionary that begins at `start`: as typed, with letters written as digits or symbols, or
 * backwards.
 */
export function wordMatches(text: Characters, start: number, dictionary: Dictionary): Match[] {
  const longest = Math.min(text.lower.length, start + longestWord);
  const matches: Match[] = [];
  let [lower, first, second, reversed] = ['', '', '', ''];
  for (let end = start + 1; end <= longest; end += 1) {
    lower += text.lower[end - 1];
    first += text.plain[0][end - 1];
    second += text.plain[1][end - 1];
    reversed = text.lower[end - 1] + reversed;
    const capitals = capitalsFactor(text, start, end);
    const add = (rank: number | undefined, factor: number, isLeet: boolean) => {
      if (rank === undefined) return;
      const guesses = Math.max(10, rank) * capitals * factor;
      matches.push({ end, guesses, weaknesses: isLeet ? ['words', 'leet'] : ['words'] });
    };
    if (end - start > 1) add(dictionary.get(lower), 1, false);
    if (end - start >= shortestReversed) add(dictionary.get(reversed), 2, false);
    if (end - start > 2)
      for (const plain of new Set([first, second]))
        if (plain !== lower) add(dictionary.get(plain), leetFactor(lower, plain), true);
  }
  return matches;
}

/**
 * A capital at the beginning or at the end, or nothing but capitals, is tried at once; each other capital doubles the
 * guesses.
 */
function capitalsFactor({ typed, lower }: Characters, start: number, end: number): number {
  let capitals = 0;
  for (let index = start; index < end; index += 1) if (typed[index] !== lower[index]) capitals += 1;
  if (capitals === 0) return 1;
  const isAtEdge = typed[start] !== lower[start] || typed[end - 1] !== lower[end - 1];
  if (capitals === end - start || (capitals === 1 && isAtEdge)) return 2;
  return 2 ** Math.min(capitals, end - start - capitals, 10);
}

/** Each kind of replacement doubles the guesses, because it is either made or not. */
function leetFactor(lower: string, plain: string): number {
  const typed = Array.from(lower);
  const replaced = typed.filter((each, index) => each !== plain[index]);
  return 2 ** new Set(replaced).size;
}
