import { expect, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import type { ContentKind } from './contents-tables.ts';
import type { Handle } from './database.ts';
import { prepareWrite, runTogether } from './run-together.ts';

interface Row {
  id: string;
  kind: ContentKind;
  publishedOn?: string | undefined;
}

const insertContents = prepareWrite((handle, rows: Row[]) =>
  handle
    .insertInto('contents')
    .values(rows.map((row) => ({ ...row, position: 0, body: '{}' })))
    .onConflict((conflict) => conflict.doNothing()),
);

const deleteContents = prepareWrite((handle, { ids }: { ids: string[] }) =>
  handle.deleteFrom('contents').where('id', 'in', ids),
);

async function idsIn(handle: Handle): Promise<string[]> {
  const rows = await handle.selectFrom('contents').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

test('writes that run together say how many rows each changed, in their order', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  const news = (...ids: string[]) => insertContents(ids.map((id) => ({ id, kind: 'news' })));
  expect(await runTogether(handle, [news('a', 'b'), news('c')])).toEqual([2, 1]);
  expect(await runTogether(handle, [news('b', 'd'), deleteContents({ ids: ['a', 'c'] })])).toEqual([
    1, 2,
  ]);
  expect(await idsIn(handle)).toEqual(['b', 'd']);
});

test('a write is put together anew for lists of another length, and for what is left out', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  const one = { id: 'a', kind: 'news' } as const;
  await runTogether(handle, [insertContents([one])]);
  await runTogether(handle, [insertContents([{ id: 'b', kind: 'case' }])]);
  await runTogether(handle, [insertContents([{ publishedOn: undefined, ...one, id: 'd' }])]);
  await runTogether(handle, [insertContents([{ publishedOn: '2026-01-01', ...one, id: 'c' }])]);
  await runTogether(handle, [insertContents([one, { id: 'e', kind: 'case' }])]);
  const rows = await handle
    .selectFrom('contents')
    .select(['id', 'kind', 'publishedOn'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ id, kind, publishedOn }) => [id, kind, publishedOn])).toEqual([
    ['a', 'news', null],
    ['b', 'case', null],
    ['c', 'news', '2026-01-01'],
    ['d', 'news', null],
    ['e', 'case', null],
  ]);
});

test('a write that looks at a value it is given is refused, not remembered with that value', async () => {
  await using database = await openTestDatabase();
  const lookAt = prepareWrite((handle, { position }: { position: number }) =>
    handle.updateTable('contents').set({ position: position + 1 }),
  );
  const failing = runTogether(database.handle, [lookAt({ position: 1 })]);
  await expect(failing).rejects.toThrow('handed on, not looked at');
});

test('of writes that run together in a transaction, all stand or none', async () => {
  await using database = await openTestDatabase();
  const failing = database.transact((handle) =>
    runTogether(handle, [
      insertContents([{ id: 'a', kind: 'news' }]),
      prepareWrite((own, { id }: { id: string }) =>
        own.insertInto('contents').values({ id, kind: 'news', position: 0, body: null as never }),
      )({ id: 'b' }),
    ]),
  );
  await expect(failing).rejects.toThrow('body');
  expect(await idsIn(database.handle)).toEqual([]);
});
