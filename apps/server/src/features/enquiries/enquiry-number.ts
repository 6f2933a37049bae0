import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLetters = 10;
const chinaOffset = 8 * 60 * 60_000;

/** Creates a number from the day in China and 50 random bits. It can be read over the phone and can't be guessed. */
export function createEnquiryNumber(now: number): string {
  const day = new Date(now + chinaOffset).toISOString().slice(2, 10).replaceAll('-', '');
  // 256 is a multiple of 32, so all characters are equally likely.
  const random = [...randomBytes(randomLetters)].map((byte) => letters[byte % letters.length]);
  return `Q${day}${random.join('')}`;
}
