import { getCheckout, placeOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import type { Database, Handle } from '../../../database/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createFaultyDatabase } from '../../../testing/shop/faulty-database.ts';
import { buildSession, fillCart, openShop, testAddress } from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';

const tables = [
  'orders',
  'orderLines',
  'orderEvents',
  'idempotencyKeys',
  'stockMovements',
  'variants',
  'cartLines',
] as const;

async function everything(handle: Handle): Promise<string[][]> {
  const rows = tables.map((table) => handle.selectFrom(table).selectAll().execute());
  return (await Promise.all(rows)).map((each) => each.map((row) => JSON.stringify(row)).toSorted());
}

/** Fills a cart. The returned function places the order, with the same idempotency key each time. */
async function prepareOrder(shop: TestShop) {
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 2, 'CARD-B': 1, LICENCE: 1 });
  const { token } = buyer;
  const { result } = await shop.call(getCheckout, { language: 'en' }, { token });
  const { seen } = result;
  const order = { language: 'en', seen, address: testAddress, agreement: true } as const;
  const headers = { 'idempotency-key': 'key-0001' };
  return () => shop.call(placeOrder, order, { token, headers });
}

test.each(['before', 'after'] as const)(
  'a fault %s any statement of placing an order leaves nothing of it (A10)',
  async (when) => {
    await using real = await openTestDatabase();
    const database = createFaultyDatabase(real);
    await using shop = await openShop({ database });
    const place = await prepareOrder(shop);
    const before = await everything(real.handle);
    let statement = 0;
    for (let isThrough = false; !isThrough;) {
      statement += 1;
      database.fault = { statement, when };
      const { status } = await place();
      isThrough = database.statements < statement;
      expect([statement, status]).toEqual([statement, isThrough ? 200 : 500]);
      const isUntouched = JSON.stringify(await everything(real.handle)) === JSON.stringify(before);
      expect([statement, isUntouched]).toEqual([statement, !isThrough]);
    }
    database.fault = undefined;
    expect(statement).toBeGreaterThan(10);
  },
);

test('an order whose commit was not answered is what the repeat is told (A5)', async () => {
  await using real = await openTestDatabase();
  let isAnswerLost = false;
  const database: Database = {
    ...real,
    async transact(work) {
      const result = await real.transact(work);
      if (isAnswerLost) throw new Error('The connection fell.');
      return result;
    },
  };
  await using shop = await openShop({ database });
  const place = await prepareOrder(shop);
  isAnswerLost = true;
  expect((await place()).status).toBe(500);
  isAnswerLost = false;
  const placed = await everything(real.handle);
  expect((await place()).status).toBe(200);
  expect(await everything(real.handle)).toEqual(placed);
  expect(await real.handle.selectFrom('orders').select('no').execute()).toHaveLength(1);
});
