/** A page of a list that is read by keys. */
export interface Page<Row> {
  rows: Row[];
  /** The key that the next page follows; undefined on the last one. */
  next: string | undefined;
}

/** Cuts to a page what was found; the query asks for one row more, which says that another page follows. */
export function cutPage<Row>(
  found: readonly Row[],
  size: number,
  keyOf: (row: Row) => string,
): Page<Row> {
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { rows, next: last && keyOf(last) };
}
