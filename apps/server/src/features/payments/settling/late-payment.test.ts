import { getOrder } from '@uid/contract/orders';
import { getPayment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { setStock, stockOf } from '../../../testing/shop/change-catalogue.ts';
import { readNotices } from '../../../testing/shop/read-notices.ts';
import {
  buildSession,
  openShop,
  orderOf,
  pay,
  startCharge,
} from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { changeState } from '../../orders/change-state.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { notify } from '../testing/notify.ts';
import { createTestCompany, paymentsWith } from '../testing/test-company.ts';
import { settlePayment } from './settle-payment.ts';

async function openEndedOrder(shop: TestShop) {
  const { token, accountId } = await buildSession(shop);
  const no = await orderOf(shop, { token, accountId }, { 'CARD-A': 1, 'CARD-B': 2 });
  const charge = await startCharge(shop, { token, accountId }, no);
  shop.clock.now += 30 * 60_000;
  await shop.tick();
  const input = { language: 'en', no } as const;
  return {
    charge,
    readOrder: async () => (await shop.call(getOrder, input, { token })).result,
    readPayment: async () => (await shop.call(getPayment, input, { token })).result,
    noticesAfterEnd: async () => (await readNotices(shop, { token })).slice(2),
  };
}

test('A13: paid after it ended, with the goods still there: they are held again and the order is paid', async () => {
  await using shop = await openShop();
  const { charge, readOrder, noticesAfterEnd } = await openEndedOrder(shop);
  expect((await readOrder()).state).toBe('cancelled');
  expect(await notify(shop, charge, { state: 'succeeded' })).toBe(200);
  const { state, events } = await readOrder();
  expect(state).toBe('paid');
  expect(events.map(({ state }) => state)).toEqual(['unpaid', 'cancelled', 'paid']);
  expect(events.at(-1)?.reason).toMatch(/held again/);
  expect([await stockOf(shop, 'CARD-A'), await stockOf(shop, 'CARD-B')]).toEqual([999, 3]);
  expect(await noticesAfterEnd()).toMatchObject([
    { kind: 'order-paid', text: expect.stringContaining('are held again') },
  ]);
});

test('A13: paid after it ended, with the goods gone: the money goes back and everybody sees it', async () => {
  await using shop = await openShop();
  const { charge, readOrder, readPayment, noticesAfterEnd } = await openEndedOrder(shop);
  await setStock(shop, 'CARD-B', 1);
  await shop.deps.database.handle
    .updateTable('sandboxCharges')
    .set({ state: 'succeeded' })
    .execute();
  await notify(shop, charge, { state: 'succeeded' });
  expect((await readOrder()).state).toBe('refunding');
  expect([await stockOf(shop, 'CARD-A'), await stockOf(shop, 'CARD-B')]).toEqual([1_000, 1]);
  await shop.tick();
  await shop.tick();
  const { state, totalFen, events } = await readOrder();
  expect(state).toBe('refunded');
  expect(events.slice(-2).map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/the payment is refunded/),
    expect.stringMatching(/^Refunded/),
  ]);
  expect(await readPayment()).toMatchObject({
    refundedFen: totalFen,
    attempt: { state: 'refunded' },
  });
  const refunded = await shop.deps.database.handle
    .selectFrom('sandboxCharges')
    .select('refundedFen')
    .execute();
  expect(refunded).toEqual([{ refundedFen: totalFen }]);
  expect(await noticesAfterEnd()).toMatchObject([
    {
      kind: 'refund-under-way',
      text: expect.stringContaining('sold out; the payment is refunded'),
    },
    { kind: 'order-refunded', title: 'Refunded' },
  ]);
});

const othersMoney = [
  ['in another currency', { currency: 'USD' }],
  ['for another merchant', { isOwnMerchant: false }],
] as const;

test.each(othersMoney)(
  'money %s for an order that is paid waits for a person; nothing of ours goes back',
  async (_name, lie) => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    await pay(shop, buyer, await orderOf(shop, buyer, { 'CARD-A': 1 }));
    const { database } = shop.deps;
    const attempts = database.handle
      .selectFrom('paymentAttempts')
      .selectAll()
      .orderBy('id', 'desc');
    const { payUrl: _, ...paid } = await attempts.executeTakeFirstOrThrow();
    const none = { payUrl: null, capturedFen: 0, refundedFen: 0 };
    const second = { ...paid, ...none, id: shop.deps.newId(), state: 'closed' as const };
    await database.handle.insertInto('paymentAttempts').values(second).execute();
    const { id: reference, amountFen, currency } = second;
    const state = 'succeeded' as const;
    const charge = { reference, state, amountFen, currency, isOwnMerchant: true, ...lie };
    await database.transact((handle) => settlePayment(handle, charge, shop.deps));
    expect(await attempts.executeTakeFirstOrThrow()).toMatchObject({
      state: 'unclear',
      capturedFen: 0,
    });
    expect(await database.handle.selectFrom('refunds').selectAll().execute()).toEqual([]);
  },
);

test('A13: a refund is sent again until the company confirms it, and moves the money once', async () => {
  await using shop = await openShop();
  const { charge, readOrder } = await openEndedOrder(shop);
  await setStock(shop, 'CARD-B', 0);
  await notify(shop, charge, { state: 'succeeded' });
  for (let count = 0; count < 3; count += 1) {
    await shop.tick();
    shop.clock.now += 60_000;
  }
  expect((await readOrder()).state).toBe('refunding');
  await shop.deps.database.handle
    .updateTable('sandboxCharges')
    .set({ state: 'succeeded' })
    .execute();
  for (let count = 0; count < 5; count += 1) {
    await shop.tick();
    shop.clock.now += 60 * 60_000;
  }
  expect((await readOrder()).state).toBe('refunded');
  const refunds = await shop.deps.database.handle
    .selectFrom('sandboxRefunds')
    .selectAll()
    .execute();
  expect(refunds).toHaveLength(1);
});

test('a refund that was decided while the clock was a day ahead is sent once it is right', async () => {
  await using shop = await openShop();
  const { charge, readOrder } = await openEndedOrder(shop);
  await setStock(shop, 'CARD-B', 0);
  shop.clock.now += 24 * 60 * 60_000;
  await notify(shop, charge, { state: 'succeeded' });
  const { handle } = shop.deps.database;
  await handle.updateTable('sandboxCharges').set({ state: 'succeeded' }).execute();
  shop.clock.now -= 24 * 60 * 60_000;
  await shop.tick();
  expect((await readOrder()).state).toBe('refunded');
});

test('an order is refunded once its own money is back, however long another payment takes', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await pay(shop, buyer, no);
  const { database } = shop.deps;
  const paid = await database.handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .executeTakeFirstOrThrow();
  const none = { payUrl: null, capturedFen: 0, refundedFen: 0 };
  const second = { ...paid, ...none, id: shop.deps.newId(), state: 'closed' as const };
  await database.handle.insertInto('paymentAttempts').values(second).execute();
  const { id: reference, amountFen, currency } = second;
  const charge = {
    reference,
    state: 'succeeded',
    amountFen,
    currency,
    isOwnMerchant: true,
  } as const;
  await database.transact((handle) => settlePayment(handle, charge, shop.deps));
  await database.handle
    .updateTable('refunds')
    .set({ nextTryAt: shop.clock.now + 60_000 })
    .execute();
  await database.transact(async (handle) => {
    const order = await lockOrder(handle, paid.orderId, shop.deps);
    const by = { by: 'staff', reason: 'refund-approved', context: shop.deps } as const;
    await refundPayment(handle, { order, attempt: paid, reason: 'requested', context: shop.deps });
    await changeState(handle, order, { ...by, to: 'refunding' });
  });
  await shop.tick();
  const { result } = await shop.call(getOrder, { language: 'en', no }, buyer);
  expect(result.state).toBe('refunded');
});

test('while a company answers late, one turn sends refunds for ten seconds', async () => {
  await using shop = await openShop();
  const charges = [];
  for (let count = 0; count < 3; count += 1) charges.push((await openEndedOrder(shop)).charge);
  await setStock(shop, 'CARD-B', 0);
  for (const charge of charges) await notify(shop, charge, { state: 'succeeded' });
  const company = createTestCompany('sandbox');
  const late: typeof company = {
    ...company,
    refund(request) {
      shop.clock.now += 6_000;
      return company.refund(request);
    },
  };
  const payments = paymentsWith(shop, late);
  await sendRefunds(payments);
  expect(company.refunds).toHaveLength(2);
  await sendRefunds(payments);
  expect(company.refunds).toHaveLength(3);
});

test('a company that is away is asked for a refund ever less often, and every hour at last', async () => {
  await using shop = await openShop();
  const { charge } = await openEndedOrder(shop);
  await setStock(shop, 'CARD-B', 0);
  await notify(shop, charge, { state: 'succeeded' });
  const company = createTestCompany('sandbox');
  company.isReachable = false;
  const payments = paymentsWith(shop, company);
  const waits: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    await sendRefunds(payments);
    const refunds = shop.deps.database.handle.selectFrom('refunds').select('nextTryAt');
    const { nextTryAt } = await refunds.executeTakeFirstOrThrow();
    waits.push((nextTryAt ?? 0) - shop.clock.now);
    shop.clock.now = nextTryAt ?? 0;
  }
  expect(waits.map((wait) => wait / 1_000)).toEqual([
    15, 30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600,
  ]);
});
