/** Runs one statement; parameters are `$1`, `$2` … in both databases. */
export type Query = <Row = unknown>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

export interface Store {
  query: Query;
  /** All of the work stands, or nothing; resolves once it is on the disk. */
  transact: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
}
