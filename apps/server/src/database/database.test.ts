import { setImmediate as nextTurn } from 'node:timers/promises';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import { createDatabase } from './database.ts';
import type { Handle } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './open-sqlite.ts';

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

test('a database of a newer version is refused, for this one knows nothing of what that expects in a row', async () => {
  await using database = await openTestDatabase();
  await sql`insert into migrations (name) values ('9999-tomorrow.sql')`.execute(database.handle);
  await expect(migrate(database)).rejects.toThrow(/newer version.*9999-tomorrow/);
});

const insertRow = (handle: Handle, id: string) =>
  handle
    .insertInto('contents')
    .values({ ...row, id })
    .execute();

test.each(['40001', '40P01', '23505', '0A000'])(
  'what others were in the way of (%s) is tried six times, and no more',
  async (code) => {
    await using database = await openTestDatabase();
    let tries = 0;
    const work = async (handle: Handle) => {
      await insertRow(handle, 'a');
      tries += 1;
      if (tries < 6) throw Object.assign(new Error('in the way'), { code });
    };
    await database.transact(work);
    expect([tries, await countRows(database.handle)]).toEqual([6, 1]);
    tries = -1;
    await database.handle.deleteFrom('contents').execute();
    await expect(database.transact(work)).rejects.toThrow('in the way');
    expect([tries, await countRows(database.handle)]).toEqual([5, 0]);
  },
);

test('what failed by itself is not tried again', async () => {
  await using database = await openTestDatabase();
  let tries = 0;
  const failing = database.transact(async () => {
    tries += 1;
    throw Object.assign(new Error('not null'), { code: '23502' });
  });
  await expect(failing).rejects.toThrow('not null');
  expect(tries).toBe(1);
});

test('why a transaction failed is said also where it cannot even be rolled back', async () => {
  const driver = openSqlite(':memory:');
  let isOver = false;
  await using database = createDatabase({
    ...driver,
    provideConnection: (use) =>
      driver.provideConnection((connection) =>
        use({
          ...connection,
          async rollback() {
            await connection.rollback();
            await nextTurn();
            isOver = true;
            throw new Error('the connection is lost');
          },
        }),
      ),
  });
  const failing = database.transact(async () => {
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(isOver).toBe(true);
  expect(await database.transact(async () => 'later')).toBe('later');
});

test('statements that a transaction asks at once run in their order', async () => {
  await using database = await openTestDatabase();
  const seen = await database.transact((handle) =>
    Promise.all([insertRow(handle, 'a'), countRows(handle), insertRow(handle, 'b')]),
  );
  expect(seen[1]).toBe(1);
  expect(await countRows(database.handle)).toBe(2);
});

test('where one of several statements fails none of them is committed, nor one that is asked after the end', async () => {
  await using database = await openTestDatabase();
  const late = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const failing = database.transact((handle) => {
    const slow = ended.then(async () => insertRow(handle, 'c'));
    slow.catch(() => undefined).finally(late.resolve);
    return Promise.all([
      insertRow(handle, 'a'),
      insertRow(handle, 'a'),
      insertRow(handle, 'b'),
      slow,
    ]);
  });
  await expect(failing).rejects.toThrow(/unique/i);
  end();
  await late.promise;
  expect(await countRows(database.handle)).toBe(0);
});

test('a migration by another process does not break transactions that ran before it', async () => {
  await using database = await openTestDatabase();
  const write = (id: string) =>
    database.transact((handle) => Promise.all([insertRow(handle, id), countRows(handle)]));
  await write('a');
  await sql`alter table contents add column extra text`.execute(database.handle);
  await write('b');
  expect(await countRows(database.handle)).toBe(2);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a transaction whose row somebody else wrote first is run again, and finds it',
  async () => {
    await using database = await openTestDatabase();
    const bothHaveLooked = Promise.withResolvers<void>();
    let looks = 0;
    const writeOnce = () =>
      database.transact(async (handle) => {
        const isThere = (await countRows(handle)) > 0;
        looks += 1;
        if (looks === 2) bothHaveLooked.resolve();
        await bothHaveLooked.promise;
        if (!isThere) await handle.insertInto('contents').values(row).execute();
        return isThere;
      });
    expect(new Set(await Promise.all([writeOnce(), writeOnce()]))).toEqual(new Set([false, true]));
  },
);
