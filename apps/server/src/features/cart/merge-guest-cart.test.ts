import { maxCartLines } from '@uid/contract/cart';
import { expect, test } from 'vitest';

import type { ServerContext } from '../../context.ts';
import type { Database, Handle } from '../../database/database.ts';
import { insertAccount } from '../../testing/insert-account.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { accountOwner, guestOwner } from './owner-key.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { keepTime, pruneGuestCarts } from './prune-guest-carts.ts';
import { takeSelectedLines } from './take-selected-lines.ts';

const merge = { guestToken: 'a-token', accountId: 'account-1', now: 5 };

test('A25: a guest cart becomes the account cart, quantities adding up to the limit', async () => {
  await using database = await openShop();
  await sell(database.handle, ['A', 'B', 'C']);
  await put(database.handle, guestOwner('a-token'), { A: 9, B: 2 });
  await put(database.handle, accountOwner('account-1'), { A: 8, C: 1 });

  await database.transact((handle) => mergeGuestCart(handle, merge));

  expect(await read(database.handle, accountOwner('account-1'))).toEqual({ A: 12, B: 2, C: 1 });
  expect(await read(database.handle, guestOwner('a-token'))).toEqual({});
});

test('A25: merging again, also at the same time, adds nothing', async () => {
  await using database = await openShop();
  await sell(database.handle, ['A']);
  await put(database.handle, guestOwner('a-token'), { A: 2 });
  const again = () => database.transact((handle) => mergeGuestCart(handle, merge));

  await Promise.all([again(), again(), again()]);
  await again();

  expect(await read(database.handle, accountOwner('account-1'))).toEqual({ A: 2 });
});

test('A25: the lines of a guest stay where they are when the account is gone by then', async () => {
  await using database = await openShop();
  await sell(database.handle, ['A']);
  await put(database.handle, guestOwner('a-token'), { A: 2 });
  const gone = { ...merge, accountId: 'an-account-that-was-deleted' };

  const merging = database.transact((handle) => mergeGuestCart(handle, gone));
  await expect(merging).rejects.toMatchObject({ error: 'SESSION_INVALID' });

  expect(await read(database.handle, guestOwner('a-token'))).toEqual({ A: 2 });
  expect(await read(database.handle, accountOwner(gone.accountId))).toEqual({});
});

test('A25: of a line in the cart and one set aside, the one in the cart stays as it is', async () => {
  await using database = await openShop();
  const { handle } = database;
  await sell(handle, ['A', 'B', 'C']);
  await put(handle, guestOwner('a-token'), { A: 3, B: 4, C: 5 });
  await put(handle, accountOwner('account-1'), { A: 2, B: 1, C: 1 });
  const setAside = (owner: string, sku: string) =>
    handle
      .updateTable('cartLines')
      .set({ isSaved: 1 })
      .where('owner', '=', owner)
      .where('sku', '=', sku)
      .execute();
  await setAside(guestOwner('a-token'), 'A');
  await setAside(accountOwner('account-1'), 'B');
  await setAside(guestOwner('a-token'), 'C');
  await setAside(accountOwner('account-1'), 'C');

  await database.transact((handle) => mergeGuestCart(handle, merge));

  const rows = await handle.selectFrom('cartLines').selectAll().orderBy('sku').execute();
  expect(rows.map(({ sku, quantity, isSaved }) => [sku, quantity, isSaved])).toEqual([
    ['A', 2, 0],
    ['B', 4, 0],
    ['C', 6, 1],
  ]);
});

test('A25: of two carts as much is merged as one has room for, what is in both first', async () => {
  await using database = await openShop();
  const skus = Array.from({ length: maxCartLines + 1 }, (_, index) => `${1000 + index}`);
  await sell(database.handle, skus);
  const carts = { guest: skus.slice(2), own: skus.slice(0, maxCartLines - 1) };
  const onePiece = (some: string[]) => Object.fromEntries(some.map((sku) => [sku, 1]));
  await put(database.handle, guestOwner('a-token'), onePiece(carts.guest));
  await put(database.handle, accountOwner('account-1'), onePiece(carts.own));

  await database.transact((handle) => mergeGuestCart(handle, merge));

  const merged = await read(database.handle, accountOwner('account-1'));
  expect(Object.keys(merged)).toHaveLength(maxCartLines);
  expect(Object.values(merged).filter((quantity) => quantity === 2)).toHaveLength(maxCartLines - 3);
});

test('A25: a merged line is chosen, was seen at the guest’s price, and changed just now', async () => {
  await using database = await openShop();
  const { handle } = database;
  await sell(handle, ['A', 'B', 'C']);
  await put(handle, accountOwner('account-1'), { A: 1, C: 1 });
  await handle.updateTable('cartLines').set({ isSelected: 0 }).execute();
  await put(handle, guestOwner('a-token'), { A: 1, B: 1 });
  const guests = handle.updateTable('cartLines').set({ seenPriceFen: 90 });
  await guests.where('owner', '=', guestOwner('a-token')).execute();

  await database.transact((handle) => mergeGuestCart(handle, merge));

  const rows = await handle.selectFrom('cartLines').selectAll().orderBy('sku').execute();
  expect(
    rows.map(({ sku, isSelected, seenPriceFen, updatedAt }) => [
      sku,
      isSelected,
      seenPriceFen,
      updatedAt,
    ]),
  ).toEqual([
    ['A', 1, 90, 5],
    ['B', 1, 90, 5],
    ['C', 0, 100, 1],
  ]);
});

test('A25: a line of the account stays unchosen and at its price beside one that a guest set aside', async () => {
  await using database = await openShop();
  const { handle } = database;
  await sell(handle, ['A']);
  await put(handle, accountOwner('account-1'), { A: 2 });
  await handle.updateTable('cartLines').set({ isSelected: 0, seenPriceFen: 95 }).execute();
  await put(handle, guestOwner('a-token'), { A: 1 });
  const guests = handle.updateTable('cartLines').set({ isSaved: 1 });
  await guests.where('owner', '=', guestOwner('a-token')).execute();

  await database.transact((handle) => mergeGuestCart(handle, merge));

  const rows = await handle.selectFrom('cartLines').selectAll().execute();
  expect(rows).toMatchObject([{ quantity: 2, isSelected: 0, isSaved: 0, seenPriceFen: 95 }]);
});

test('A25: pieces that reach a lower price together are no change of price; one that changed is', async () => {
  await using database = await openShop();
  const { handle } = database;
  await sell(handle, ['A', 'B']);
  const step = { fromQuantity: 5, priceFen: 80 };
  await handle
    .insertInto('tierPrices')
    .values([
      { ...step, sku: 'A' },
      { ...step, sku: 'B' },
    ])
    .execute();
  await put(handle, accountOwner('account-1'), { A: 3, B: 3 });
  await put(handle, guestOwner('a-token'), { A: 3, B: 3 });
  await handle.updateTable('cartLines').set({ seenPriceFen: 70 }).where('sku', '=', 'B').execute();

  await database.transact((handle) => mergeGuestCart(handle, merge));

  const rows = await handle.selectFrom('cartLines').selectAll().orderBy('sku').execute();
  expect(rows.map(({ quantity, seenPriceFen }) => [quantity, seenPriceFen])).toEqual([
    [6, 80],
    [6, 70],
  ]);
});

test('A25: what guests left goes after ninety days, and what an account has stays', async () => {
  await using database = await openShop();
  await sell(database.handle, ['A']);
  await put(database.handle, guestOwner('a-token'), { A: 1 });
  await put(database.handle, accountOwner('account-1'), { A: 1 });
  const prune = (now: number) => pruneGuestCarts({ database, now: () => now } as ServerContext);
  await prune(keepTime);
  expect(await read(database.handle, guestOwner('a-token'))).toEqual({ A: 1 });
  await prune(keepTime + 2);
  expect(await read(database.handle, guestOwner('a-token'))).toEqual({});
  expect(await read(database.handle, accountOwner('account-1'))).toEqual({ A: 1 });
});

test('A25: a guest’s cart stays whole for ninety days after its last change', async () => {
  await using database = await openShop();
  const { handle } = database;
  await sell(handle, ['A', 'B', 'C']);
  await put(handle, guestOwner('a-token'), { A: 1, B: 1 });
  await put(handle, guestOwner('another'), { C: 1 });
  await handle.updateTable('cartLines').set({ updatedAt: 50 }).where('sku', '=', 'B').execute();
  const prune = (now: number) => pruneGuestCarts({ database, now: () => now } as ServerContext);
  await prune(keepTime + 50);
  expect(await read(handle, guestOwner('a-token'))).toEqual({ A: 1, B: 1 });
  expect(await read(handle, guestOwner('another'))).toEqual({});
  await prune(keepTime + 51);
  expect(await read(handle, guestOwner('a-token'))).toEqual({});
});

test.each([
  ['of which there are more by now', { quantity: 2 }],
  ['that is not chosen any more', { isSelected: 0 }],
  ['that was set aside', { isSaved: 1 }],
])('an order takes no line %s', async (_name, change) => {
  await using database = await openShop();
  await sell(database.handle, ['A']);
  await put(database.handle, accountOwner('account-1'), { A: 1 });
  const read = [{ sku: 'A', quantity: 1 }];
  const take = () => database.transact((handle) => takeSelectedLines(handle, 'account-1', read));
  await database.handle.updateTable('cartLines').set(change).execute();
  expect(await take()).toBe(false);
  await database.handle
    .updateTable('cartLines')
    .set({ quantity: 1, isSelected: 1, isSaved: 0 })
    .execute();
  expect(await take()).toBe(true);
});

/** Opens a database with an account, because only an existing account keeps a cart. */
async function openShop(): Promise<Database> {
  const database = await openTestDatabase();
  const given = { database, newId: () => 'account-1', now: () => 1 };
  await insertAccount(given, { email: 'a@example.com', passwordHash: '' });
  return database;
}

async function sell(handle: Handle, skus: string[]): Promise<void> {
  const item = { id: 'item', product: 'sdp', productGroup: 'software', drawing: 'laptop' } as const;
  await handle
    .insertInto('items')
    .values({ ...item, position: 1, delivery: 'licence', texts: '{}', searchText: '' })
    .execute();
  const variant = { itemId: 'item', position: 1, names: '{}', priceFen: 100, stock: 0 };
  await handle
    .insertInto('variants')
    .values(skus.map((sku) => ({ ...variant, sku, leadDays: 0, isWithdrawn: 0 })))
    .execute();
}

async function put(handle: Handle, owner: string, lines: Record<string, number>): Promise<void> {
  const rows = Object.entries(lines).map(([sku, quantity]) => ({
    owner,
    sku,
    quantity,
    isSelected: 1,
    seenPriceFen: 100,
    updatedAt: 1,
  }));
  await handle.insertInto('cartLines').values(rows).execute();
}

async function read(handle: Handle, owner: string): Promise<Record<string, number>> {
  const rows = await handle
    .selectFrom('cartLines')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('sku')
    .execute();
  return Object.fromEntries(rows.map(({ sku, quantity }) => [sku, quantity]));
}
