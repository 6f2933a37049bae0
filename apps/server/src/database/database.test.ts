import { expect, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import type { Handle } from './database.ts';

const row = { kind: 'text-page', id: 'a', position: 1, publishedOn: null, body: '"x"' } as const;

async function countRows(handle: Handle): Promise<number> {
  return (await handle.selectFrom('contents').selectAll().execute()).length;
}

test('a throw inside a transaction leaves nothing', async () => {
  await using database = await openTestDatabase();
  const failing = database.transact(async (handle) => {
    await handle.insertInto('contents').values(row).execute();
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await countRows(database.handle)).toBe(0);
});

test('a query on the outer handle inside a transaction fails loudly', async () => {
  await using database = await openTestDatabase();
  const failing = database.transact(() => countRows(database.handle));
  await expect(failing).rejects.toThrow('outer database handle');
});

test('a query after the end of its transaction fails loudly', async () => {
  await using database = await openTestDatabase();
  const escaped = await database.transact(async (handle) => ({ handle }));
  await expect(countRows(escaped.handle)).rejects.toThrow('transaction had ended');
});

test('a transaction inside a transaction is refused', async () => {
  await using database = await openTestDatabase();
  const failing = database.transact(() => database.transact(async () => 1));
  await expect(failing).rejects.toThrow('inside another');
});

test('transactions that run at once all commit', async () => {
  await using database = await openTestDatabase();
  const ids = Array.from({ length: 20 }, (_, index) => `id-${index}`);
  await Promise.all(
    ids.map((id) =>
      database.transact((handle) =>
        handle
          .insertInto('contents')
          .values({ ...row, id })
          .execute(),
      ),
    ),
  );
  expect(await countRows(database.handle)).toBe(20);
});
