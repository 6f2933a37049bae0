import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { stockOf } from '../../../testing/shop/change-catalogue.ts';
import {
  buildSession,
  choose,
  createTick,
  openShop,
  orderOf,
  pay,
  startCharge,
} from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import { endUnpaidOrders } from './end-unpaid-orders.ts';

const minute = 60_000;

async function read(shop: TestShop, { token }: Buyer, no: string) {
  return (await shop.call(getOrder, { language: 'en', no }, { token })).result;
}

test('A11: an unpaid order ends at its time, not before, and gives its stock back once', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 3 });
  shop.clock.now += 30 * minute - 1;
  await shop.tick();
  expect((await read(shop, buyer, no)).state).toBe('unpaid');
  shop.clock.now += 1;
  await shop.tick();
  await shop.tick();
  const { state, events } = await read(shop, buyer, no);
  expect([state, events.at(-1)]).toEqual([
    'cancelled',
    {
      at: shop.clock.now,
      state: 'cancelled',
      by: 'clock',
      reason: 'Not paid in time; the order has ended',
    },
  ]);
  expect(await stockOf(shop, 'CARD-A')).toBe(1_000);
});

test('A11: orders that ended while no server ran end at the next start', async () => {
  await using before = await openShop();
  const buyer = await buildSession(before);
  const numbers = [];
  for (let count = 0; count < 3; count += 1)
    numbers.push(await orderOf(before, buyer, { 'CARD-B': 1 }));
  await using after = await openShop({ database: before.deps.database });
  after.clock.now += 60 * minute;
  await after.tick();
  for (const no of numbers) expect((await read(after, buyer, no)).state).toBe('cancelled');
  expect(await stockOf(after, 'CARD-B')).toBe(5);
});

test('A11: several processes at once end each order once', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const numbers = [];
  for (let count = 0; count < 5; count += 1)
    numbers.push(await orderOf(shop, buyer, { 'CARD-A': 1, 'CARD-B': 1 }));
  const ticks = Array.from({ length: 4 }, () => createTick(shop, shop.rounds.money));
  shop.clock.now += 30 * minute;
  await Promise.all(ticks.map((tick) => tick()));
  for (const no of numbers) {
    const { events } = await read(shop, buyer, no);
    expect(events.map(({ state }) => state)).toEqual(['unpaid', 'cancelled']);
  }
  expect(await stockOf(shop, 'CARD-B')).toBe(5);
});

test('A11: an order of a clock that was a day ahead holds its pieces no longer than any', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  shop.clock.now += 24 * 60 * minute;
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await startCharge(shop, buyer, no);
  shop.clock.now -= 24 * 60 * minute;
  await shop.tick();
  shop.clock.now += 29 * minute;
  await shop.tick();
  expect((await read(shop, buyer, no)).state).toBe('unpaid');
  shop.clock.now += 2 * minute;
  await shop.tick();
  expect((await read(shop, buyer, no)).state).toBe('cancelled');
  expect(await stockOf(shop, 'CARD-A')).toBe(1_000);
});

test('A11: the time is configuration', async () => {
  await using shop = await openShop({ environment: { UNPAID_MINUTES: '5' } });
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  shop.clock.now += 5 * minute;
  await shop.tick();
  expect((await read(shop, buyer, no)).state).toBe('cancelled');
});

test('while a company answers late, one turn ends orders for ten seconds, and the next ones the rest', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  for (let count = 0; count < 5; count += 1) await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 30 * minute;
  const { handle } = shop.deps.database;
  const endSome = async () => {
    await endUnpaidOrders({
      context: shop.deps,
      async closePayment() {
        shop.clock.now += 6_000;
        return 'none';
      },
      onFailure: (cause) => expect(cause).toBeUndefined(),
    });
    const ended = handle.selectFrom('orders').select('id').where('state', '=', 'cancelled');
    return (await ended.execute()).length;
  };
  expect([await endSome(), await endSome(), await endSome()]).toEqual([2, 4, 5]);
});

test('an order that is given more time while its payment is asked about keeps that time', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 30 * minute;
  const endsAt = shop.clock.now + 71 * 60 * minute;
  const { handle } = shop.deps.database;
  await endUnpaidOrders({
    context: shop.deps,
    async closePayment() {
      await handle.updateTable('orders').set({ endsAt }).execute();
      return 'uncertain';
    },
    onFailure: (cause) => expect(cause).toBeUndefined(),
  });
  const orders = await handle.selectFrom('orders').select(['state', 'endsAt']).execute();
  expect(orders).toEqual([{ state: 'unpaid', endsAt }]);
});

test('an order that gets more time after it was found overdue is not ended, and holds its pieces', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 30 * minute;
  const endsAt = shop.clock.now + 71 * 60 * minute;
  const { handle } = shop.deps.database;
  await endUnpaidOrders({
    context: shop.deps,
    // Prolongs the order, as a bank transfer that begins at the last moment does.
    async closePayment() {
      await handle.updateTable('orders').set({ endsAt }).execute();
      return 'none';
    },
    onFailure: (cause) => expect(cause).toBeUndefined(),
  });
  const orders = await handle.selectFrom('orders').select(['state', 'endsAt']).execute();
  expect(orders).toEqual([{ state: 'unpaid', endsAt }]);
  expect(await stockOf(shop, 'CARD-A')).toBe(999);
});

test('an order whose payment is uncertain is asked about again in a while, behind the others', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 30 * minute;
  let asked = 0;
  const round = () =>
    endUnpaidOrders({
      context: shop.deps,
      async closePayment() {
        asked += 1;
        return 'uncertain';
      },
      onFailure: (cause) => expect(cause).toBeUndefined(),
    });
  await round();
  await round();
  expect(asked).toBe(1);
  shop.clock.now += minute;
  await round();
  expect(asked).toBe(2);
});

test('a paid order does not end', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  await pay(shop, buyer, no);
  shop.clock.now += 60 * minute;
  await shop.tick();
  expect((await read(shop, buyer, no)).state).toBe('paid');
});

test('A12: an order that was paid without a word about it is found paid when its time is over', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 30 * minute - 1_000;
  await choose(shop, await startCharge(shop, buyer, no), 'pay-late-notice');
  shop.clock.now += 1_000;
  await shop.tick();
  const { state, events } = await read(shop, buyer, no);
  expect([state, events.at(-1)?.by]).toEqual(['paid', 'provider']);
});

test('A12: an order with an open payment ends after the company has closed it', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await startCharge(shop, buyer, no);
  shop.clock.now += 30 * minute;
  await shop.tick();
  expect((await read(shop, buyer, no)).state).toBe('cancelled');
  const attempts = await shop.deps.database.handle
    .selectFrom('paymentAttempts')
    .select('state')
    .execute();
  expect(attempts).toEqual([{ state: 'closed' }]);
});
