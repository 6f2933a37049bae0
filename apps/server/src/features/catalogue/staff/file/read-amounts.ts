/** “1,234.5” or “¥1234.50” as fen; undefined where it is no price. */
export function readPrice(text: string): number | undefined {
  const plain = text.replaceAll(/[\s,，¥￥]/g, '');
  const [, yuan, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  const fen = yuan === undefined ? 0 : Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
  return fen > 0 ? fen : undefined;
}

/** A whole number up to a most; undefined where it is none. */
export function readWhole(text: string, most: number): number | undefined {
  const plain = text.replaceAll(/[\s,，]/g, '');
  if (!/^\d{1,9}(\.0+)?$/.test(plain)) return undefined;
  const value = Number(plain);
  return value <= most ? value : undefined;
}

const yes = new Set(['是', 'yes', 'y', 'true', '1']);
const no = new Set(['否', 'no', 'n', 'false', '0']);

export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
