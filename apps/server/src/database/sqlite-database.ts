import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * Opens a SQLite file the way every acknowledged write survives a power cut.
 * `synchronous` is not stored in the file, so it is set at every open.
 */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;',
  );
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= 500) statements.clear();
      const statement = toKysely(database.prepare(atOnce(sql)));
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** A deferred transaction that later writes fails when another process wrote in between; an immediate one waits. */
function atOnce(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql;
}

function toKysely(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
