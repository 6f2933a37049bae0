import { AsyncLocalStorage } from 'node:async_hooks';

import { cancelOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import type { Handle } from '../../database/database.ts';
import { notify } from '../payments/testing/notify.ts';
import { untilSomebodyWaits } from '../payments/testing/until-somebody-waits.ts';
import {
  buildSession,
  fillCart,
  openShop,
  orderOf,
  placeCart,
  startCharge,
} from '../../testing/shop/test-shop.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';

// SQLite has one writer at a time: no transaction waits for a row in the middle of its work.
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;

/** Reverses the catalogue: carts and orders made from now on list CARD-B first. */
async function turnCatalogue({ deps }: TestShop): Promise<void> {
  const { handle } = deps.database;
  await handle.updateTable('variants').set({ position: 99 }).where('sku', '=', 'CARD-A').execute();
}

function hold(handle: Handle, sku: string): Promise<unknown> {
  // `nowait` fails if another transaction holds the row already.
  return handle
    .selectFrom('variants')
    .select('sku')
    .where('sku', '=', sku)
    .forUpdate()
    .noWait()
    .executeTakeFirstOrThrow();
}

/**
 * Locks the first row in SKU order and checks that `work`, which waits for it, has not locked the second row yet:
 * otherwise `work` could deadlock with a transaction that locks the rows in SKU order.
 */
async function expectFirstRowFirst(shop: TestShop, work: () => Promise<unknown>): Promise<void> {
  const outside = AsyncLocalStorage.snapshot();
  const begun = await shop.deps.database.transact(async (handle) => {
    await hold(handle, 'CARD-A');
    const pending = outside(work);
    const ended = pending.then(() => Promise.reject(new Error('Nothing waited for CARD-A.')));
    await Promise.race([untilSomebodyWaits(handle), ended]);
    ended.catch(() => undefined);
    await hold(handle, 'CARD-B');
    return { pending };
  });
  await begun.pending;
}

test.runIf(hasManyWriters)(
  'A9: a cart in another order than others’ takes its pieces in the same order as they do',
  async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    await turnCatalogue(shop);
    await fillCart(shop, buyer, { 'CARD-B': 1, 'CARD-A': 1 });
    await expectFirstRowFirst(shop, async () =>
      expect((await placeCart(shop, buyer)).status).toBe(200),
    );
  },
);

test.runIf(hasManyWriters)('A9: an order gives its pieces back in that order, too', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await turnCatalogue(shop);
  const no = await orderOf(shop, buyer, { 'CARD-B': 1, 'CARD-A': 1 });
  await expectFirstRowFirst(shop, async () => {
    const { status } = await shop.call(cancelOrder, { language: 'en', no, reason: 'other' }, buyer);
    expect(status).toBe(200);
  });
});

test.runIf(hasManyWriters)(
  'A9: and takes them again in that order when it is paid late',
  async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    await turnCatalogue(shop);
    const no = await orderOf(shop, buyer, { 'CARD-B': 1, 'CARD-A': 1 });
    const charge = await startCharge(shop, buyer, no);
    const { handle } = shop.deps.database;
    shop.clock.now += 30 * 60_000;
    await shop.tick();
    await expectFirstRowFirst(shop, async () =>
      expect(await notify(shop, charge, { state: 'succeeded' })).toBe(200),
    );
    const order = await handle.selectFrom('orders').select('state').executeTakeFirstOrThrow();
    expect(order.state).toBe('paid');
  },
);
