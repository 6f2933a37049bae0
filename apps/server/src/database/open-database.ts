import { join } from 'node:path';

import { openDataFolder } from '../data-folder.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { SqliteOptions } from './sqlite-file.ts';
import { createWatchedDatabase } from './watch-database.ts';

export interface DatabaseLocation {
  /** PostgreSQL connection string; without one, SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Milliseconds until PostgreSQL without an answer counts as silent: 1,000; more in tests on busy machines. */
  timeout?: number;
}

export function openDatabase(
  { databaseUrl, dataDir, timeout }: DatabaseLocation,
  telemetry?: Telemetry,
): Database {
  if (databaseUrl) return createWatchedDatabase(openPostgres(databaseUrl, { timeout }), telemetry);
  openDataFolder(dataDir);
  return openSqliteDatabase(sqliteFileIn(dataDir), { telemetry });
}

export function openSqliteDatabase(
  file: string,
  { telemetry, ...options }: SqliteOptions & { telemetry?: Telemetry | undefined } = {},
): Database {
  return createWatchedDatabase(openSqlite(file, options), telemetry);
}

export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'uid.sqlite');
}
