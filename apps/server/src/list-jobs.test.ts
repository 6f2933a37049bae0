import { addToCart } from '@uid/contract/cart';
import { expect, test } from 'vitest';

import { openTestDatabase } from './testing/test-database.ts';
import { buildSession, fillCart, openShop, orderOf, placeCart } from './testing/shop/test-shop.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

test('a key that no longer counts is forgotten, a fresh one is kept', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  for (const key of ['key-0001', 'key-0002']) {
    await fillCart(shop, buyer, { LICENCE: 1 });
    await placeCart(shop, buyer, { key });
    shop.clock.now += 13 * hour;
  }
  await shop.tick();
  const keys = await shop.deps.database.handle
    .selectFrom('idempotencyKeys')
    .select('key')
    .execute();
  expect(keys).toEqual([{ key: 'key-0002' }]);
});

test('a guest’s cart is forgotten when its cookie is over; an account’s stays', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { LICENCE: 1 });
  await shop.call(addToCart, { language: 'en', sku: 'CARD-A', quantity: 1 });
  shop.clock.now += 89 * day;
  await shop.call(addToCart, { language: 'en', sku: 'CARD-B', quantity: 1 });
  shop.clock.now += day + 1;
  await shop.tick();
  const lines = await shop.deps.database.handle
    .selectFrom('cartLines')
    .select('sku')
    .orderBy('sku')
    .execute();
  expect(lines.map(({ sku }) => sku)).toEqual(['CARD-B', 'LICENCE']);
});

test('a step that fails keeps no later step from happening', async () => {
  await using real = await openTestDatabase();
  await using shop = await openShop({ database: real });
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { LICENCE: 1 });
  await real.handle.schema.dropTable('sandboxDeliveries').execute();
  shop.clock.now += hour;
  await shop.tick();
  const orders = await real.handle.selectFrom('orders').select('state').execute();
  expect(orders).toEqual([{ state: 'cancelled' }]);
});
