import { randomUUID } from 'node:crypto';

import type { Database } from '../database/database.ts';
import { openDatabase, openSqliteDatabase } from '../database/open-database.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { addressOf, copyOfTemplate, onPostgres } from './postgres-template.ts';
import { sqliteTemplate } from './sqlite-template.ts';
import { testTimeout } from './test-timeout.ts';

/**
 * An empty, migrated database of its own: PostgreSQL when TEST_DATABASE_URL names a server, else SQLite in memory.
 * On PostgreSQL it is a database of that server, dropped when disposed.
 */
export async function openTestDatabase(telemetry?: Telemetry): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return openPostgresDatabase(serverUrl, { telemetry });
  return openSqliteDatabase(':memory:', { telemetry, contents: await sqliteTemplate() });
}

/** A database of its own without any table, as a new machine has it. */
export async function openEmptyDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? openPostgresDatabase(serverUrl, { copy: '' }) : openSqliteDatabase(':memory:');
}

async function openPostgresDatabase(
  serverUrl: string,
  { copy, telemetry }: { copy?: string; telemetry?: Telemetry | undefined },
): Promise<Database> {
  const { url, [Symbol.asyncDispose]: drop } = await openTestDatabaseUrl(serverUrl, copy);
  const location = { databaseUrl: url, dataDir: '', timeout: testTimeout };
  const database = openDatabase(location, telemetry);
  // As a server before it listens: it has read something, and so heard of the version that the site has.
  await database.ping();
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await drop();
    },
  };
}

/**
 * The address of an empty, migrated database on a PostgreSQL server, dropped when disposed.
 * @param copy how it is made instead: from nothing where this is empty
 */
export async function openTestDatabaseUrl(
  serverUrl: string,
  copy?: string,
): Promise<AsyncDisposable & { url: string }> {
  copy ??= await copyOfTemplate(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(serverUrl, (server) => server.query(`create database ${name} ${copy}`));
  return {
    url: addressOf(serverUrl, name),
    async [Symbol.asyncDispose]() {
      await onPostgres(serverUrl, (server) => server.query(`drop database ${name} with (force)`));
    },
  };
}
