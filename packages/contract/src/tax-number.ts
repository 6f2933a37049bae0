const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * Whether a text is a unified social credit code (统一社会信用代码): 18 characters without I, O, S, V and Z, the last of which
 * is a check character. Source: GB 32100-2015.
 */
export function isTaxNumber(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}[0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  return checkCharacter(text.slice(0, -1)) === text.at(-1);
}

/** The weight of each character is three times that of the one before, modulo 31. */
function checkCharacter(body: string): string | undefined {
  let weight = 1;
  let sum = 0;
  for (const character of body) {
    sum += characters.indexOf(character) * weight;
    weight = (weight * 3) % characters.length;
  }
  return characters[(characters.length - (sum % characters.length)) % characters.length];
}
