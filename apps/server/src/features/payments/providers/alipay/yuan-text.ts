/** Formats fen as yuan: `80.05` for 8005 fen. */
export function toYuanText(fen: number): string {
  const digits = `${fen}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Converts an amount in yuan to fen without floating-point numbers; undefined if the text is no amount. */
export function toFen(yuan: string): number | undefined {
  const [, whole = '', hundredths = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === '' ? undefined : Number(`${whole}${hundredths.padEnd(2, '0')}`);
}
