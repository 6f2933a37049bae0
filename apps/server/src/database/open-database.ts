import { join } from 'node:path';

import { openDataFolder } from '../data-folder.ts';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

export interface DatabaseLocation {
  /** PostgreSQL connection string; without one, SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

export function openDatabase({ databaseUrl, dataDir }: DatabaseLocation): Database {
  if (databaseUrl) return createDatabase(openPostgres(databaseUrl));
  openDataFolder(dataDir);
  return openSqliteDatabase(sqliteFileIn(dataDir));
}

export function openSqliteDatabase(file: string): Database {
  return createDatabase(openSqlite(file));
}

export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'uid.sqlite');
}
