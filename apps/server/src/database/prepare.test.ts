import { expect, test } from 'vitest';

import { openCountedDatabase } from '../testing/counted-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Handle } from './database.ts';
import { prepare } from './prepare.ts';
import type { Given } from './prepare.ts';
import { insertNewRow, insertRow, insertRows, updateRow } from './write-row.ts';

interface Key {
  accountId: string;
  since: number;
}

function prepareCount() {
  let builds = 0;
  const select = prepare((handle, { accountId, since }: Given<Key>) => {
    builds += 1;
    return handle
      .selectFrom('accountLanguages')
      .select(['accountId', 'language'])
      .where('accountId', '=', accountId)
      .where((eb) => eb(eb.cast<number>(eb.val(5), 'integer'), '>', since));
  });
  return { select, builds: () => builds };
}

const languages = (handle: Handle) =>
  handle.selectFrom('accountLanguages').selectAll().orderBy('accountId').execute();

/** Inserts two accounts, of which the second reads English. */
async function twoAccounts(handle: Handle): Promise<void> {
  for (const id of ['first', 'second']) {
    await insertRow(handle, 'accounts', {
      id,
      email: `${id}@example.com`,
      passwordHash: 'none',
      passwordVersion: 1,
      passwordChangedAt: 0,
      createdAt: 0,
      passwordExpiresAt: null,
      lastLoginAt: 0,
    });
  }
  await insertRow(handle, 'accountLanguages', { accountId: 'first', language: 'zh' });
  await insertRow(handle, 'accountLanguages', { accountId: 'second', language: 'en' });
}

test('runs with the values of each call and is built once for a database', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  await twoAccounts(handle);
  const { select, builds } = prepareCount();
  const of = async (accountId: string, since = 0) =>
    (await select(handle, { accountId, since })).rows;
  expect(await of('first')).toEqual([{ accountId: 'first', language: 'zh' }]);
  expect(await of('second')).toEqual([{ accountId: 'second', language: 'en' }]);
  expect(await of('second', 5)).toEqual([]);
  expect(builds()).toBe(1);
});

test('is built anew for another database', async () => {
  await using one = await openTestDatabase();
  await using other = await openTestDatabase();
  const { select, builds } = prepareCount();
  const values = { accountId: 'nobody', since: 0 };
  await select(one.handle, values);
  await select(other.handle, values);
  expect(builds()).toBe(2);
});

test('takes part in a transaction, and is refused outside of it meanwhile', async () => {
  await using database = await openTestDatabase();
  await twoAccounts(database.handle);
  const { select } = prepareCount();
  const values = { accountId: 'first', since: 0 };
  await expect(
    database.transact(async (handle) => {
      await handle.deleteFrom('accountLanguages').execute();
      expect((await select(handle, values)).rows).toEqual([]);
      await select(database.handle, values);
    }),
  ).rejects.toThrow('ran inside a transaction');
  expect((await select(database.handle, values)).rows).toHaveLength(1);
});

test('is seen by the plugins of a handle, like any other statement', async () => {
  await using database = await openTestDatabase();
  await twoAccounts(database.handle);
  const { select } = prepareCount();
  const kinds: string[] = [];
  const handle = database.handle.withPlugin({
    transformQuery({ node }) {
      kinds.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => ({ ...result, rows: [] }),
  });
  expect((await select(handle, { accountId: 'first', since: 0 })).rows).toEqual([]);
  expect(kinds).toEqual(['SelectQueryNode']);
});

test('a row is inserted, changed, and not inserted where another is in the way', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  await twoAccounts(handle);
  const again = { accountId: 'first', language: 'en' } as const;
  expect(await insertNewRow(handle, 'accountLanguages', { row: again })).toBe(false);
  expect(
    await insertNewRow(handle, 'accountLanguages', { row: again, unique: ['accountId'] }),
  ).toBe(false);
  expect((await languages(handle)).map(({ language }) => language)).toEqual(['zh', 'en']);
  await handle.deleteFrom('accountLanguages').where('accountId', '=', 'first').execute();
  expect(
    await insertNewRow(handle, 'accountLanguages', { row: again, unique: ['accountId'] }),
  ).toBe(true);
  await updateRow(handle, 'accounts', { id: 'first', change: { lastLoginAt: 7 } });
  const { lastLoginAt } = await handle
    .selectFrom('accounts')
    .select('lastLoginAt')
    .where('id', '=', 'first')
    .executeTakeFirstOrThrow();
  expect(lastLoginAt).toBe(7);
});

test('rows are inserted by as few statements as they need, each with its own values', async () => {
  await using counted = await openCountedDatabase();
  const { handle } = counted.database;
  const rows = Array.from({ length: 19 }, (_, at) => ({ id: `p${10 + at}`, expiresAt: at }));
  for (const some of [rows.slice(0, 2), rows.slice(2), []]) {
    await insertRows(handle, 'usedProofs', some);
  }
  expect(counted.take().statements).toHaveLength(4);
  const stored = handle.selectFrom('usedProofs').selectAll().orderBy('id');
  expect(await stored.execute()).toEqual(rows);
});
