import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import type { DatabaseLocation } from '../../apps/server/src/database/open-database.ts';
import { startPostgres } from '../start-postgres.ts';

export interface OwnDatabase extends AsyncDisposable, DatabaseLocation {}

/** Creates an empty database for one proof: on the server of `serverUrl`, or SQLite in a temporary folder. */
export async function createOwnDatabase(serverUrl: string | undefined): Promise<OwnDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-proof-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (!serverUrl)
    return {
      dataDir,
      databaseUrl: undefined,
      [Symbol.asyncDispose]: async () => removeFolder(),
    };
  const name = `proof_${randomUUID().replaceAll('-', '')}`;
  await execute(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async [Symbol.asyncDispose]() {
      removeFolder();
      await execute(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Creates the same on an engine. PostgreSQL is that of TEST_DATABASE_URL, or one that is started for the proof. */
export async function openEngine(
  engine: string,
  opened: AsyncDisposableStack,
): Promise<OwnDatabase> {
  if (engine === 'sqlite') return createOwnDatabase(undefined);
  const own = process.env.TEST_DATABASE_URL;
  const url = own || opened.use(await startPostgres())?.url;
  if (!url) throw new Error('There is no PostgreSQL: install it, or set TEST_DATABASE_URL.');
  return createOwnDatabase(url);
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
