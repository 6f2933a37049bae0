const amount = /^¥?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/**
 * “1,234.5” or “¥1234.50” as fen; undefined of what is no amount below a hundred thousand million. A comma stands
 * between thousands and nowhere else: “12,50” is twelve and a half for one clerk and 1,250 for another. Digits may be
 * the wide ones of a Chinese keyboard.
 */
export function readYuan(text: string): number | undefined {
  const [, whole, cents = ''] = amount.exec(text.normalize('NFKC').replaceAll(/\s/g, '')) ?? [];
  const yuan = whole?.replaceAll(',', '');
  if (yuan === undefined || yuan.length > 11) return undefined;
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}
