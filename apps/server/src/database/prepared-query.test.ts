import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import type { ContentKind } from './contents-tables.ts';
import { prepareQuery } from './prepared-query.ts';

const countOf = prepareQuery((handle, { kind }: { kind: ContentKind }) =>
  handle
    .selectFrom('contents')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .groupBy('kind'),
);

const insertContent = prepareQuery((handle, row: { kind: ContentKind; id: string }) =>
  handle.insertInto('contents').values({ id: row.id, kind: row.kind, position: 0, body: '{}' }),
);

test('a prepared statement takes new values each time, and says how many rows it changed', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  for (const id of ['one', 'two'])
    expect(await insertContent(handle, { kind: 'home', id })).toMatchObject({ changed: 1 });
  await insertContent(handle, { kind: 'news', id: 'three' });
  expect((await countOf(handle, { kind: 'home' })).rows).toEqual([{ kind: 'home', count: 2 }]);
  expect((await countOf(handle, { kind: 'news' })).rows).toEqual([{ kind: 'news', count: 1 }]);
});

test('a prepared statement is held to the transaction it belongs to', async () => {
  await using database = await openTestDatabase();
  const slipping = database.transact(async () => {
    await countOf(database.handle, { kind: 'home' });
  });
  await expect(slipping).rejects.toThrow('outer database handle');
  const late = await database.transact(async (handle) => ({
    run: () => countOf(handle, { kind: 'home' }),
  }));
  await expect(late.run()).rejects.toThrow('after its transaction had ended');
});

test('a migration by another process does not break what was prepared before it', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  const all = prepareQuery((outer, { kind }: { kind: ContentKind }) =>
    outer.selectFrom('contents').selectAll().where('kind', '=', kind),
  );
  await insertContent(handle, { kind: 'home', id: 'one' });
  expect((await all(handle, { kind: 'home' })).rows).toHaveLength(1);
  await sql`alter table contents add column extra text`.execute(handle);
  const inside = await database.transact((own) => all(own, { kind: 'home' }));
  expect(inside.rows[0]).toHaveProperty('extra');
  expect((await all(handle, { kind: 'home' })).rows[0]).toHaveProperty('extra');
});
