import { expect, test } from 'vitest';

import { email, openAccountData, runCommand } from './account-data.ts';

function expire(dataDir: string, args: string[]) {
  return runCommand('expire-password', dataDir, args);
}

test('the operator ends a password now or at a moment', async () => {
  await using data = await openAccountData();
  const before = Date.now();
  const now = await expire(data.dataDir, ['Buyer@example.com']);
  expect(now).toEqual({ status: 0, text: expect.stringContaining(`${email} has expired`) });
  expect((await data.account()).passwordExpiresAt).toBeGreaterThanOrEqual(before);
  const later = await expire(data.dataDir, [email, '--at', '2199-12-01T00:00:00+08:00']);
  expect(later.text).toContain('2199-11-30T16:00:00.000Z');
  expect((await data.account()).passwordExpiresAt).toBe(Date.UTC(2199, 10, 30, 16));
});

test('a password that was ended is an entry of the audit log, a refusal is none', async () => {
  await using data = await openAccountData();
  await expire(data.dataDir, ['nobody@example.com']);
  await expire(data.dataDir, [email]);
  const entries = await data.handle
    .selectFrom('auditEntries')
    .select(['action', 'actor', 'subjectId'])
    .execute();
  expect(entries).toEqual([{ action: 'expire-password', actor: 'command', subjectId: 'account' }]);
});

test.each([
  [['nobody@example.com'], 'No account has the address nobody@example.com.'],
  [[], 'Usage:'],
  [[email, '--at', '2199-12-01'], 'is not a moment with its offset'],
  [[email, '--unknown'], 'Usage:'],
])('%j is refused with a sentence', async (args, sentence) => {
  await using data = await openAccountData();
  const { status, text } = await expire(data.dataDir, args);
  expect(status).toBe(1);
  expect(text).toContain(sentence);
  expect(text).not.toContain('    at ');
  expect((await data.account()).passwordExpiresAt).toBe(null);
});

test('an account that passkeys alone log in to has no password to end', async () => {
  await using data = await openAccountData();
  const without = { passwordHash: null, passwordChangedAt: null };
  await data.handle.updateTable('accounts').set(without).execute();
  const { status, text } = await expire(data.dataDir, [email]);
  expect([status, text]).toEqual([1, expect.stringContaining(`${email} has no password`)]);
  expect((await data.account()).passwordExpiresAt).toBe(null);
});

test('a wrong data folder is not filled with an empty database', async () => {
  const { status, text } = await expire('/nonexistent/uid', [email]);
  expect(status).toBe(1);
  expect(text).toContain('There is no database in /nonexistent/uid');
});
