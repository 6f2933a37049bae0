import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import type { ContentKind } from './contents-tables.ts';
import type { Handle } from './database.ts';
import { runAllOrNone } from './run-all-or-none.ts';
import { mustChange, prepareWrite } from './run-together.ts';

const insertContent = prepareWrite((handle, row: { id: string; kind: ContentKind }) =>
  handle
    .insertInto('contents')
    .values({ ...row, position: 0, body: '{}' })
    .onConflict((conflict) => conflict.doNothing()),
);

const renameContent = prepareWrite((handle, { from, to }: { from: string; to: string }) =>
  handle.updateTable('contents').set({ id: to }).where('id', '=', from),
);

const news = (id: string) => insertContent({ id, kind: 'news' });

async function idsIn(handle: Handle): Promise<string[]> {
  const rows = await handle.selectFrom('contents').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

test('writes that change what they must all stand', async () => {
  await using database = await openTestDatabase();
  expect(await runAllOrNone(database, [mustChange(1, news('a')), news('b')])).toBe(true);
  const rename = mustChange(1, renameContent({ from: 'a', to: 'c' }));
  expect(await runAllOrNone(database, [rename, mustChange(0, news('b'))])).toBe(true);
  expect(await idsIn(database.handle)).toEqual(['b', 'c']);
});

test('one that does not change what it must undoes all of them, wherever it stands', async () => {
  await using database = await openTestDatabase();
  await runAllOrNone(database, [news('a')]);
  const nothing = mustChange(1, renameContent({ from: 'missing', to: 'c' }));
  expect(await runAllOrNone(database, [nothing, news('b')])).toBe(false);
  expect(await runAllOrNone(database, [news('b'), nothing])).toBe(false);
  expect(await runAllOrNone(database, [news('b'), mustChange(1, news('a'))])).toBe(false);
  expect(await idsIn(database.handle)).toEqual(['a']);
});

test('what fails otherwise is thrown, and nothing of it stands', async () => {
  await using database = await openTestDatabase();
  await runAllOrNone(database, [news('a'), news('b')]);
  const taken = renameContent({ from: 'a', to: 'b' });
  await expect(runAllOrNone(database, [news('c'), taken])).rejects.toThrow(/unique/i);
  expect(await idsIn(database.handle)).toEqual(['a', 'b']);
});

test('of two that want the same row at once, one stands', async () => {
  await using database = await openTestDatabase();
  await runAllOrNone(database, [news('a')]);
  const wants = ['b', 'c'].map((to) =>
    runAllOrNone(database, [mustChange(1, renameContent({ from: 'a', to })), news(`by-${to}`)]),
  );
  const stands = await Promise.all(wants);
  expect(stands.filter(Boolean)).toHaveLength(1);
  const winner = stands[0] ? 'b' : 'c';
  expect(await idsIn(database.handle)).toEqual([winner, `by-${winner}`]);
});

test('a migration by another process does not break writes that ran before it', async () => {
  await using database = await openTestDatabase();
  const write = (id: string) => runAllOrNone(database, [mustChange(1, news(id)), news(`${id}2`)]);
  expect(await write('a')).toBe(true);
  await sql`alter table contents add column extra text`.execute(database.handle);
  expect(await write('b')).toBe(true);
  expect(await idsIn(database.handle)).toEqual(['a', 'a2', 'b', 'b2']);
});

test('more values than one statement of SQLite takes are written all the same, or not', async () => {
  await using database = await openTestDatabase();
  const many = Array.from({ length: 600 }, (_, at) => mustChange(1, news(`many-${at}`)));
  expect(await runAllOrNone(database, many)).toBe(true);
  expect(await idsIn(database.handle)).toHaveLength(600);
  const others = Array.from({ length: 599 }, (_, at) => news(`other-${at}`));
  expect(await runAllOrNone(database, [...others, mustChange(1, news('many-0'))])).toBe(false);
  expect(await idsIn(database.handle)).toHaveLength(600);
});
