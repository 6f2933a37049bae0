/** Starts what a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A spreadsheet would take it for a number: of a tax number it keeps fifteen digits, and no zero at the beginning. */
const numeral = /^(\d{12,}|0\d+)$/;

/** One line of CSV after RFC 4180; no text becomes a formula or another number where the file is opened. */
export function csvRow(cells: readonly (string | Amount)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Money, which may begin with a minus and is still no formula. */
export interface Amount {
  fen: number;
}

function cell(value: string | Amount): string {
  if (typeof value !== 'string') return yuan(value.fen);
  // A tab, which nobody sees, makes it a text; who reads the file as a program trims it.
  if (numeral.test(value)) return `${value}\t`;
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Integer fen as yuan with two decimals, without a fraction on the way. */
function yuan(fen: number): string {
  const digits = `${Math.abs(fen)}`.padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
