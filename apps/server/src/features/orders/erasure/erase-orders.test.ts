import { deleteAccount } from '@uid/contract/personal-data';
import { getOrder } from '@uid/contract/orders';
import { requestRefund } from '@uid/contract/refunds';
import { expect, test } from 'vitest';

import { day } from '../../../job.ts';
import {
  buildSession,
  choose,
  openShop,
  orderOf,
  pay,
  startCharge,
} from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import { decideRefund } from '../../refunds/decide-refund.ts';
import { changeState } from '../change-state.ts';
import { booksEnd } from './books-time.ts';
import { eraseOldOrders } from './erase-orders.ts';

const details = ['收件人', '+86 10 0000 0000', '测试路 1 号'];

/** Deletes the account as its owner would, who has just confirmed their identity. */
async function removeAccount(shop: TestShop, { accountId, token }: Buyer): Promise<void> {
  const { handle } = shop.deps.database;
  await handle
    .updateTable('sessions')
    .set({ steppedUpAt: shop.clock.now })
    .where('accountId', '=', accountId)
    .execute();
  const { email } = await handle
    .selectFrom('accounts')
    .select('email')
    .$narrowType<{ email: string }>()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect((await shop.call(deleteAccount, { email }, { token })).status).toBe(200);
}

async function storedOrder({ deps }: TestShop, no: string): Promise<string> {
  const { handle } = deps.database;
  const order = await handle
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  return JSON.stringify(order);
}

async function endUnpaid(shop: TestShop): Promise<void> {
  shop.clock.now += shop.deps.config.unpaidTime;
  await shop.tick();
}

test('with the account an order that was never paid loses name, telephone and address; a paid one keeps them', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const neverPaid = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await endUnpaid(shop);
  const again = await shop.call(getOrder, { language: 'en', no: neverPaid }, buyer);
  expect(again.result).toMatchObject({ state: 'cancelled', address: { recipient: '收件人' } });
  const paid = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await pay(shop, buyer, paid);
  await removeAccount(shop, buyer);
  for (const detail of details) {
    expect(await storedOrder(shop, neverPaid)).not.toContain(detail);
    expect(await storedOrder(shop, paid)).toContain(detail);
  }
});

test('an order that is open when its account goes loses them once it has ended', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await removeAccount(shop, buyer);
  expect(await storedOrder(shop, no)).toContain('测试路 1 号');
  await endUnpaid(shop);
  await eraseOldOrders(shop.deps);
  for (const detail of details) expect(await storedOrder(shop, no)).not.toContain(detail);
});

test('money that comes for an order without address goes back: there is nowhere to send it', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const charge = await startCharge(shop, buyer, no);
  await shop.deps.database.handle
    .updateTable('paymentAttempts')
    .set({ state: 'closed', nextPollAt: null })
    .execute();
  await endUnpaid(shop);
  await removeAccount(shop, buyer);
  await shop.deps.database.handle
    .updateTable('sandboxCharges')
    .set({ state: 'pending', expiresAt: shop.clock.now + day })
    .execute();
  await choose(shop, charge, 'pay');
  await shop.tick();
  await shop.tick();
  expect(await storedOrder(shop, no)).toMatch(/"state":"refund(ing|ed)"/);
});

test('never paid, it is kept for a year after its end; paid, to the end of the tenth year after', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const neverPaid = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await endUnpaid(shop);
  const paid = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await pay(shop, buyer, paid);
  const paidAt = shop.clock.now;
  const isKept = async (no: string) => (await storedOrder(shop, no)).includes('测试路 1 号');
  shop.clock.now += 364 * day;
  await eraseOldOrders(shop.deps);
  expect(await isKept(neverPaid)).toBe(true);
  shop.clock.now += 2 * day;
  await eraseOldOrders(shop.deps);
  expect(await isKept(neverPaid)).toBe(false);
  expect(new Date(booksEnd(paidAt)).toISOString()).toBe('2036-12-31T16:00:00.000Z');
  shop.clock.now = booksEnd(paidAt) - 1;
  await eraseOldOrders(shop.deps);
  expect(await isKept(paid)).toBe(true);
  shop.clock.now += 1;
  await eraseOldOrders(shop.deps);
  expect(await isKept(paid)).toBe(false);
});

test('what was written about a refund goes with the order, and its sum stays', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await pay(shop, buyer, no);
  const paidAt = shop.clock.now;
  const asked = { language: 'en', no, reason: 'other', note: 'I live elsewhere now.' } as const;
  const { result } = await shop.call(requestRefund, asked, buyer);
  const decision = { id: result.requests[0]?.id ?? '', isApproved: false, restock: false };
  const said = { ...decision, answer: 'Dear Example Person', operatorId: 'o-1' };
  const { database } = shop.deps;
  await database.transact((handle) => decideRefund(handle, said, shop.deps));
  const read = () =>
    database.handle.selectFrom('refundRequests').select(['note', 'answer', 'amountFen']).execute();
  const [before] = await read();
  expect(before).toMatchObject({ note: asked.note, answer: said.answer });
  shop.clock.now = booksEnd(paidAt) + day;
  await eraseOldOrders(shop.deps);
  expect(await read()).toEqual([{ ...before, note: null, answer: null }]);
});

test('an order for which money comes after it was listed for erasure keeps its details', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await endUnpaid(shop);
  shop.clock.now += 366 * day;
  const { database } = shop.deps;
  const transact: typeof database.transact = async (work) => {
    await database.transact(async (handle) => {
      const order = await handle.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
      const event = { to: 'review', by: 'provider', reason: 'payment-disagrees' } as const;
      await changeState(handle, order, { ...event, context: shop.deps });
    });
    return database.transact(work);
  };
  await eraseOldOrders({ ...shop.deps, database: { ...database, transact } });
  expect(await storedOrder(shop, no)).toContain('测试路 1 号');
});

test('what a buyer wrote goes with the address', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await shop.deps.database.handle.updateTable('orders').set({ note: 'ring twice' }).execute();
  await endUnpaid(shop);
  await removeAccount(shop, buyer);
  expect(await storedOrder(shop, no)).not.toContain('ring twice');
});
