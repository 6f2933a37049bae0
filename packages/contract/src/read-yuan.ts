const amount = /^[¥￥]?(\d{1,3}(?:[,，]\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/**
 * “1,234.5” or “¥1234.50” as fen; undefined of what is no amount below a hundred thousand million. A comma stands
 * between thousands and nowhere else: “12,50” is twelve and a half for one clerk and 1,250 for another.
 */
export function readYuan(text: string): number | undefined {
  const [, whole, cents = ''] = amount.exec(text.replaceAll(/\s/g, '')) ?? [];
  const yuan = whole?.replaceAll(/[,，]/g, '');
  if (yuan === undefined || yuan.length > 11) return undefined;
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}
