import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';

const email = 'buyer@example.com';

/** A data folder with one account. */
async function openData() {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-expire-'));
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  const times = { passwordVersion: 1, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  await database.handle
    .insertInto('accounts')
    .values({ ...times, id: 'account', email, passwordHash: '', passwordExpiresAt: null })
    .execute();
  return {
    dataDir,
    expiry: async () =>
      (await database.handle.selectFrom('accounts').selectAll().executeTakeFirstOrThrow())
        .passwordExpiresAt,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function expire(dataDir: string, args: string[]) {
  const script = join(import.meta.dirname, 'expire-password.ts');
  const { PATH } = process.env;
  const env = { PATH, DATA_DIR: dataDir, NODE_NO_WARNINGS: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

test('the operator ends a password now or at a moment', async () => {
  await using data = await openData();
  const before = Date.now();
  const now = expire(data.dataDir, ['Buyer@example.com']);
  expect(now).toEqual({ status: 0, text: expect.stringContaining(`${email} has expired`) });
  expect(await data.expiry()).toBeGreaterThanOrEqual(before);
  const later = expire(data.dataDir, [email, '--at', '2199-12-01T00:00:00+08:00']);
  expect(later.text).toContain('2199-11-30T16:00:00.000Z');
  expect(await data.expiry()).toBe(Date.UTC(2199, 10, 30, 16));
});

test.each([
  [['nobody@example.com'], 'No account has the address nobody@example.com.'],
  [[], 'Usage:'],
  [[email, '--at', '2199-12-01'], 'is not a moment with its offset'],
  [[email, '--unknown'], 'Usage:'],
])('%j is refused with a sentence', async (args, sentence) => {
  await using data = await openData();
  const { status, text } = expire(data.dataDir, args);
  expect(status).toBe(1);
  expect(text).toContain(sentence);
  expect(text).not.toContain('    at ');
  expect(await data.expiry()).toBe(null);
});

test('a wrong data folder is not filled with an empty database', () => {
  const { status, text } = expire('/nonexistent/uid', [email]);
  expect(status).toBe(1);
  expect(text).toContain('There is no data folder /nonexistent/uid');
});
