import type { PasswordWeakness } from '@uid/contract/identity';

/** A part of a password that a guesser reaches in some way. */
export interface Match {
  /** Where it ends, exclusive. */
  end: number;
  guesses: number;
  weaknesses: readonly PasswordWeakness[];
  /** What stands between two parts costs something, but is no part whose place has to be guessed. */
  isSeparator?: true;
}

/** A password as its parts are looked for: one entry a character. */
export interface Characters {
  typed: readonly string[];
  lower: readonly string[];
  /** With what `@`, `0`, `$` … are read as; two readings, for `1`, `!` and `7` have two. */
  plain: readonly [readonly string[], readonly string[]];
}

const readings: readonly [Record<string, string>, Record<string, string>] = [
  {
    '@': 'a',
    '4': 'a',
    '8': 'b',
    '(': 'c',
    '3': 'e',
    '6': 'g',
    '9': 'g',
    '1': 'i',
    '!': 'i',
    '|': 'i',
    '0': 'o',
    $: 's',
    '5': 's',
    '7': 't',
    '+': 't',
    '2': 'z',
  },
  {
    '@': 'a',
    '4': 'a',
    '8': 'b',
    '(': 'c',
    '3': 'e',
    '6': 'b',
    '9': 'g',
    '1': 'l',
    '!': 'l',
    '|': 'l',
    '0': 'o',
    $: 's',
    '5': 's',
    '7': 'l',
    '+': 't',
    '2': 'z',
  },
];

export function charactersOf(password: string): Characters {
  // A Chinese keyboard writes the same letters and digits wide.
  const typed = Array.from(password.normalize('NFKC'));
  const lower = typed.map((each) => Array.from(each.toLowerCase())[0] ?? each);
  const read = (reading: Record<string, string>) => lower.map((each) => reading[each] ?? each);
  return { typed, lower, plain: [read(readings[0]), read(readings[1])] };
}
