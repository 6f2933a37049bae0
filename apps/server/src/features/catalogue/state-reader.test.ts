import { setImmediate as nextTurn } from 'node:timers/promises';

import { listItems } from '@uid/contract/catalogue';
import { expect, test } from 'vitest';

import type { Database } from '../../database/database.ts';
import { setPrice } from '../../testing/shop/change-catalogue.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import { createStateReader } from './state-reader.ts';

/** Creates a reader of a database that has to be asked for its version, and counts its queries. */
function openReader() {
  const database = { version: 'first', state: 'of the first' };
  const asked = { versions: 0, states: 0 };
  const read = createStateReader({
    askDataVersion: async () => {
      asked.versions += 1;
      await nextTurn();
      return database.version;
    },
  } as Database);
  const ask = (question = 'list') =>
    read(question, async () => {
      asked.states += 1;
      const { state } = database;
      await nextTurn();
      return state;
    });
  return { database, asked, ask };
}

test('what the database says is as it was is not read again', async () => {
  const { database, asked, ask } = openReader();
  expect([await ask(), await ask(), await ask('item')]).toEqual(Array(3).fill('of the first'));
  expect(asked).toEqual({ versions: 3, states: 2 });
  Object.assign(database, { version: 'second', state: 'of the second' });
  expect([await ask(), await ask()]).toEqual(['of the second', 'of the second']);
  expect(asked).toEqual({ versions: 5, states: 3 });
});

test('those who come while one is asked share the next, which began after them', async () => {
  const { database, asked, ask } = openReader();
  const early = Array.from({ length: 20 }, () => ask());
  await nextTurn();
  Object.assign(database, { version: 'second', state: 'of the second' });
  expect(await ask()).toBe('of the second');
  await Promise.all(early);
  expect(asked.versions).toBeLessThanOrEqual(4);
  expect(asked.states).toBeLessThanOrEqual(4);
});

test('a price that is committed is in every list that is asked for afterwards', async () => {
  await using shop = await openShop();
  const list = async () => {
    const { result } = await shop.call(listItems, { language: 'en' });
    return result.items[0]?.fromFen;
  };
  const before = await list();
  const early = Array.from({ length: 20 }, () => list());
  await setPrice(shop, 'CARD-A', 6_000);
  const late = await Promise.all(Array.from({ length: 20 }, () => list()));
  expect(new Set(late)).toEqual(new Set([6_000]));
  for (const price of await Promise.all(early)) expect([before, 6_000]).toContain(price);
});
