/** Returns a table as a spreadsheet takes it: cells are separated by tabs, rows by line breaks. */
export function tableText(table: Pick<HTMLTableElement, 'rows'>): string {
  return Array.from(table.rows, (row) =>
    Array.from(row.cells, (cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()).join(
      '\t',
    ),
  ).join('\n');
}
