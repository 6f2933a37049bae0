import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

import type { CompiledQuery, QueryResult } from 'kysely';

/** One connection to a SQLite file, with its statements prepared once. */
export interface SqliteFile {
  run: (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => QueryResult<never>;
  /** False as soon as SQLite has given a transaction up, as it does when the disk is full. */
  isInTransaction: () => boolean;
  close: () => void;
}

interface Prepared {
  statement: StatementSync;
  hasRows: boolean;
}

const maxStatements = 500;

/**
 * Opens a SQLite file the way every acknowledged write survives a power cut.
 * `synchronous` is not stored in the file, so it is set at every open.
 */
export function openSqliteFile(file: string, { readOnly = false } = {}): SqliteFile {
  const database = new DatabaseSync(file, {
    timeout: 5_000,
    enableForeignKeyConstraints: true,
    readOnly,
  });
  database.exec(
    readOnly
      ? 'PRAGMA temp_store = MEMORY;'
      : 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;',
  );
  const statements = new Map<string, Prepared>();

  function prepare(sql: string): Prepared {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= maxStatements) statements.clear();
    const statement = database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    statements.set(sql, prepared);
    return prepared;
  }

  return {
    close: () => database.close(),
    isInTransaction: () => database.isTransaction,
    run({ sql, parameters }) {
      const { statement, hasRows } = prepare(sql);
      const values = parameters as SQLInputValue[];
      if (hasRows) return { rows: statement.all(...values) as never[] };
      const { changes } = statement.run(...values);
      return { numAffectedRows: BigInt(changes), rows: [] };
    },
  };
}
