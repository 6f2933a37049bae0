import { getCheckout, placeOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import type { Handle } from '../../../database/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createFaultyDatabase } from '../testing/faulty-database.ts';
import { buildSession, fillCart, openShop, testAddress } from '../testing/test-shop.ts';

const tables = [
  'orders',
  'orderLines',
  'orderEvents',
  'idempotencyKeys',
  'stockMovements',
  'variants',
  'cartLines',
] as const;

async function everything(handle: Handle): Promise<unknown[]> {
  const rows = tables.map((table) => handle.selectFrom(table).selectAll().execute());
  return (await Promise.all(rows)).map((each) => each.map((row) => JSON.stringify(row)).toSorted());
}

test('A10: a fault at any statement of placing an order leaves nothing of it', async () => {
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
  const place = () =>
    shop.call(placeOrder, order, { token, headers: { 'idempotency-key': 'key-0001' } });
  const before = await everything(real.handle);

  const statements = real.engine === 'postgres' ? 5 : 12;
  for (const when of ['before', 'after'] as const) {
    for (let statement = 1; statement <= statements; statement += 1) {
      database.fault = { statement, when };
      const { status, result } = await place();
      expect([statement, status, result.error]).toEqual([statement, 500, 'INTERNAL']);
      expect(await everything(real.handle)).toEqual(before);
    }
  }

  database.fault = undefined;
  expect((await place()).status).toBe(200);
  expect(database.statements).toBe(statements);
});
