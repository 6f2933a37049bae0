import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { nameStatements } from './named-statements.ts';
import { openSqlite } from './open-sqlite.ts';

export interface DatabaseLocation {
  /** PostgreSQL connection string; without one, SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

export function openDatabase({ databaseUrl, dataDir }: DatabaseLocation): Database {
  if (databaseUrl) return openPostgres(databaseUrl);
  mkdirSync(dataDir, { recursive: true });
  return openSqliteDatabase(join(dataDir, 'uid.sqlite'));
}

export function openSqliteDatabase(file: string): Database {
  const { kysely, dataVersion } = openSqlite(file);
  return { ...createDatabase('sqlite', kysely), dataVersion };
}

/** Loaded where there is a server to speak to: who has SQLite saves its memory. */
function loadDriver(): typeof pg {
  const driver = createRequire(import.meta.url)('pg') as typeof pg;
  const { types } = driver;
  // 64-bit integers (fen, epoch milliseconds) stay below 2^53 here, so a number holds them exactly.
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
  return driver;
}

function openPostgres(connectionString: string): Database {
  const { Pool } = loadDriver();
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 1_500,
    query_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // A connection that breaks while idle, or between two statements of a transaction, is replaced;
  // the next statement reports what is wrong. Unheard, either event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    nameStatements(client);
  });
  return createDatabase('postgres', new Kysely({ dialect: new PostgresDialect({ pool }) }));
}
