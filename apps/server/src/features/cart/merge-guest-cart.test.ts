import { expect, test } from 'vitest';

import type { Handle } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { accountOwner, guestOwner } from './owner-key.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

const merge = { guestToken: 'a-token', accountId: 'account-1', now: 5 };

test('A25: a guest cart becomes the account cart, quantities adding up to the limit', async () => {
  await using database = await openTestDatabase();
  await sell(database.handle, ['A', 'B', 'C']);
  await put(database.handle, guestOwner('a-token'), { A: 9, B: 2 });
  await put(database.handle, accountOwner('account-1'), { A: 8, C: 1 });

  await database.transact((handle) => mergeGuestCart(handle, merge));

  expect(await read(database.handle, accountOwner('account-1'))).toEqual({ A: 12, B: 2, C: 1 });
  expect(await read(database.handle, guestOwner('a-token'))).toEqual({});
});

test('A25: merging again, also at the same time, adds nothing', async () => {
  await using database = await openTestDatabase();
  await sell(database.handle, ['A']);
  await put(database.handle, guestOwner('a-token'), { A: 2 });
  const again = () => database.transact((handle) => mergeGuestCart(handle, merge));

  await Promise.all([again(), again(), again()]);
  await again();

  expect(await read(database.handle, accountOwner('account-1'))).toEqual({ A: 2 });
});

test('A25: of a line in the cart and one set aside, the one in the cart stays as it is', async () => {
  await using database = await openTestDatabase();
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
