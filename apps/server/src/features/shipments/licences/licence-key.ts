import { randomInt } from 'node:crypto';

/**
 * A licence key: `UID-` and five groups of five signs, the last sign a check digit over the 24 before it.
 * The signs are 0–9 and A–Z without I, L, O and U (Crockford's base 32), so 24 of them are 120 random bits.
 * The check digit is Luhn's mod N: it finds every single wrong sign and nearly every swap of neighbours.
 */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomSigns = 24;

export function createLicenceKey(): string {
  const body = Array.from({ length: randomSigns }, () => signs[randomInt(signs.length)]).join('');
  const groups = `${body}${checkSign(body)}`.match(/.{5}/g) ?? [];
  return ['UID', ...groups].join('-');
}

/** Whether a key as typed is well formed: case, spaces and hyphens do not count, nor I and L for 1, O for 0. */
export function isLicenceKey(typed: string): boolean {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (!plain.startsWith('UID')) return false;
  const key = plain.slice(3).replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  if (key.length !== randomSigns + 1 || !/^[0-9A-HJKMNP-TV-Z]+$/.test(key)) return false;
  return checkSign(key.slice(0, randomSigns)) === key[randomSigns];
}

function checkSign(body: string): string {
  const fromRight = body.split('').toReversed();
  const sum = fromRight.reduce((total, sign, index) => {
    const value = signs.indexOf(sign) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / signs.length) + (value % signs.length);
  }, 0);
  return signs[(signs.length - (sum % signs.length)) % signs.length] ?? '';
}
