import { getCart } from '@uid/contract/cart';
import { getCheckout, getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import {
  buildSession,
  fillCart,
  openShop,
  pay,
  placeCart,
} from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';

const language = 'en';
const day = 24 * 60 * 60_000;

async function setLeadDays({ deps }: TestShop, sku: string, leadDays: number): Promise<void> {
  const { handle } = deps.database;
  await handle.updateTable('variants').set({ leadDays }).where('sku', '=', sku).execute();
}

test('cart and checkout repeat the day each line leaves; a licence has none', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1, 'CARD-B': 1, LICENCE: 1 });
  const days = ['2026-01-07', '2026-01-12', undefined];
  const cart = await shop.call(getCart, { language }, buyer);
  expect(cart.result.lines.map(({ readyOn }) => readyOn)).toEqual(days);
  const checkout = await shop.call(getCheckout, { language }, buyer);
  expect(checkout.result.lines.map(({ readyOn }) => readyOn)).toEqual(days);
  // It is now past midnight at the warehouse, but not yet in UTC.
  shop.clock.now += day - 7.5 * 60 * 60_000;
  const later = await shop.call(getCart, { language }, buyer);
  expect(later.result.lines[0]?.readyOn).toBe('2026-01-08');
});

test('an order leaves with its slowest goods, counted from its payment, as promised when placed', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1, 'CARD-B': 1, LICENCE: 1 });
  const { no } = (await placeCart(shop, buyer)).result;
  const leavesOn = async () => (await shop.call(getOrder, { language, no }, buyer)).result.leavesOn;
  await setLeadDays(shop, 'CARD-B', 30);
  expect(await leavesOn()).toBe('2026-01-12');
  await pay(shop, buyer, no);
  shop.clock.now += 3 * day;
  expect(await leavesOn()).toBe('2026-01-12');
});

test('goods that are kept back are no longer waited for', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1, 'CARD-B': 1 });
  const { no } = (await placeCart(shop, buyer)).result;
  const { handle } = shop.deps.database;
  const keepBack = (keptBack: number) =>
    handle.updateTable('orderLines').set({ keptBack }).where('sku', '=', 'CARD-B').execute();
  await keepBack(1);
  const { result } = await shop.call(getOrder, { language, no }, buyer);
  expect(result.leavesOn).toBe('2026-01-07');
  await keepBack(0);
});

test('an order of licences, one that ended and one from before the promise name no day', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const days: (string | undefined)[] = [];
  for (const sku of ['LICENCE', 'CARD-A', 'CARD-A']) {
    await fillCart(shop, buyer, { [sku]: 1 });
    const { no } = (await placeCart(shop, buyer)).result;
    const { handle } = shop.deps.database;
    if (days.length === 1) {
      shop.clock.now += shop.deps.config.unpaidTime;
      await shop.tick();
    }
    if (days.length === 2) await handle.updateTable('orderLines').set({ leadDays: null }).execute();
    const { result } = await shop.call(getOrder, { language, no }, buyer);
    days.push(result.leavesOn);
  }
  expect(days).toEqual([undefined, undefined, undefined]);
});
