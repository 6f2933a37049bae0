import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Database } from '../database/database.ts';
import { insertAccount } from './insert-account.ts';
import { openTestDatabase } from './test-database.ts';

const rowsOf = async ({ handle }: Database, table: 'accounts' | 'contentDefaults' | 'auditHead') =>
  handle.selectFrom(table).selectAll().execute();

const account = { email: 'kept@example.com', passwordHash: 'none' };

async function openWithAccount(): Promise<Database> {
  const database = await openTestDatabase();
  await insertAccount({ database, newId: () => 'one', now: () => 0 }, account);
  return database;
}

test('a test finds the rows of a new database, whatever the one before wrote', async () => {
  const before = await openTestDatabase();
  const [defaults, head] = [
    await rowsOf(before, 'contentDefaults'),
    await rowsOf(before, 'auditHead'),
  ];
  await before.handle.updateTable('contentDefaults').set({ number: 7 }).execute();
  await before.handle.deleteFrom('auditHead').execute();
  await before[Symbol.asyncDispose]();
  await (await openWithAccount())[Symbol.asyncDispose]();
  await using next = await openTestDatabase();
  expect(await rowsOf(next, 'accounts')).toEqual([]);
  expect([await rowsOf(next, 'contentDefaults'), await rowsOf(next, 'auditHead')]).toEqual([
    defaults,
    head,
  ]);
});

test('who still has the database of an earlier test reaches that of no other', async () => {
  const before = await openTestDatabase();
  await before[Symbol.asyncDispose]();
  await using next = await openWithAccount();
  await expect(rowsOf(before, 'accounts')).rejects.toThrow(/closed|not open|finalized/);
  expect(await rowsOf(next, 'accounts')).toHaveLength(1);
});

test('what a test changed beside rows is gone with its database', async () => {
  const before = await openTestDatabase();
  await sql`alter table accounts add column "onlyHere" text`.execute(before.handle);
  await before[Symbol.asyncDispose]();
  await using next = await openWithAccount();
  expect(Object.keys((await rowsOf(next, 'accounts'))[0] ?? {})).not.toContain('onlyHere');
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a test has heard of the last change of the one before',
  async () => {
    const before = await openTestDatabase();
    await sql`update "siteChanges" set version = version + 1`.execute(before.handle);
    await before[Symbol.asyncDispose]();
    await using next = await openTestDatabase();
    const read = sql<{ version: number }>`select version from "siteChanges"`;
    const { rows } = await read.execute(next.handle);
    expect([next.siteVersion()]).toEqual(rows.map(({ version }) => version));
  },
);
