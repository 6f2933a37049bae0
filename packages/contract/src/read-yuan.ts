const amount = /^¥?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/**
 * Parses “1,234.5” or “¥1234.50” into fen; undefined if the text is no amount below a hundred thousand million yuan. A
 * comma may only separate thousands: “12,50” means twelve and a half to one clerk and 1,250 to another. Digits may be
 * the full-width ones of a Chinese keyboard.
 */
export function readYuan(text: string): number | undefined {
  const [, whole, cents = ''] = amount.exec(text.normalize('NFKC').replaceAll(/\s/g, '')) ?? [];
  const yuan = whole?.replaceAll(',', '');
  if (yuan === undefined || yuan.length > 11) return undefined;
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}
