import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLetters = 14;

/** The day in China and 70 random bits: readable over the telephone, and nobody finds another's by trying. */
export function createOrderNumber(now: number): string {
  const day = new Date(now + chinaOffset).toISOString().slice(2, 10).replaceAll('-', '');
  // 256 is a multiple of 32: every letter is as likely as the others.
  const random = [...randomBytes(randomLetters)].map((byte) => letters[byte % letters.length]);
  return `${day}${random.join('')}`;
}

const chinaOffset = 8 * 60 * 60_000;
