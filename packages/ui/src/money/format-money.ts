export interface MoneyParts {
  sign: '-' | '';
  currency: string;
  /** With its commas, and always two digits of fen. */
  number: string;
}

/**
 * What `Intl.NumberFormat` makes of an amount of CNY by its narrow symbol, the one sign for it in both languages. Its
 * first use in a page has the browser read tables of all languages, which a page of prices must not wait for.
 * @param fen an integer
 */
export function moneyParts(fen: number): MoneyParts {
  const digits = `${Math.abs(fen)}`.padStart(3, '0');
  const yuan = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return {
    sign: fen < 0 ? '-' : '',
    currency: '¥',
    number: `${yuan}.${digits.slice(-2)}`,
  };
}

/** An amount of CNY in integer fen, which readers of both languages write alike. */
export function formatMoney(fen: number): string {
  const { sign, currency, number } = moneyParts(fen);
  return `${sign}${currency}${number}`;
}
