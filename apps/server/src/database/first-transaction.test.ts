import { expect, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { createDatabase } from './database.ts';
import type { Handle } from './database.ts';
import { openFirstTransactionWith } from './first-transaction.ts';
import { openSqlite } from './open-sqlite.ts';

function note(id: string) {
  return async (handle: Handle) =>
    void (await handle.insertInto('usedProofs').values({ id, expiresAt: 1 }).execute());
}

async function notes(handle: Handle): Promise<string[]> {
  const rows = await handle.selectFrom('usedProofs').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

test('the opening statements begin the first transaction, and no second one', async () => {
  await using database = await openTestDatabase();
  await openFirstTransactionWith(note('opening'), async () => {
    expect(await database.transact(notes)).toEqual(['opening']);
    await database.transact(note('second'));
  });
  expect(await notes(database.handle)).toEqual(['opening', 'second']);
});

test('an opening that throws rolls the work back', async () => {
  await using database = await openTestDatabase();
  const refuse = () => Promise.reject(new Error('used'));
  const work = () => database.transact(note('work'));
  await expect(openFirstTransactionWith(refuse, work)).rejects.toThrow('used');
  expect(await notes(database.handle)).toEqual([]);
});

test('after a transaction that failed, the next one begins with the opening', async () => {
  await using database = await openTestDatabase();
  await openFirstTransactionWith(note('opening'), async () => {
    const failing = database.transact(() => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    await database.transact(note('work'));
  });
  expect(await notes(database.handle)).toEqual(['opening', 'work']);
});

test('a transaction that runs again after a failed commit begins with the opening again', async () => {
  const driver = openSqlite(':memory:');
  let failures = 0;
  const commit = async () => {
    failures -= 1;
    if (failures >= 0) throw Object.assign(new Error('in the way'), { code: '40001' });
  };
  await using database = createDatabase({
    ...driver,
    provideConnection: (use) =>
      driver.provideConnection((connection) =>
        use({ ...connection, commit: () => commit().then(connection.commit) }),
      ),
  });
  await migrate(database);
  failures = 1;
  await openFirstTransactionWith(note('opening'), () => database.transact(note('work')));
  expect(failures).toBe(-1);
  expect(await notes(database.handle)).toEqual(['opening', 'work']);
});

test('the failure of the opening is the one that is thrown, also where the work fails as well', async () => {
  await using database = await openTestDatabase();
  const refuse = async (handle: Handle) => {
    await note('opening')(handle);
    throw new Error('used');
  };
  const work = () => database.transact(() => Promise.reject(new Error('failed')));
  await expect(openFirstTransactionWith(refuse, work)).rejects.toThrow('used');
  expect(await notes(database.handle)).toEqual([]);
});

test('a single statement that writes begins with the opening, too', async () => {
  await using database = await openTestDatabase();
  await openFirstTransactionWith(note('opening'), () => note('work')(database.handle));
  expect(await notes(database.handle)).toEqual(['opening', 'work']);
  const refuse = () => Promise.reject(new Error('used'));
  const refused = openFirstTransactionWith(refuse, () => note('late')(database.handle));
  await expect(refused).rejects.toThrow('used');
  expect(await notes(database.handle)).toEqual(['opening', 'work']);
});

test('a read begins no transaction, and the opening is not run', async () => {
  await using database = await openTestDatabase();
  await openFirstTransactionWith(note('opening'), () => notes(database.handle));
  expect(await notes(database.handle)).toEqual([]);
});
