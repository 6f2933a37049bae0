import { cancelOrder, getOrder, listOrders } from '@uid/contract/orders';
import { getPayment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { stockOf } from '../../testing/shop/change-catalogue.ts';
import {
  buildSession,
  choose,
  fillCart,
  openShop,
  orderOf,
  pay,
  placeCart,
  startCharge,
} from '../../testing/shop/test-shop.ts';

const language = 'en';

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
  const models = shop.deps.database.handle.updateTable('variants').where('sku', '=', 'CARD-A');
  await models.set({ names: JSON.stringify({ zh: '甲', en: 'Alpha' }) }).execute();
  const card = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const licence = await orderOf(shop, buyer, { LICENCE: 1 });
  const found = async (q: string) =>
    (await shop.call(listOrders, { language, q }, { token: buyer.token })).result.orders.map(
      ({ no }) => no,
    );
  expect(await found(card.toLowerCase())).toEqual([card]);
  expect(await found('licence')).toEqual([licence]);
  expect(await found('ＬＩＣＥＮＣＥ')).toEqual([licence]);
  expect(await found('许可')).toEqual([licence]);
  expect(await found('甲')).toEqual([card]);
  expect(await found('alpha')).toEqual([card]);
  // Names are stored as JSON, whose punctuation and keys must not match; an order number may happen to contain “ZH”.
  for (const nothing of ['%', '_', '!', '"', '"zh":', '"en":'])
    expect(await found(nothing)).toEqual([]);
  // An item may have such a name.
  await shop.deps.database.handle
    .updateTable('orders')
    .set({ searchText: 'wow! 100% card_b' })
    .where('no', '=', card)
    .execute();
  for (const q of ['wow!', '100%', 'card_b']) expect(await found(q)).toEqual([card]);
});

test('an order’s number begins with the day it is placed on in China', async () => {
  await using shop = await openShop();
  shop.clock.now = Date.UTC(2026, 0, 6, 15, 59);
  const buyer = await buildSession(shop);
  expect(await orderOf(shop, buyer, { LICENCE: 1 })).toMatch(/^260106/);
  shop.clock.now += 60_000;
  expect(await orderOf(shop, buyer, { LICENCE: 1 })).toMatch(/^260107/);
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
    reason: 'Ordered twice',
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
