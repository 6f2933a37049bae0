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
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, (server) => sql.raw(`create database ${name}`).execute(server.handle));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ databaseUrl: url.href, dataDir: '' });
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await onServer(serverUrl, (server) =>
        sql.raw(`drop database ${name} with (force)`).execute(server.handle),
      );
    },
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
