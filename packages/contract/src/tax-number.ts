const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * Whether a text is a unified social credit code (统一社会信用代码): 18 signs, without I, O, S, V and Z,
 * the last of them checking the others. Source: GB 32100-2015.
 */
export function isTaxNumber(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}[0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  return checkSign(text.slice(0, -1)) === text.at(-1);
}

/** Each sign weighs three times the one before it, modulo 31. */
function checkSign(body: string): string | undefined {
  let weight = 1;
  let sum = 0;
  for (const sign of body) {
    sum += signs.indexOf(sign) * weight;
    weight = (weight * 3) % signs.length;
  }
  return signs[(signs.length - (sum % signs.length)) % signs.length];
}
