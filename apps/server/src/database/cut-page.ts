/** A page of a list that is read by key. */
export interface Page<Row> {
  rows: Row[];
  /** The key that the next page follows; undefined on the last one. */
  next: string | undefined;
}

/** Cuts rows to a page; the query must ask for one row more, which tells whether another page follows. */
export function cutPage<Row>(
  found: readonly Row[],
  size: number,
  keyOf: (row: Row) => string,
): Page<Row> {
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { rows, next: last && keyOf(last) };
}
