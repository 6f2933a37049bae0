import { setCartLine } from '@uid/contract/cart';
import { getSales } from '@uid/contract/sales';
import { decideRefund, requestRefund } from '@uid/contract/refunds';
import { expect, test } from 'vitest';

import { day } from '../../job.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import {
  buildSession,
  createTick,
  fillCart,
  openShop,
  orderOf,
  pay,
} from '../../testing/shop/test-shop.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';
import { recordPlans } from '../../testing/record-plans.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { shopDay } from '../../shop-clock.ts';
import { countCarts } from './count-carts.ts';
import { readCarts } from './read-carts.ts';
import { findSalesFaults } from './find-sales-faults.ts';
import { readDay } from './read-day.ts';
import { boundsOfDay } from './shop-day.ts';
import { sumSales } from './sum-sales.ts';

const never = () => false;

async function salesOf(shop: TestShop, token: string) {
  const { result } = await shop.call(getSales, { days: '30' }, { token });
  return result;
}

async function faultsOf({ deps }: TestShop): Promise<string[]> {
  const faults: string[] = [];
  for await (const each of findSalesFaults(deps.database.handle))
    faults.push(`${each.day} ${each.problem}`);
  return faults;
}

test('each day says what came in and went back, what was ordered, paid and left in a cart', async () => {
  await using shop = await openShop();
  const { token } = await buildStaff(shop, ['finance']);
  const staff = await buildStaff(shop);
  const buyer = await buildSession(shop);
  const other = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  await pay(shop, buyer, no);
  await orderOf(shop, other, { 'CARD-A': 1 });
  await fillCart(shop, other, { 'CARD-A': 1 });
  const { totalFen } = await shop.deps.database.handle
    .selectFrom('orders')
    .select('totalFen')
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  const first = shopDay(shop.clock.now);
  await sumSales(shop.deps, never);
  await countCarts(shop.deps, never);
  const input = { language: 'en', no, reason: 'other', amountFen: 100 } as const;
  const { id = '' } = (await shop.call(requestRefund, input, buyer)).result.requests[0] ?? {};
  await shop.call(decideRefund, { language: 'en', id, isApproved: true }, staff);
  shop.clock.now += day;
  const tick = createTick(shop, shop.rounds.money);
  await tick();
  await tick();
  await tick();
  await sumSales(shop.deps, never);
  await countCarts(shop.deps, never);
  const { days, summedAt } = await salesOf(shop, token);
  expect(days).toHaveLength(30);
  expect(summedAt).toBe(shop.clock.now);
  const nothing = { receivedFen: 0, refundedFen: 0, placedOrders: 0, paidOrders: 0, carts: 0 };
  expect(days.slice(-3)).toEqual([
    { ...nothing, day: shopDay(shop.clock.now - 2 * day) },
    { ...nothing, day: first, receivedFen: totalFen, placedOrders: 2, paidOrders: 1, carts: 1 },
    { ...nothing, day: shopDay(shop.clock.now), refundedFen: 100 },
  ]);
  // An order that is paid twice in a day counts once.
  const { handle } = shop.deps.database;
  const entries = handle.selectFrom('ledgerEntries').selectAll();
  const entry = await entries
    .where('movement', '=', 'captured')
    .where('account', '=', 'provider')
    .executeTakeFirstOrThrow();
  await handle
    .insertInto('ledgerEntries')
    .values({ ...entry, id: 'again', movementId: 'again' })
    .execute();
  expect(await readDay(handle, first)).toMatchObject({ receivedFen: 2 * totalFen, paidOrders: 1 });
  await handle.deleteFrom('ledgerEntries').where('id', '=', 'again').execute();
  // This entry was committed after the day was summed, by a transaction that was open at the time.
  await handle
    .updateTable('ledgerEntries')
    .set({ at: shop.clock.now - day })
    .where('movement', '=', 'refunded')
    .execute();
  await sumSales(shop.deps, never);
  expect((await salesOf(shop, token)).days.at(-2)).toMatchObject({ day: first, refundedFen: 100 });
});

test('a cart that was left late is counted the next day; goods that are all set aside are none', async () => {
  await using shop = await openShop();
  const { token } = await buildStaff(shop, ['finance']);
  const [buyer, saver] = [await buildSession(shop), await buildSession(shop)];
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  for (const each of [buyer, saver]) await fillCart(shop, each, { 'CARD-A': 1 });
  const aside = { language: 'en', sku: 'CARD-A', isSaved: true } as const;
  await shop.call(setCartLine, aside, saver);
  shop.clock.now += day;
  await sumSales(shop.deps, never);
  await countCarts(shop.deps, never);
  const { days } = await salesOf(shop, token);
  expect(days.slice(-2).map(({ carts }) => carts)).toEqual([1, 0]);
});

test('more carts than are read at once are all counted', async () => {
  await using shop = await openShop();
  const today = shopDay(shop.clock.now);
  const carts = Array.from({ length: 501 }, (_, at) => ({
    owner: `guest ${String(at).padStart(3, '0')}`,
    sku: 'CARD-A',
    quantity: 1,
    isSelected: 1 as const,
    isSaved: 0 as const,
    seenPriceFen: 6_800,
    updatedAt: shop.clock.now,
  }));
  const { handle } = shop.deps.database;
  await handle.insertInto('cartLines').values(carts).execute();
  expect(await readCarts(handle, [today], never)).toEqual(new Map([[today, 501]]));
});

test('days that nobody summed are made up for, and what came late is in the day before', async () => {
  await using shop = await openShop();
  const { token } = await buildStaff(shop, ['shop']);
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  await sumSales(shop.deps, never);
  // A customer orders after the day was summed, and no process runs for a week.
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 7 * day;
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  await sumSales(shop.deps, never);
  const { days } = await salesOf(shop, token);
  expect(days.slice(-8).map(({ placedOrders }) => placedOrders)).toEqual([2, 0, 0, 0, 0, 0, 0, 1]);
});

test('after the clock was a month ahead the days are summed as ever', async () => {
  await using shop = await openShop();
  const { token } = await buildStaff(shop, ['shop']);
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 30 * day;
  await sumSales(shop.deps, never);
  shop.clock.now -= 30 * day;
  await sumSales(shop.deps, never);
  shop.clock.now += day;
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  await sumSales(shop.deps, never);
  const { days, summedAt } = await salesOf(shop, token);
  expect(days.slice(-3).map(({ placedOrders }) => placedOrders)).toEqual([0, 1, 1]);
  expect(summedAt).toBe(shop.clock.now);
});

test('between two days that are summed or compared visitors have their turn', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 7 * day;
  expect(await turnsOf(() => sumSales(shop.deps, never))).toBeGreaterThanOrEqual(7);
  const { handle } = shop.deps.database;
  const compare = async () => {
    for await (const fault of findSalesFaults(handle)) expect(fault).toBeUndefined();
  };
  expect(await turnsOf(compare)).toBeGreaterThanOrEqual(6);
});

/** Counts how often other requests could have been served meanwhile. */
async function turnsOf(work: () => Promise<void>): Promise<number> {
  let turns = 0;
  const isOver = { value: false };
  const count = () => {
    turns += 1;
    if (!isOver.value) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver.value = true;
  return turns;
}

test('days begin at midnight in Beijing', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { from, until } = boundsOfDay('2026-03-01');
  expect([from, until]).toEqual([Date.UTC(2026, 1, 28, 16), Date.UTC(2026, 2, 1, 16)]);
  for (const at of [from - 1, from, until - 1, until]) {
    shop.clock.now = at;
    await orderOf(shop, buyer, { 'CARD-A': 1 });
  }
  expect(await readDay(shop.deps.database.handle, '2026-03-01')).toMatchObject({ placedOrders: 2 });
});

test('check-books names a day whose sum is not what the books say', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await pay(shop, buyer, await orderOf(shop, buyer, { 'CARD-A': 1 }));
  const wrong = shopDay(shop.clock.now);
  shop.clock.now += 2 * day;
  await sumSales(shop.deps, never);
  expect(await faultsOf(shop)).toEqual([]);
  const { handle } = shop.deps.database;
  // The last two days are still being summed.
  await handle.updateTable('salesDays').set({ receivedFen: 1 }).where('day', '>', wrong).execute();
  expect(await faultsOf(shop)).toEqual([]);
  await handle.updateTable('salesDays').set({ receivedFen: 1 }).where('day', '=', wrong).execute();
  expect(await faultsOf(shop)).toEqual([
    expect.stringMatching(new RegExp(`^${wrong} receivedFen is summed as 1, the books say \\d+$`)),
  ]);
});

test('what the shop takes in is for those alone whom it concerns', async () => {
  await using server = await createTestApp();
  for (const [role, status] of [
    ['administrator', 200],
    ['auditor', 200],
    ['support', 404],
    ['editor', 404],
  ] as const) {
    const answer = await server.call(getSales, { days: '90' }, await buildStaff(server, [role]));
    expect([role, answer.status]).toEqual([role, status]);
  }
});

// Query plans of PostgreSQL don't contain the limits.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'neither a view nor a sum reads all orders',
  async () => {
    await using opened = await openTestDatabase();
    const database = recordPlans(opened);
    await using server = await createTestApp({ database });
    const finance = await buildStaff(server, ['finance']);
    const plans = await database.plansOf(async () => {
      await server.call(getSales, { days: '365' }, finance);
      await readDay(server.deps.database.handle, '2026-01-05');
    });
    const steps = plans.map((plan) => plan.steps).join('\n');
    expect(steps).toMatch(/ledgerEntries USING COVERING INDEX movementsByTime \(at>\? AND at<\?\)/);
    expect(steps).toMatch(
      /orders USING COVERING INDEX ordersByTime \(placedAt>\? AND placedAt<\?\)/,
    );
    expect(steps).not.toMatch(/SCAN (orders|ledgerEntries)/);
  },
);
