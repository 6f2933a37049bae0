import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLetters = 14;

/** The date in China and 70 random bits: can be read out over the telephone, and can't be guessed. */
export function createOrderNumber(now: number): string {
  let number = new Date(now + chinaOffset).toISOString().slice(2, 10).replaceAll('-', '');
  for (let at = 0; at < randomLetters; at += 1) number += letters[randomInt(letters.length)];
  return number;
}

const chinaOffset = 8 * 60 * 60_000;
