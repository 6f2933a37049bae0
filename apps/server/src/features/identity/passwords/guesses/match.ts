import type { PasswordWeakness } from '@uid/contract/identity';

/** A part of a password that an attacker can guess in some way. */
export interface Match {
  /** The index after the last character of the part. */
  end: number;
  guesses: number;
  weaknesses: readonly PasswordWeakness[];
  /** A separator between two parts costs guesses, but it is no part whose position has to be guessed. */
  isSeparator?: true;
}

/** A password in the forms that its parts are searched in: one entry per character. */
export interface Characters {
  typed: readonly string[];
  lower: readonly string[];
  /**
   * With `@`, `0`, `$` … replaced by the letters they stand for; in two readings, because `1`, `!` and `7` can stand
   * for two.
   */
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
  // A Chinese keyboard can type the same letters and digits as wide characters.
  const typed = Array.from(password.normalize('NFKC'));
  const lower = typed.map((each) => Array.from(each.toLowerCase())[0] ?? each);
  const read = (reading: Record<string, string>) => lower.map((each) => reading[each] ?? each);
  return { typed, lower, plain: [read(readings[0]), read(readings[1])] };
}
