import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, openSqliteDatabase } from '../database/open-database.ts';

/**
 * An empty, migrated database of its own: PostgreSQL when TEST_DATABASE_URL names a server, else SQLite in memory.
 * On PostgreSQL it is a database of that server, dropped when disposed.
 */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const database = serverUrl
    ? await createPostgresDatabase(serverUrl)
    : openSqliteDatabase(':memory:');
  await migrate(database);
  return database;
}

async function createPostgresDatabase(serverUrl: string): Promise<Database> {
  const { url, [Symbol.asyncDispose]: drop } = await createEmptyPostgres(serverUrl);
  const database = openDatabase({ databaseUrl: url, dataDir: '' });
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await drop();
    },
  };
}

/** The address of an empty, migrated database on a PostgreSQL server, dropped when disposed. */
export async function openTestDatabaseUrl(
  serverUrl: string,
): Promise<AsyncDisposable & { url: string }> {
  const created = await createEmptyPostgres(serverUrl);
  const database = openDatabase({ databaseUrl: created.url, dataDir: '' });
  await migrate(database);
  await database[Symbol.asyncDispose]();
  return created;
}

async function createEmptyPostgres(serverUrl: string): Promise<AsyncDisposable & { url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, (server) => sql.raw(`create database ${name}`).execute(server.handle));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () =>
      onServer(serverUrl, async (server) => {
        await sql.raw(`drop database ${name} with (force)`).execute(server.handle);
      }),
  };
}

async function onServer(
  serverUrl: string,
  work: (server: Database) => Promise<unknown>,
): Promise<void> {
  const server = openDatabase({ databaseUrl: serverUrl, dataDir: '' });
  try {
    await work(server);
  } finally {
    await server[Symbol.asyncDispose]();
  }
}
