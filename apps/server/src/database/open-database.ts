import { join } from 'node:path';

import { openDataFolder } from '../data-folder.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import { createWatchedDatabase } from './watch-database.ts';

export interface DatabaseLocation {
  /** PostgreSQL connection string; without one, SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

export function openDatabase(
  { databaseUrl, dataDir }: DatabaseLocation,
  telemetry?: Telemetry,
): Database {
  if (databaseUrl) return createWatchedDatabase(openPostgres(databaseUrl), telemetry);
  openDataFolder(dataDir);
  return openSqliteDatabase(sqliteFileIn(dataDir), { telemetry });
}

export function openSqliteDatabase(
  file: string,
  { telemetry, contents }: { telemetry?: Telemetry; contents?: Uint8Array } = {},
): Database {
  return createWatchedDatabase(openSqlite(file, contents), telemetry);
}

export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'uid.sqlite');
}
