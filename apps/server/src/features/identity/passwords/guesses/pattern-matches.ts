import type { Characters, Match } from './match.ts';

const shortestRun = 3;

/** Returns the runs of neighbouring characters in one direction that begin at `start`: `abcdef`, `98765`, `😀😁😂`. */
export function runMatches({ lower }: Characters, start: number): Match[] {
  const codeAt = (index: number) => lower[index]?.codePointAt(0) ?? 0;
  const step = codeAt(start + 1) - codeAt(start);
  if (Math.abs(step) !== 1) return [];
  const matches: Match[] = [];
  for (let end = start + 2; end <= lower.length; end += 1) {
    if (codeAt(end - 1) - codeAt(end - 2) !== step) break;
    const length = end - start;
    if (length >= shortestRun)
      matches.push({ end, guesses: 20 * length, weaknesses: ['sequence'] });
  }
  return matches;
}

const shortestCopy = 3;

/**
 * Returns the parts that occurred earlier in the password and are repeated at `start`, even in other capitals or with
 * symbols for letters.
 */
export function repeatMatches({ plain: [plain] }: Characters, start: number): Match[] {
  let longest = 0;
  for (let earlier = 0; earlier < start; earlier += 1) {
    let length = 0;
    while (start + length < plain.length && plain[earlier + length] === plain[start + length])
      length += 1;
    if (length >= shortestCopy || earlier === start - 1) longest = Math.max(longest, length);
  }
  const shortest = plain[start] === plain[start - 1] ? 1 : shortestCopy;
  return Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, index) => ({
    end: start + shortest + index,
    guesses: 5,
    weaknesses: ['repeat'],
  }));
}

/** Patterns for dates, and how many guesses cover the days of sixty years. */
const dates: readonly [RegExp, number][] = [
  [/^(?:19|20)\d\d/, 100],
  [/^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/, 366],
  [/^(?:19|20)?\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/, 22_000],
  [/^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)?\d\d/, 22_000],
  [/^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:19|20)?\d\d/, 22_000],
  [/^(?:19|20)\d\d[-/. ](?:0?[1-9]|1[0-2])[-/. ](?:0?[1-9]|[12]\d|3[01])/, 90_000],
  [/^\d?\d[-/. ]\d?\d[-/. ](?:19|20)?\d\d/, 90_000],
  [/^(?:19|20)\d\d年(?:\d?\d月(?:\d?\d日)?)?/, 22_000],
];

/** Returns the years and days that begin at `start`. */
export function dateMatches({ lower }: Characters, start: number): Match[] {
  const rest = lower.slice(start, start + 12).join('');
  return dates.flatMap(([pattern, guesses]) => {
    const found = pattern.exec(rest)?.[0];
    if (found === undefined) return [];
    return [{ end: start + found.length, guesses, weaknesses: ['date'] as const }];
  });
}

/** Returns a single character that separates two parts, or follows the last one. */
export function separatorMatches({ lower }: Characters, start: number): Match[] {
  const character = lower[start] ?? '';
  const isLast = start === lower.length - 1;
  const isSeparator = ' -_.,+&/'.includes(character) || (isLast && '!?1。！'.includes(character));
  if (!isSeparator) return [];
  return [{ end: start + 1, guesses: 5, weaknesses: [], isSeparator: true }];
}
