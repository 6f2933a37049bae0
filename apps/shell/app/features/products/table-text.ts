/** A table as a spreadsheet takes it: cells apart by tabs, rows by lines. */
export function tableText(table: Pick<HTMLTableElement, 'rows'>): string {
  return Array.from(table.rows, (row) =>
    Array.from(row.cells, (cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()).join(
      '\t',
    ),
  ).join('\n');
}
