import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLetters = 10;
const chinaOffset = 8 * 60 * 60_000;

/** The day in China and 50 random bits: readable over the telephone, and not found by trying. */
export function createEnquiryNumber(now: number): string {
  const day = new Date(now + chinaOffset).toISOString().slice(2, 10).replaceAll('-', '');
  // 256 is a multiple of 32: every letter is as likely as the others.
  const random = [...randomBytes(randomLetters)].map((byte) => letters[byte % letters.length]);
  return `Q${day}${random.join('')}`;
}
