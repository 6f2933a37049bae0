import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

import type { CompiledQuery, QueryResult } from 'kysely';

export type SqliteStatement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** One connection to a SQLite file, which prepares each statement once. */
export interface SqliteFile {
  run: (query: SqliteStatement) => QueryResult<never>;
  /** False as soon as SQLite has aborted the transaction, as it does when the disk is full. */
  isInTransaction: () => boolean;
  /** Extends the log to its maximum length in advance, so that commits find space. */
  lengthenLog: () => void;
  close: () => void;
}

interface Prepared {
  statement: StatementSync;
  hasRows: boolean;
}

const maxStatements = 500;

/** Pages of the log (16 MB) until they are copied into the file: pages of every purchase are copied less often. */
const logPages = 4_000;

const pageSize = 4_096;
/** Bytes that SQLite holds in memory before it writes an open transaction to the log. */
const cacheSize = 2_048_000;

const settings = `PRAGMA temp_store = MEMORY; PRAGMA journal_mode = WAL;
  PRAGMA wal_autocheckpoint = ${logPages};`;

export interface SqliteOptions {
  /** The initial content of a `:memory:` database, as the bytes of a file. */
  contents?: Uint8Array | undefined;
  /**
   * True if a power cut may damage the file, because it would be filled anew: commits then do not wait for the disk.
   */
  isExpendable?: boolean;
}

/** Opens a SQLite file so that every acknowledged write survives a power cut, unless the file is expendable. */
export function openSqliteFile(
  file: string,
  { contents, isExpendable = false }: SqliteOptions = {},
): SqliteFile {
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  if (contents) database.deserialize(contents);
  database.exec(settings);
  // Not stored in the file, so it is set at every open.
  database.exec(`PRAGMA synchronous = ${isExpendable ? 'OFF' : 'FULL'}`);
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

  function run({ sql, parameters }: SqliteStatement): QueryResult<never> {
    const { statement, hasRows } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as never[] };
    const { changes } = statement.run(...values);
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  /**
   * Extends the log, because overwriting existing bytes costs the disk half of what extending a file costs. A
   * transaction too large for memory is written to the log, which extends it, and is then rolled back.
   */
  function lengthenLog(): void {
    const length = logPages * pageSize;
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) >= length) return;
    try {
      database.exec(`begin immediate; create table room (bytes blob);
        insert into room values (zeroblob(${length + cacheSize}))`);
    } catch {
      // The disk is full: the log grows as far as there is space.
    } finally {
      if (database.isTransaction) database.exec('rollback');
    }
  }

  return {
    run,
    isInTransaction: () => database.isTransaction,
    lengthenLog,
    close: () => database.close(),
  };
}
