import { cancelOrder, getOrder, listOrders } from '@uid/contract/orders';
import { getPayment, startPayment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { stockOf } from './testing/change-catalogue.ts';
import {
  buildSession,
  choose,
  fillCart,
  openShop,
  orderOf,
  pay,
  placeCart,
  startCharge,
} from './testing/test-shop.ts';

const language = 'en';

test('A22: somebody else’s order is not found at any endpoint, and nothing of it changes', async () => {
  await using shop = await openShop();
  const owners = [await buildSession(shop), await buildSession(shop), await buildSession(shop)];
  const orders = [];
  for (const owner of owners)
    orders.push({ owner, no: await orderOf(shop, owner, { LICENCE: 1 }) });
  const read = () => shop.deps.database.handle.selectFrom('orders').selectAll().execute();
  const before = await read();
  const { call } = shop;
  for (const { token, accountId } of owners) {
    for (const { owner, no } of orders) {
      if (owner.accountId === accountId) continue;
      const answers = [
        await call(getOrder, { language, no }, { token }),
        await call(cancelOrder, { language, no, reason: 'other' }, { token }),
        await call(getPayment, { language, no }, { token }),
        await call(startPayment, { language, no, method: 'sandbox' }, { token }),
      ];
      for (const { status, result } of answers)
        expect([status, result.error]).toEqual([404, 'NOT_FOUND']);
      const missing = await call(getOrder, { language, no: '260105ZZZZZZZZZZZZZZ' }, { token });
      expect(missing.message).toBe(answers[0]?.message);
    }
    const { result } = await call(listOrders, { language }, { token });
    const own = orders.filter(({ owner }) => owner.accountId === accountId);
    expect(result.orders.map(({ no }) => no)).toEqual(own.map(({ no }) => no));
    const { result: found } = await call(listOrders, { language, q: orders[0]?.no }, { token });
    expect(found.orders).toHaveLength(own[0] === orders[0] ? 1 : 0);
  }
  expect(await read()).toEqual(before);
});

test('every order endpoint refuses a visitor without a session and a number that cannot be one', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  const no = '260105ZZZZZZZZZZZZZZ';
  const { call } = shop;
  const calls = (number: string, options = {}) => [
    call(getOrder, { language, no: number }, options),
    call(cancelOrder, { language, no: number, reason: 'other' }, options),
    call(getPayment, { language, no: number }, options),
    call(startPayment, { language, no: number, method: 'sandbox' }, options),
  ];
  const statuses = async (pending: ReturnType<typeof calls>) =>
    (await Promise.all<{ status: number }>(pending)).map(({ status }) => status);
  expect(await statuses(calls(no))).toEqual([401, 401, 401, 401]);
  expect(await statuses(calls(no, { token: 'x'.repeat(43) }))).toEqual([401, 401, 401, 401]);
  expect(await statuses(calls("1' or 1=1", { token }))).toEqual([400, 400, 400, 400]);
  expect((await call(listOrders, { language })).status).toBe(401);
});

test('a session whose password has expired cannot order or look at orders', async () => {
  await using shop = await openShop();
  const { token, accountId } = await buildSession(shop);
  await shop.deps.database.handle
    .updateTable('accounts')
    .set({ passwordExpiresAt: shop.clock.now })
    .where('id', '=', accountId)
    .execute();
  const { status, result } = await shop.call(listOrders, { language }, { token });
  expect([status, result.error]).toEqual([403, 'PASSWORD_EXPIRED']);
});

test('orders come newest first, ten at a time, with counts of every state', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { token } = buyer;
  const numbers: string[] = [];
  for (let count = 0; count < 12; count += 1)
    numbers.unshift(await orderOf(shop, buyer, { 'CARD-A': 1 }));
  await pay(shop, buyer, numbers[3] ?? '');
  await shop.call(cancelOrder, { language, no: numbers[4] ?? '', reason: 'other' }, { token });
  const first = await shop.call(listOrders, { language }, { token });
  expect(first.result).toMatchObject({
    counts: { unpaid: 10, paid: 1, cancelled: 1 },
    next: numbers[9],
    pageSize: 10,
    now: shop.clock.now,
  });
  const second = await shop.call(listOrders, { language, after: first.result.next }, { token });
  expect(second.result.next).toBeUndefined();
  const listed = [...first.result.orders, ...second.result.orders].map(({ no }) => no);
  expect(listed).toEqual(numbers);
  const paid = await shop.call(listOrders, { language, state: 'paid' }, { token });
  expect(paid.result.orders.map(({ no }) => no)).toEqual([numbers[3]]);
});

test('orders are found by number and by what is in them', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const card = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const licence = await orderOf(shop, buyer, { LICENCE: 1 });
  const found = async (q: string) =>
    (await shop.call(listOrders, { language, q }, { token: buyer.token })).result.orders.map(
      ({ no }) => no,
    );
  expect(await found(card.toLowerCase())).toEqual([card]);
  expect(await found('licence')).toEqual([licence]);
  expect(await found('许可')).toEqual([licence]);
  expect(await found('%')).toEqual([]);
});

test('cancelling gives the stock back once, with reason and person in the history', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 3 });
  const cancel = () =>
    shop.call(cancelOrder, { language, no, reason: 'ordered-twice' }, { token: buyer.token });
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 409, 409]);
  expect(await stockOf(shop, 'CARD-A')).toBe(1_000);
  const { result } = await shop.call(getOrder, { language, no }, { token: buyer.token });
  expect(result.state).toBe('cancelled');
  expect(result.endsAt).toBeUndefined();
  expect(result.events.at(-1)).toMatchObject({
    state: 'cancelled',
    by: 'customer',
    reason: 'Cancelled by the customer: ordered twice',
  });
});

test('a paid order cannot be cancelled, also when the payment is found only by asking', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await choose(shop, await startCharge(shop, buyer, no), 'pay-late-notice');
  const cancel = () =>
    shop.call(cancelOrder, { language, no, reason: 'other' }, { token: buyer.token });
  for (let count = 0; count < 2; count += 1) {
    const { status, result } = await cancel();
    expect([status, result.error]).toEqual([409, 'STATE_CONFLICT']);
  }
  const { result } = await shop.call(getOrder, { language, no }, { token: buyer.token });
  expect(result.state).toBe('paid');
});

test('cancelling ends the open payment at the company too', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const charge = await startCharge(shop, buyer, no);
  await shop.call(cancelOrder, { language, no, reason: 'other' }, { token: buyer.token });
  await choose(shop, charge, 'pay');
  await shop.tick();
  const { result } = await shop.call(getPayment, { language, no }, { token: buyer.token });
  expect(result).toMatchObject({ state: 'cancelled', attempt: { state: 'closed' } });
});

test('what was cancelled can be ordered again', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-B': 5 });
  await shop.call(cancelOrder, { language, no, reason: 'other' }, { token: buyer.token });
  await fillCart(shop, buyer, { 'CARD-B': 5 });
  expect((await placeCart(shop, buyer)).status).toBe(200);
});
