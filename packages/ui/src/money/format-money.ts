const formats = new Map<string, Intl.NumberFormat>();

/** The number format for CNY in a language; making one is slow, so each is kept. */
export function moneyFormat(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY' });
  formats.set(language, format);
  return format;
}

/** An amount of CNY in integer fen as the reader of this language writes it. */
export function formatMoney(fen: number, language: string): string {
  return moneyFormat(language).format(fen / 100);
}
