/** Returns `12`, `12.5` and `12.50` as integer fen, without calculating with fractions; undefined for anything else. */
export function parseYuan(text: string): number | undefined {
  // A Chinese keyboard types full-width digits and a full-width point.
  const parts = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.normalize('NFKC').trim());
  if (!parts) return undefined;
  const [, yuan = '', cents = ''] = parts;
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}
