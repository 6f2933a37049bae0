import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { openDatabase, openSqliteDatabase } from '../database/open-database.ts';
import { createWatchedDatabase } from '../database/watch-database.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { borrowDatabase } from './kept-databases.ts';
import { openTestDatabaseUrl } from './postgres-template.ts';
import { sqliteTemplate } from './sqlite-template.ts';
import { testTimeout } from './test-timeout.ts';

/**
 * An empty, migrated database: on PostgreSQL if TEST_DATABASE_URL names a server, else SQLite in memory. On PostgreSQL
 * the next test gets the same database, emptied.
 */
export async function openTestDatabase(telemetry?: Telemetry): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    const database = openSqliteDatabase(':memory:', {
      telemetry,
      contents: await sqliteTemplate(),
    });
    await giveRowsBackwards(database);
    return database;
  }
  const database = createWatchedDatabase(await borrowDatabase(serverUrl), telemetry);
  // Like a server before it listens, it has then read once, and so knows the version of the site.
  await database.ping();
  return database;
}

/** Reverses unsorted rows, so that code that relies on the insertion order fails: PostgreSQL guarantees none. */
async function giveRowsBackwards({ handle }: Database): Promise<void> {
  await sql`pragma reverse_unordered_selects = on`.execute(handle);
}

/** A database without any table, like that of a new machine. */
export async function openEmptyDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return openSqliteDatabase(':memory:');
  const { url, [Symbol.asyncDispose]: drop } = await openTestDatabaseUrl(serverUrl, '');
  const database = openDatabase({ databaseUrl: url, dataDir: '', timeout: testTimeout });
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await drop();
    },
  };
}
