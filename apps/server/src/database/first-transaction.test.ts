import { expect, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import type { Handle } from './database.ts';
import { openFirstTransactionWith } from './first-transaction.ts';

function note(id: string) {
  return async (handle: Handle) =>
    void (await handle.insertInto('usedProofs').values({ id, expiresAt: 1 }).execute());
}

async function notes(handle: Handle): Promise<string[]> {
  const rows = await handle.selectFrom('usedProofs').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

test('the first transaction begins with it, and the second does not', async () => {
  await using database = await openTestDatabase();
  await openFirstTransactionWith(note('opening'), async () => {
    expect(await database.transact(notes)).toEqual(['opening']);
    await database.transact(note('second'));
  });
  expect(await notes(database.handle)).toEqual(['opening', 'second']);
});

test('where it throws nothing of the work happens', async () => {
  await using database = await openTestDatabase();
  const refuse = () => Promise.reject(new Error('used'));
  const work = () => database.transact(note('work'));
  await expect(openFirstTransactionWith(refuse, work)).rejects.toThrow('used');
  expect(await notes(database.handle)).toEqual([]);
});

test('after a transaction that failed the next one begins with it', async () => {
  await using database = await openTestDatabase();
  await openFirstTransactionWith(note('opening'), async () => {
    const failing = database.transact(() => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    await database.transact(note('work'));
  });
  expect(await notes(database.handle)).toEqual(['opening', 'work']);
});

test('a write of one statement begins with it, too', async () => {
  await using database = await openTestDatabase();
  await openFirstTransactionWith(note('opening'), () => note('work')(database.handle));
  expect(await notes(database.handle)).toEqual(['opening', 'work']);
  const refuse = () => Promise.reject(new Error('used'));
  const refused = openFirstTransactionWith(refuse, () => note('late')(database.handle));
  await expect(refused).rejects.toThrow('used');
  expect(await notes(database.handle)).toEqual(['opening', 'work']);
});

test('a read begins no transaction, and writes nothing', async () => {
  await using database = await openTestDatabase();
  await openFirstTransactionWith(note('opening'), () => notes(database.handle));
  expect(await notes(database.handle)).toEqual([]);
});
