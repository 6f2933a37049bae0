/** `80.05` for 8005 fen. */
export function toYuanText(fen: number): string {
  const digits = `${fen}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Fen of an amount in yuan; undefined for what is none. No float comes near it. */
export function toFen(yuan: string): number | undefined {
  const [, whole = '', hundredths = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === '' ? undefined : Number(`${whole}${hundredths.padEnd(2, '0')}`);
}
