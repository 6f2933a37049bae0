import { getCheckout, placeOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import type { Handle } from '../../../database/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createFaultyDatabase } from '../../../testing/shop/faulty-database.ts';
import { buildSession, fillCart, openShop, testAddress } from '../../../testing/shop/test-shop.ts';

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

test.each(['before', 'after'] as const)(
  'A10: a fault %s any statement of placing an order leaves nothing of it, or all of it for the repeat to find',
  async (when) => {
    await using real = await openTestDatabase();
    const database = createFaultyDatabase(real);
    await using shop = await openShop({ database });
    const buyer = await buildSession(shop);
    await fillCart(shop, buyer, { 'CARD-A': 2, 'CARD-B': 1, LICENCE: 1 });
    const { token } = buyer;
    const { result: checkout } = await shop.call(getCheckout, { language: 'en' }, { token });
    const order = {
      language: 'en',
      seen: checkout.seen,
      address: testAddress,
      agreement: true,
    } as const;
    const headers = { 'idempotency-key': 'key-0001' };
    const place = () => shop.call(placeOrder, order, { token, headers });
    const before = await everything(real.handle);
    let statement = 0;
    let last = before;
    for (let isThrough = false; !isThrough;) {
      statement += 1;
      database.fault = { statement, when };
      const { status } = await place();
      isThrough = database.statements < statement;
      expect([statement, status]).toEqual([statement, isThrough ? 200 : 500]);
      last = await everything(real.handle);
      // All of it is written by one statement, whose answer is lost.
      const isWritten = isThrough || when === 'after';
      expect(JSON.stringify(last) === JSON.stringify(before)).toBe(!isWritten);
    }
    database.fault = undefined;
    expect((await place()).status).toBe(200);
    expect(await everything(real.handle)).toEqual(last);
    expect(statement).toBe(2);
  },
);
