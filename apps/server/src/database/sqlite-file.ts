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
 * A log of 16 MB before its pages are copied into the file: those that every purchase changes are copied less often.
 * `synchronous` is not stored in the file, so it is set at every open.
 */
const writing =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;';

/** Opens a SQLite file the way every acknowledged write survives a power cut. */
export function openSqliteFile(file: string, { readOnly = false } = {}): SqliteFile {
  const database = new DatabaseSync(file, {
    timeout: 5_000,
    enableForeignKeyConstraints: true,
    readOnly,
  });
  database.exec(`PRAGMA temp_store = MEMORY; ${readOnly ? '' : writing}`);
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
