import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

import type { CompiledQuery, QueryResult } from 'kysely';

export type SqliteStatement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** One connection to a SQLite file, with its statements prepared once. */
export interface SqliteFile {
  run: (query: SqliteStatement) => QueryResult<never>;
  /** False as soon as SQLite has given a transaction up, as it does when the disk is full. */
  isInTransaction: () => boolean;
  /** Makes the log as long as it gets, so that commits find their place. */
  lengthenLog: () => void;
  close: () => void;
}

interface Prepared {
  statement: StatementSync;
  hasRows: boolean;
}

const maxStatements = 500;

/** A log of 16 MB before its pages are copied into the file: those that every purchase changes are copied less often. */
const logPages = 4_000;

const pageSize = 4_096;
/** What SQLite holds in memory before it writes a transaction that has not ended into the log. */
const cacheSize = 2_048_000;

const settings = `PRAGMA temp_store = MEMORY; PRAGMA journal_mode = WAL;
  PRAGMA wal_autocheckpoint = ${logPages};`;

export interface SqliteOptions {
  /** What an opened `:memory:` begins with, as bytes of a file. */
  contents?: Uint8Array | undefined;
  /** True where a power cut may spoil the file, because whoever fills it then begins anew: commits wait for no disk. */
  isExpendable?: boolean;
}

/** Opens a SQLite file the way every acknowledged write survives a power cut, unless it is expendable. */
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
   * Writing over existing bytes costs the disk half of what lengthening a file costs.
   * A transaction that does not fit into memory is written to the log, which lengthens it, and is then rolled back.
   */
  function lengthenLog(): void {
    const length = logPages * pageSize;
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) >= length) return;
    try {
      database.exec(`begin immediate; create table room (bytes blob);
        insert into room values (zeroblob(${length + cacheSize}))`);
    } catch {
      // A full disk: the log grows as there is room.
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
