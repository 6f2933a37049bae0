import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

import pg from 'pg';

import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { testTimeout } from './test-timeout.ts';

const migrations = new URL('../database/migrations/', import.meta.url);
const lockKey = 1_413_829_460;
const copies = new Map<string, Promise<string>>();
const pools = new Map<string, pg.Pool>();

/**
 * The clause that makes `create database` copy a migrated template on that server: `template … strategy …`. Copying a
 * database is many times faster than migrating one. The first process makes the template, and it stays on the server
 * until the migrations change.
 */
export function copyOfTemplate(serverUrl: string): Promise<string> {
  let copy = copies.get(serverUrl);
  if (!copy)
    copies.set(
      serverUrl,
      (copy = onPostgres(serverUrl, (server) => prepareCopy(server, serverUrl))),
    );
  return copy;
}

/** Works on a connection that stays open for the next test: opening one starts a new process of the server. */
export async function onPostgres<Result>(
  url: string,
  work: (server: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const server = await poolOf(url).connect();
  try {
    return await work(server);
  } finally {
    server.release();
  }
}

function poolOf(connectionString: string): pg.Pool {
  let pool = pools.get(connectionString);
  if (!pool) {
    pool = new pg.Pool({ connectionString, max: 3, allowExitOnIdle: true });
    // A connection that breaks while idle is replaced; without a listener, the event would end the process.
    pool.on('error', () => undefined);
    pools.set(connectionString, pool);
  }
  return pool;
}

async function prepareCopy(server: pg.PoolClient, serverUrl: string): Promise<string> {
  const template = `uid_test_template_${digestMigrations()}`;
  await server.query('select pg_advisory_lock($1)', [lockKey]);
  const known = await server.query('select 1 from pg_database where datname = $1', [template]);
  if (known.rowCount === 0) await makeTemplate(server, { template, serverUrl });
  await server.query('select pg_advisory_unlock($1)', [lockKey]);
  const { rows } = await server.query('show server_version_num');
  // Before version 15 PostgreSQL always copies files, and has no keyword for it.
  return `template ${template}${rows[0].server_version_num >= 150_000 ? ' strategy file_copy' : ''}`;
}

/**
 * The template gets its name only when it is complete, so that a process that ends early leaves no partial template.
 */
async function makeTemplate(
  server: pg.PoolClient,
  { template, serverUrl }: { template: string; serverUrl: string },
): Promise<void> {
  await server.query(`drop database if exists ${template}_draft`);
  await server.query(`create database ${template}_draft`);
  const url = addressOf(serverUrl, `${template}_draft`);
  const database = openDatabase({ databaseUrl: url, dataDir: '', timeout: testTimeout });
  await migrate(database);
  await database[Symbol.asyncDispose]();
  await server.query(`alter database ${template}_draft rename to ${template}`);
}

/**
 * The address of an empty, migrated database on a PostgreSQL server, dropped when disposed.
 * @param copy the clause that copies another template; if empty, the database has no tables
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

/** The address of another database on the same server. */
export function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function digestMigrations(): string {
  const digest = createHash('sha256');
  for (const file of readdirSync(migrations).toSorted())
    digest.update(file).update(readFileSync(new URL(file, migrations)));
  return digest.digest('hex').slice(0, 16);
}
