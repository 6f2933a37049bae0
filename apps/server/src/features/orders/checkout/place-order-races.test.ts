import { getCart, setCartLine } from '@uid/contract/cart';
import { getCheckout, placeOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { openTestDatabase } from '../../../testing/test-database.ts';
import { setPrice, setStock, stockOf, withdraw } from '../testing/change-catalogue.ts';
import { createFaultyDatabase } from '../testing/faulty-database.ts';
import { buildSession, fillCart, openShop, testAddress } from '../testing/test-shop.ts';

const language = 'en';

// SQLite has one writer at a time: nothing can happen in the middle of a transaction.
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;

test.runIf(hasManyWriters)(
  'A4: what changes while an order is being placed is a 409 too, wherever in the transaction it falls',
  async () => {
    await using real = await openTestDatabase();
    const database = createFaultyDatabase(real);
    await using shop = await openShop({ database });
    await using other = await openShop({ database: real });
    const buyer = await buildSession(shop);
    const { token } = buyer;
    await fillCart(shop, buyer, { 'CARD-A': 2, 'CARD-B': 1 });
    const set = { language, sku: 'CARD-A', quantity: 3 } as const;
    const changes: (() => Promise<unknown>)[] = [
      () => setPrice(other, 'CARD-A', 7_000),
      () => other.call(setCartLine, set, { token }),
      () => setStock(other, 'CARD-A', 1),
      () => withdraw(other, 'CARD-B'),
    ];
    for (const act of changes) {
      database.meanwhile = undefined;
      const { result: checkout } = await shop.call(getCheckout, { language }, { token });
      database.meanwhile = { statement: 1, act };
      const order = { language, address: testAddress, agreement: true } as const;
      const placing = { ...order, seen: checkout.seen };
      const { status, result } = await shop.call(placeOrder, placing, { token });
      expect([status, result.error]).toEqual([409, 'CHECKOUT_CHANGED']);
    }
    expect(await stockOf(shop, 'CARD-B')).toBe(5);
    expect((await shop.call(getCart, { language }, { token })).result.count).toBe(4);
  },
);
