import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { deleteAccount } from '@uid/contract/personal-data';
import { describe, expect, test } from 'vitest';

import { createApp } from '../../apps/server/src/app.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import type { DatabaseLocation } from '../../apps/server/src/database/open-database.ts';
import { createErasuresCopy } from '../../apps/server/src/features/erasures/copy-erasures.ts';
import { prepareErasuresFile } from '../../apps/server/src/features/erasures/erasures-file.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { ownKey, signInjected } from '../../apps/server/src/testing/sign-request.ts';
import { createOwnDatabase } from '../proofs/own-database.ts';
import { prepareBuyers } from '../proofs/prepare-buyers.ts';
import { environmentOf, openTarget, runCommand } from './testing/run-command.ts';

/** The PostgreSQL server to test on. Without one the tests run on SQLite, like all tests of the server. */
const serverUrl = process.env['TEST_DATABASE_URL'];

/** Opens a server with one customer, who can delete the account. */
async function openServer() {
  const place = await createOwnDatabase(serverUrl);
  const { dataDir, databaseUrl = '' } = place;
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  prepareErasuresFile(config.erasuresFile);
  const database = openDatabase(place);
  await migrate(database);
  const context = createContext({ config, database, now: Date.now, newId });
  const { app } = await createApp(context);
  const [token = ''] = await prepareBuyers(context, 1, ownKey);
  await database.handle.updateTable('sessions').set({ steppedUpAt: Date.now() }).execute();
  const { email } = await database.handle
    .selectFrom('accounts')
    .select('email')
    .executeTakeFirstOrThrow();
  return {
    place,
    erasuresFile: config.erasuresFile,
    email,
    /** Deletes the account as its owner, and copies the erasure into the list, as each process does every second. */
    async erase() {
      const { method, path: url } = deleteAccount;
      const body = JSON.stringify({ email });
      const signed = await signInjected(context, { method, url, body, token });
      const headers = { 'content-type': 'application/json', ...signed };
      const { statusCode } = await app.inject({ method, url, headers, payload: body });
      expect(statusCode).toBe(200);
      await createErasuresCopy(context)();
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await database[Symbol.asyncDispose]();
      await place[Symbol.asyncDispose]();
    },
  };
}

/** Starts the server, and stops it once it has said what it erased, or has failed because no pages are built. */
async function startOnce(place: DatabaseLocation & { erasuresFile: string }): Promise<string> {
  const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
  const child = spawn(process.execPath, [main], {
    // The log is off, because on a busy machine its first lines are about slow statements.
    env: { ...environmentOf(place), PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (/\n/.test(said)) child.kill('SIGTERM');
  });
  await ended;
  return said;
}

async function emailsIn(place: DatabaseLocation): Promise<string[]> {
  await using database = openDatabase(place);
  const rows = await database.handle.selectFrom('accounts').select('email').execute();
  return rows.map(({ email }) => email!);
}

describe(`on ${serverUrl ? 'PostgreSQL' : 'SQLite'}`, () => {
  test('what was erased after a backup is erased again when the restored server starts', async () => {
    await using server = await openServer();
    await using empty = await createOwnDatabase(serverUrl);
    using target = openTarget();
    const { place, erasuresFile, email } = server;
    expect(await runCommand('back-up', target.folder, place)).toMatchObject({ status: 0 });
    await server.erase();
    const restored = { ...empty, erasuresFile };
    const { status, text } = await runCommand('restore', target.folder, restored);
    expect([status, text]).toEqual([
      0,
      expect.stringContaining(`erases again what ${erasuresFile}`),
    ]);
    expect(await emailsIn(empty)).toEqual([email]);
    expect(await startOnce(restored)).toMatch(/^1 later erasures applied to this database again/);
    expect(await emailsIn(empty)).toEqual([]);
  });

  test('without the list of erasures nothing is restored, unless it is said to be lost', async () => {
    await using server = await openServer();
    await using empty = await createOwnDatabase(serverUrl);
    using target = openTarget();
    await runCommand('back-up', target.folder, server.place);
    const refused = await runCommand('restore', target.folder, empty);
    expect(refused).toMatchObject({ status: 1, text: expect.stringContaining('erasures.jsonl') });
    const lost = await runCommand('restore', target.folder, empty, '--erasures-lost');
    expect(lost).toMatchObject({ status: 0, text: expect.stringContaining('erase it by hand') });
    expect(await emailsIn(empty)).toEqual([server.email]);
  });
});
