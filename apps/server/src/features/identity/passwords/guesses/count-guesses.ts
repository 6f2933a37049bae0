import type { PasswordWeakness } from '@uid/contract/identity';

import type { Dictionary } from './dictionary.ts';
import { keyboardMatches } from './keyboard-matches.ts';
import { charactersOf } from './match.ts';
import type { Characters, Match } from './match.ts';
import { dateMatches, repeatMatches, runMatches, separatorMatches } from './pattern-matches.ts';
import { wordMatches } from './word-matches.ts';

export interface Estimate {
  /** Maximum of guesses for an attacker who knows how people choose passwords. */
  guesses: number;
  /** What makes the password quick to guess. */
  weaknesses: PasswordWeakness[];
}

/** A reading of more parts than this needs more guesses than any rule asks for, so it is not looked at. */
const maxParts = 10;

/** A way to read the password up to some position, as a chain from its last part backwards. */
interface Reading {
  /** Decimal logarithm of the guesses. */
  guesses: number;
  match?: Match;
  before?: Reading;
}

/**
 * Counts guesses as zxcvbn does (Wheeler, USENIX Security 2016): a password can be read as a row of parts in many ways.
 * The cheapest way counts: the product of the parts' guesses times the orders of the parts.
 */
export function countGuesses(password: string, dictionary: Dictionary): Estimate {
  const text = charactersOf(password);
  const { length } = text.typed;
  // For each position, the cheapest reading by number of parts.
  const readings: (Reading | undefined)[][] = Array.from({ length: length + 1 }, () => []);
  const [beginning = []] = readings;
  beginning[0] = { guesses: 0 };
  for (let start = 0; start < length; start += 1) {
    const here = readings[start] ?? [];
    for (const match of matchesFrom(text, start, dictionary)) extend(here, match, readings);
  }
  return cheapest(readings[length] ?? []);
}

function matchesFrom(text: Characters, start: number, dictionary: Dictionary): Match[] {
  const patterns = [
    ...keyboardMatches(text, start),
    ...runMatches(text, start),
    ...dateMatches(text, start),
  ];
  return [
    ...wordMatches(text, start, dictionary).map((match) => renamed(match, patterns)),
    ...patterns,
    ...repeatMatches(text, start),
    ...separatorMatches(text, start),
    ...unknownMatches(text, start),
  ];
}

/** A password such as `qwerty` is on every list of words, but it says more that its keys are neighbours. */
function renamed(word: Match, patterns: Match[]): Match {
  const pattern = patterns.find(({ end }) => end === word.end);
  return pattern ? { ...word, weaknesses: pattern.weaknesses } : word;
}

/** Characters that nothing else explains cost ten guesses each. */
function unknownMatches({ typed }: Characters, start: number): Match[] {
  return Array.from({ length: typed.length - start }, (_, index) => ({
    end: start + index + 1,
    guesses: 10 ** (index + 1),
    weaknesses: [],
  }));
}

function extend(
  here: (Reading | undefined)[],
  match: Match,
  readings: (Reading | undefined)[][],
): void {
  const there = readings[match.end] ?? [];
  const own = Math.log10(match.guesses);
  for (const [parts, before] of here.entries()) {
    const count = match.isSeparator ? parts : parts + 1;
    if (!before || count > maxParts) continue;
    const guesses = before.guesses + own;
    if (guesses < (there[count]?.guesses ?? Infinity)) there[count] = { guesses, match, before };
  }
}

function cheapest(readings: (Reading | undefined)[]): Estimate {
  let best: Reading | undefined;
  let min = Infinity;
  let orders = 0;
  for (const [parts, reading] of readings.entries()) {
    if (parts > 1) orders += Math.log10(parts);
    if (!reading || reading.guesses + orders >= min) continue;
    min = reading.guesses + orders;
    best = reading;
  }
  return { guesses: 10 ** min, weaknesses: weaknessesOf(best) };
}

function weaknessesOf(reading: Reading | undefined): PasswordWeakness[] {
  const matches: Match[] = [];
  for (let each = reading; each?.match; each = each.before) matches.unshift(each.match);
  const [only] = matches;
  if (matches.length === 1 && only?.weaknesses.includes('words')) {
    const others = only.weaknesses.filter((each) => each !== 'words');
    return ['known', ...others];
  }
  return [...new Set(matches.flatMap(({ weaknesses }) => weaknesses))];
}
