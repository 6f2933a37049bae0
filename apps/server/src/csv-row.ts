/** The first character of a text that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A text that a spreadsheet would take for a number: it keeps only fifteen digits of a tax number, and no leading zero.
 */
const numeral = /^(\d{12,}|0\d+)$/;

/** One line of CSV as in RFC 4180; no text becomes a formula or a different number when the file is opened. */
export function csvRow(cells: readonly (string | Amount)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Money, which may begin with a minus sign without being a formula. */
export interface Amount {
  fen: number;
}

function cell(value: string | Amount): string {
  if (typeof value !== 'string') return yuan(value.fen);
  // An invisible tab makes the cell a text; programs that read the file trim the tab.
  if (numeral.test(value)) return `${value}\t`;
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats integer fen as yuan with two decimals, without floating-point arithmetic. */
function yuan(fen: number): string {
  const digits = `${Math.abs(fen)}`.padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
