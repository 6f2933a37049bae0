import { getCart, setCartLine } from '@uid/contract/cart';
import { getCheckout, placeOrder } from '@uid/contract/orders';
import type { KyselyPlugin } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';

import type { Database, Handle } from '../../../database/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { setPrice, setStock, stockOf, withdraw } from '../../../testing/shop/change-catalogue.ts';
import { buildSession, fillCart, openShop, testAddress } from '../../../testing/shop/test-shop.ts';

const language = 'en';

/** Lets another process act as soon as a transaction next reads the cart. */
function interruptReading(database: Database) {
  const outside = AsyncLocalStorage.snapshot();
  const interruption: { act: (() => Promise<unknown>) | undefined } = { act: undefined };
  const reads = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('"cartLines"')) reads.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      const { act } = interruption;
      if (!act || !reads.has(queryId)) return result;
      interruption.act = undefined;
      await outside(act);
      return result;
    },
  };
  return {
    interruption,
    database: {
      ...database,
      transact: <T>(work: (handle: Handle) => Promise<T>) =>
        database.transact((handle) => work(handle.withPlugin(plugin))),
    },
  };
}

// SQLite has one writer at a time: no other process changes anything in the middle of a transaction.
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;

test.runIf(hasManyWriters)(
  'what changes while an order is being placed is a 409 too (A4)',
  async () => {
    await using real = await openTestDatabase();
    const { database, interruption } = interruptReading(real);
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
      const { result: checkout } = await shop.call(getCheckout, { language }, { token });
      interruption.act = act;
      const order = { language, address: testAddress, agreement: true } as const;
      const placing = { ...order, seen: checkout.seen };
      const { status, result } = await shop.call(placeOrder, placing, { token });
      expect([status, result.error, interruption.act]).toEqual([
        409,
        'CHECKOUT_CHANGED',
        undefined,
      ]);
    }
    expect(await stockOf(shop, 'CARD-B')).toBe(5);
    expect((await shop.call(getCart, { language }, { token })).result.count).toBe(4);
  },
);
