import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';

const email = 'buyer@example.com';

/** A data folder with one account that is logged in. */
async function openData() {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-operator-'));
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const { handle } = database;
  await migrate(database);
  const times = { passwordVersion: 1, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  await handle
    .insertInto('accounts')
    .values({ ...times, id: 'account', email, passwordHash: '', passwordExpiresAt: null })
    .execute();
  const seen = { createdAt: 1, lastSeenAt: 1, expiresAt: 2, address: '', agent: '' };
  await handle
    .insertInto('sessions')
    .values({ ...seen, id: 'session', tokenHash: 'hash', accountId: 'account' })
    .execute();
  return {
    dataDir,
    handle,
    role: async () =>
      (await handle.selectFrom('accounts').select('role').executeTakeFirstOrThrow()).role,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function createOperator(dataDir: string, args: string[]) {
  const script = join(import.meta.dirname, 'create-operator.ts');
  const { PATH } = process.env;
  const env = { PATH, DATA_DIR: dataDir, NODE_NO_WARNINGS: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

test('nobody is an operator unless made one', async () => {
  await using data = await openData();
  expect(await data.role()).toBe('buyer');
});

test('a registered account becomes an operator, is told so and has to log in again', async () => {
  await using data = await openData();
  const { status, text } = createOperator(data.dataDir, ['Buyer@example.com', '--language', 'en']);
  expect({ status, text }).toEqual({ status: 0, text: expect.stringContaining(email) });
  expect(await data.role()).toBe('operator');
  expect(await data.handle.selectFrom('sessions').select('id').execute()).toEqual([]);
  const mail = await data.handle.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: email, state: 'waiting' });
  expect(mail.subject).toContain('operator');
  const [event] = await data.handle.selectFrom('accountEvents').selectAll().execute();
  expect(event).toMatchObject({ kind: 'operator-granted', accountId: 'account' });
});

test('somebody without an account is mailed an invitation with a code, in Chinese unless told', async () => {
  await using data = await openData();
  const { status, text } = createOperator(data.dataDir, ['new@example.com']);
  expect(status).toBe(0);
  expect(text).toContain('invitation');
  const mail = await data.handle.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: 'new@example.com', state: 'waiting' });
  expect(mail.subject).toContain('邀请');
  expect(mail.text).toMatch(/^\d{6}$/m);
  expect(text).not.toMatch(/\d{6}/);
  expect(await data.role()).toBe('buyer');
});

test.each([
  [[], 'Usage:'],
  [['nobody'], 'Usage:'],
  [[email, '--language', 'fr'], 'Usage:'],
  [[email, '--unknown'], 'Usage:'],
])('%j is refused with a sentence', async (args, sentence) => {
  await using data = await openData();
  const { status, text } = createOperator(data.dataDir, args);
  expect(status).toBe(1);
  expect(text).toContain(sentence);
  expect(text).not.toContain('    at ');
  expect(await data.role()).toBe('buyer');
});

test('a wrong data folder is not filled with an empty database', () => {
  const { status, text } = createOperator('/nonexistent/uid', [email]);
  expect(status).toBe(1);
  expect(text).toContain('There is no data folder /nonexistent/uid');
});
