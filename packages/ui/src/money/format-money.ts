export interface MoneyParts {
  sign: '-' | '';
  currency: string;
  /** The number with thousands separators, and always two digits of fen. */
  number: string;
}

/**
 * The parts that `Intl.NumberFormat` gives for an amount of CNY with its narrow symbol, which is the same in both
 * languages. `Intl` is not used, because its first use on a page makes the browser read tables of all languages, which
 * would delay a page of prices.
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

/** Formats an amount of CNY in integer fen; the result is the same in both languages. */
export function formatMoney(fen: number): string {
  const { sign, currency, number } = moneyParts(fen);
  return `${sign}${currency}${number}`;
}
