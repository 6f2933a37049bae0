import { listNotices } from '@uid/contract/notices';
import { getOrder } from '@uid/contract/orders';
import { listRefunds, requestRefund, decideRefund, settleReview } from '@uid/contract/refunds';
import { expect, test } from 'vitest';

import { setStock, stockOf } from '../../testing/shop/change-catalogue.ts';
import { buildSession, openShop, orderOf, startCharge } from '../../testing/shop/test-shop.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';
import { checkBooks } from '../payments/books/check-books.ts';
import { confirmRefund } from '../payments/refunds/send-refunds.ts';
import { notify } from '../payments/testing/notify.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';

const language = 'en';
const hour = 60 * 60_000;

/** Opens a review of an order for which the company reports another amount or currency, also when it is asked. */
async function openReview(shop: TestShop, lie: { amountFen?: number; currency?: string }) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-B': 1 });
  const charge = await startCharge(shop, buyer, no);
  const { handle } = shop.deps.database;
  const facts = { state: 'succeeded', ...lie } as const;
  await handle.updateTable('sandboxCharges').set(facts).where('id', '=', charge).execute();
  await notify(shop, charge, {});
  const read = async () => (await shop.call(getOrder, { language, no }, buyer)).result;
  const operator = await buildStaff(shop);
  const settle = (decision: 'accept' | 'give-back') =>
    shop.call(settleReview, { language, no, decision }, operator);
  return { buyer, operator, no, charge, read, settle };
}

/** Adds an attempt that was closed after a change of the method, and then paid after all. */
async function addPayment(
  { deps }: TestShop,
  charge: string,
  { id, amountFen }: { id: string; amountFen: number },
): Promise<void> {
  const { handle } = deps.database;
  const attempt = await handle.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
  const closed = { ...attempt, id, state: 'closed', capturedFen: 0, refundedFen: 0 } as const;
  await handle.insertInto('paymentAttempts').values(closed).execute();
  const paid = await handle
    .selectFrom('sandboxCharges')
    .selectAll()
    .where('id', '=', charge)
    .executeTakeFirstOrThrow();
  await handle
    .insertInto('sandboxCharges')
    .values({ ...paid, id, reference: id, amountFen })
    .execute();
}

async function problemsOf({ payments }: TestShop): Promise<string[]> {
  const problems: string[] = [];
  for await (const { problem } of checkBooks(payments)) problems.push(problem);
  return problems;
}

async function finish(shop: TestShop): Promise<void> {
  for (let count = 0; count < 4; count += 1) {
    await shop.tick();
    shop.clock.now += hour;
  }
}

async function returnedFen({ deps }: TestShop): Promise<number> {
  const charges = await deps.database.handle.selectFrom('sandboxCharges').selectAll().execute();
  return charges.reduce((sum, { refundedFen }) => sum + refundedFen, 0);
}

test('a payment that is short can be taken as paid, and goes back no further than it came', async () => {
  await using shop = await openShop();
  const { buyer, operator, no, read, settle } = await openReview(shop, { amountFen: 39_999 });
  expect((await settle('accept')).result).toEqual({ state: 'paid' });
  expect((await read()).events.at(-1)).toMatchObject({ by: 'staff', state: 'paid' });
  expect(await stockOf(shop, 'CARD-B')).toBe(4);
  const input = { language, no, reason: 'other' } as const;
  const { result } = await shop.call(requestRefund, input, buyer);
  expect(result).toMatchObject({ refundableFen: 39_999 });
  const id = result.requests[0]?.id ?? '';
  await shop.call(decideRefund, { language, id, isApproved: true }, operator);
  await finish(shop);
  expect((await read()).state).toBe('refunded');
  expect([await returnedFen(shop), await problemsOf(shop)]).toEqual([39_999, []]);
});

test('of a payment that is too much the rest goes back, and a later refund closes to zero', async () => {
  await using shop = await openShop();
  const paidFen = 50_000;
  const { buyer, no, read, settle } = await openReview(shop, { amountFen: paidFen });
  await settle('accept');
  const { totalFen } = await read();
  expect((await read()).events.at(-1)?.reason).toMatch(/overpayment/);
  const before = await shop.call(listRefunds, { language, no }, buyer);
  expect(before.result.refundableFen).toBe(totalFen);
  await finish(shop);
  expect(await returnedFen(shop)).toBe(paidFen - totalFen);
  const input = { language, no, reason: 'other' } as const;
  const { result } = await shop.call(requestRefund, input, buyer);
  const operator = await buildStaff(shop);
  const id = result.requests[0]?.id ?? '';
  await shop.call(decideRefund, { language, id, isApproved: true }, operator);
  await finish(shop);
  expect((await read()).state).toBe('refunded');
  expect([await returnedFen(shop), await problemsOf(shop)]).toEqual([paidFen, []]);
});

test.each([1, 50_000])(
  'a payment of %d fen given back frees the goods and ends at zero',
  async (amountFen) => {
    await using shop = await openShop();
    const { buyer, no, read, settle } = await openReview(shop, { amountFen });
    expect((await settle('give-back')).result).toEqual({ state: 'refunding' });
    expect(await stockOf(shop, 'CARD-B')).toBe(5);
    await finish(shop);
    const { state, totals } = await read();
    expect(state).toBe('refunded');
    expect([await returnedFen(shop), await problemsOf(shop)]).toEqual([amountFen, []]);
    // Money above the order's total never belonged to the order.
    const { result } = await shop.call(listRefunds, { language, no }, buyer);
    expect(result.refundedFen).toBe(Math.min(amountFen, totals.totalFen));
  },
);

test('a payment in another currency cannot be taken as paid; without it the order is cancelled', async () => {
  await using shop = await openShop();
  const { read, settle } = await openReview(shop, { currency: 'USD' });
  expect((await settle('accept')).result.error).toBe('STATE_CONFLICT');
  expect((await settle('give-back')).result).toEqual({ state: 'cancelled' });
  expect((await read()).state).toBe('cancelled');
  expect(await stockOf(shop, 'CARD-B')).toBe(5);
  const attempts = shop.deps.database.handle.selectFrom('paymentAttempts').select('state');
  expect(await attempts.execute()).toEqual([{ state: 'closed' }]);
  await finish(shop);
  expect([await returnedFen(shop), await problemsOf(shop)]).toEqual([0, []]);
});

test('how a check ended is told, of an order that had ended before, too', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-B': 1 });
  const charge = await startCharge(shop, buyer, no);
  shop.clock.now += hour;
  await shop.tick();
  const paid = { state: 'succeeded', currency: 'USD' } as const;
  const { handle } = shop.deps.database;
  await handle.updateTable('sandboxCharges').set(paid).where('id', '=', charge).execute();
  await notify(shop, charge, {});
  const { token } = await buildStaff(shop);
  await shop.call(settleReview, { language, no, decision: 'give-back' }, { token });
  const { notices } = (await shop.call(listNotices, { language }, buyer)).result;
  expect(notices.map(({ kind }) => kind).toReversed()).toEqual([
    'order-placed',
    'order-cancelled',
    'order-in-review',
    'order-cancelled',
  ]);
  expect(notices[0]?.text).toContain('the payment did not reach us, so the order is cancelled');
  expect(notices[2]?.text).toContain('Not paid in time');
});

test('a review is decided once, however often it is clicked', async () => {
  await using shop = await openShop();
  const { read, settle } = await openReview(shop, { amountFen: 1 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => settle(index % 2 === 0 ? 'accept' : 'give-back')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ result }) => result.error))).toEqual(new Set(['STATE_CONFLICT']));
  await finish(shop);
  expect(['paid', 'refunded']).toContain((await read()).state);
});

test('a disagreeing payment of an order that had ended is taken only while the goods are there', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-B': 2 });
  const charge = await startCharge(shop, buyer, no);
  shop.clock.now += hour;
  await shop.tick();
  await setStock(shop, 'CARD-B', 1);
  const paid = { state: 'succeeded', amountFen: 7 } as const;
  const { handle } = shop.deps.database;
  await handle.updateTable('sandboxCharges').set(paid).where('id', '=', charge).execute();
  await notify(shop, charge, {});
  const operator = await buildStaff(shop);
  const settle = (decision: 'accept' | 'give-back') =>
    shop.call(settleReview, { language, no, decision }, operator);
  expect((await settle('accept')).result.error).toBe('OUT_OF_STOCK');
  expect((await settle('give-back')).status).toBe(200);
  expect(await stockOf(shop, 'CARD-B')).toBe(1);
  await finish(shop);
  expect(await problemsOf(shop)).toEqual([]);
});

test('a disagreeing payment of an order that lost its details only goes back: nobody is there to be sent to', async () => {
  await using shop = await openShop();
  const { read, settle } = await openReview(shop, { amountFen: 7 });
  await shop.deps.database.handle
    .updateTable('orders')
    .set({ address: null, erasedAt: shop.clock.now })
    .execute();
  expect((await settle('accept')).result.error).toBe('STATE_CONFLICT');
  expect((await settle('give-back')).status).toBe(200);
  await finish(shop);
  expect((await read()).state).toBe('refunded');
});

test('of several payments the one of exactly the total counts, and the others go back', async () => {
  await using shop = await openShop();
  const { read, settle, charge } = await openReview(shop, { amountFen: 1 });
  const { totalFen } = await read();
  for (const amountFen of [totalFen + 500, totalFen]) {
    const id = `late-${amountFen}`;
    await addPayment(shop, charge, { id, amountFen });
    await notify(shop, id, {});
  }
  expect((await settle('accept')).result).toEqual({ state: 'paid' });
  await finish(shop);
  const { handle } = shop.deps.database;
  const attempts = await handle
    .selectFrom('paymentAttempts')
    .select(['capturedFen', 'refundedFen'])
    .orderBy('capturedFen')
    .execute();
  expect(attempts).toEqual([
    { capturedFen: 1, refundedFen: 1 },
    { capturedFen: totalFen, refundedFen: 0 },
    { capturedFen: totalFen + 500, refundedFen: totalFen + 500 },
  ]);
  expect([(await read()).state, await problemsOf(shop)]).toEqual(['paid', []]);
});

test.each([
  ['are short together', [1, 2]],
  ['make the total together', [1, -1]],
] as const)(
  'where several payments %s, none is taken: the order would lack what goes back',
  async (_name, amounts) => {
    await using shop = await openShop();
    const { read, settle, sum } = await openReviewOfTwo(shop, amounts);
    expect((await settle('accept')).result.error).toBe('PAYMENT_IN_PARTS');
    expect((await read()).state).toBe('review');
    expect((await settle('give-back')).result).toEqual({ state: 'refunding' });
    await finish(shop);
    expect(await returnedFen(shop)).toBe(sum);
    expect(await problemsOf(shop)).toEqual([]);
  },
);

test('where two payments are more than the total together, the larger is taken and the other goes back', async () => {
  await using shop = await openShop();
  const { settle } = await openReviewOfTwo(shop, [2, -1]);
  expect((await settle('accept')).result).toEqual({ state: 'paid' });
  await finish(shop);
  expect(await returnedFen(shop)).toBe(2);
  expect(await problemsOf(shop)).toEqual([]);
});

/** @param second fen; a negative number means that much less than the total */
async function openReviewOfTwo(shop: TestShop, [first, second]: readonly [number, number]) {
  const { charge, ...review } = await openReview(shop, { amountFen: first });
  const { totalFen } = await review.read();
  const amountFen = second < 0 ? totalFen + second : second;
  await addPayment(shop, charge, { id: 'late', amountFen });
  await notify(shop, 'late', {});
  return { ...review, sum: first + amountFen };
}

test('of several payments that are given back none is the last while another is on its way', async () => {
  await using shop = await openShop();
  const { read, settle, charge } = await openReview(shop, { amountFen: 1 });
  await addPayment(shop, charge, { id: 'late', amountFen: 2 });
  await notify(shop, 'late', {});
  await settle('give-back');
  const { database } = shop.deps;
  const [first, second] = await database.handle.selectFrom('refunds').selectAll().execute();
  await database.transact((tx) => confirmRefund(tx, shop.payments, first!));
  expect((await read()).state).toBe('refunding');
  await database.transact((tx) => confirmRefund(tx, shop.payments, second!));
  expect((await read()).state).toBe('refunded');
});

test('a second payment that disagrees with an order that is paid goes back by itself', async () => {
  await using shop = await openShop();
  const { no, read, settle, charge } = await openReview(shop, { amountFen: 1 });
  await settle('accept');
  await addPayment(shop, charge, { id: 'late', amountFen: 3 });
  await notify(shop, 'late', {});
  await finish(shop);
  expect((await read()).state).toBe('paid');
  expect([no, await returnedFen(shop), await problemsOf(shop)]).toEqual([no, 3, []]);
});
