import { randomInt } from 'node:crypto';

/**
 * A licence key: `UID-` and five groups of five characters, the last character a check digit over the 24 before it.
 * The characters are 0–9 and A–Z without I, L, O and U (Crockford's base 32), so 24 of them are 120 random bits.
 * The check digit is Luhn's mod N: it finds every single wrong character and nearly every swap of neighbours.
 */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomCharacters = 24;

export function createLicenceKey(): string {
  const body = Array.from(
    { length: randomCharacters },
    () => characters[randomInt(characters.length)],
  ).join('');
  const groups = `${body}${checkCharacter(body)}`.match(/.{5}/g) ?? [];
  return ['UID', ...groups].join('-');
}

/** True if a typed key is well formed. Ignores case, spaces and hyphens, and reads I and L as 1 and O as 0. */
export function isLicenceKey(typed: string): boolean {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (!plain.startsWith('UID')) return false;
  const key = plain.slice(3).replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  if (key.length !== randomCharacters + 1 || !/^[0-9A-HJKMNP-TV-Z]+$/.test(key)) return false;
  return checkCharacter(key.slice(0, randomCharacters)) === key[randomCharacters];
}

function checkCharacter(body: string): string {
  const fromRight = body.split('').toReversed();
  const sum = fromRight.reduce((total, character, index) => {
    const value = characters.indexOf(character) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / characters.length) + (value % characters.length);
  }, 0);
  return characters[(characters.length - (sum % characters.length)) % characters.length] ?? '';
}
