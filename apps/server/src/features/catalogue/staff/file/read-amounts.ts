import { readYuan } from '@uid/contract/read-yuan';

/** ¥99,999,999.99. */
const maxPriceFen = 9_999_999_999;

/** Reads “1,234.5” or “¥1234.50” as fen. Returns undefined if the text is no price. */
export function readPrice(text: string): number | undefined {
  const fen = readYuan(text) ?? 0;
  return fen > 0 && fen <= maxPriceFen ? fen : undefined;
}

/** Reads a whole number up to `most`. Returns undefined if the text is none. */
export function readWhole(text: string, max: number): number | undefined {
  const plain = text.replaceAll(/\s/g, '');
  if (!/^(\d{1,3}([,，]\d{3}){1,2}|\d{1,9})(\.0+)?$/.test(plain)) return undefined;
  const value = Number(plain.replaceAll(/[,，]/g, ''));
  return value <= max ? value : undefined;
}

const yes = new Set(['是', 'yes', 'y', 'true', '1']);
const no = new Set(['否', 'no', 'n', 'false', '0']);

export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
