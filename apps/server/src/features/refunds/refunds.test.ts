import * as contract from '@uid/contract/refunds';
import type { OrderRefunds } from '@uid/contract/refunds';
import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { readNotices } from '../../testing/shop/read-notices.ts';
import { buildSession, openShop, orderOf, pay } from '../../testing/shop/test-shop.ts';
import { setStock, stockOf } from '../../testing/shop/change-catalogue.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { expectSoundBooks } from '../../testing/shop/sound-books.ts';

const language = 'en';

async function openPaid(shop: TestShop, pieces: Record<string, number>) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, pieces);
  await pay(shop, buyer, no);
  const read = async () =>
    (await shop.call(getOrder, { language, no }, { token: buyer.token })).result;
  return { buyer, no, read };
}

/** Makes the order delivered, as if every parcel had arrived. */
async function deliver({ deps }: TestShop, no: string): Promise<void> {
  const { handle } = deps.database;
  const { id } = await handle
    .updateTable('orders')
    .set({ state: 'delivered' })
    .where('no', '=', no)
    .returning('id')
    .executeTakeFirstOrThrow();
  const facts = { at: deps.now(), changedBy: 'clock', reason: 'other', accountId: null } as const;
  await handle
    .insertInto('orderEvents')
    .values({ id: deps.newId(), orderId: id, state: 'delivered', ...facts })
    .execute();
}

function ask(shop: TestShop, { token }: Buyer, request: object) {
  const input = { language, reason: 'not-needed', ...request };
  return shop.call(contract.requestRefund, input as never, { token });
}

function decide(shop: TestShop, { token }: Buyer, decision: object) {
  const input = { language, isApproved: true, ...decision };
  return shop.call(contract.decideRefund, input as never, { token });
}

/** The kinds of the notices after the first two, which say that the order was placed and paid. */
async function kindsSincePaid(shop: TestShop, buyer: Buyer): Promise<string[]> {
  return (await readNotices(shop, buyer)).slice(2).map(({ kind }) => kind);
}

function newestId({ requests }: OrderRefunds): string {
  return requests[0]?.id ?? '';
}

test('a whole refund goes through: asked, approved, paid back, books at zero, pieces back', async () => {
  await using shop = await openShop({ environment: { TWO_PERSONS: 'off' } });
  const operator = await buildStaff(shop);
  const { buyer, no, read } = await openPaid(shop, { 'CARD-A': 2, LICENCE: 1 });
  const before = await stockOf(shop, 'CARD-A');
  const asked = await ask(shop, buyer, { no, note: ' Too many ' });
  const { totalFen } = await read();
  expect(asked.result.requests).toMatchObject([
    { state: 'open', amountFen: totalFen, note: 'Too many', pieces: [] },
  ]);
  const open = await shop.call(contract.listRefundRequests, { language }, operator);
  expect(open.result.requests).toMatchObject([{ no, totalFen, amountFen: totalFen }]);
  const decided = await decide(shop, operator, { id: newestId(asked.result), restock: true });
  expect(decided.result.state).toBe('approved');
  expect((await read()).state).toBe('refunding');
  await shop.tick();
  expect((await read()).state).toBe('refunded');
  const { result } = await shop.call(contract.listRefunds, { language, no }, buyer);
  expect(result).toMatchObject({ refundableFen: 0, refundedFen: totalFen });
  expect(result.requests).toMatchObject([{ state: 'paid-back', paidBackAt: expect.any(Number) }]);
  expect(await stockOf(shop, 'CARD-A')).toBe(before + 2);
  await expectSoundBooks(shop.deps.database.handle);
  expect(await kindsSincePaid(shop, buyer)).toEqual([
    'refund-requested',
    'refund-under-way',
    'order-refunded',
  ]);
});

test('A20: piece by piece, and the last brings all that is left, delivery included', async () => {
  await using shop = await openShop();
  const operator = await buildStaff(shop);
  const { buyer, no, read } = await openPaid(shop, { 'CARD-A': 3 });
  await deliver(shop, no);
  const { totals } = await read();
  const amounts: number[] = [];
  for (const quantity of [1, 1, 1]) {
    const asked = await ask(shop, buyer, { no, pieces: [{ sku: 'CARD-A', quantity }] });
    expect(asked.status).toBe(200);
    amounts.push(asked.result.requests[0]?.amountFen ?? 0);
    await decide(shop, operator, { id: newestId(asked.result) });
    await shop.tick();
  }
  const share = totals.goodsFen / 3;
  expect(amounts).toEqual([share, share, share + totals.deliveryFen]);
  expect((await read()).state).toBe('refunded');
  const more = await ask(shop, buyer, { no, pieces: [{ sku: 'CARD-A', quantity: 1 }] });
  expect([more.status, more.result.error]).toEqual([409, 'STATE_CONFLICT']);
});

test('what can be asked back is told by name, with the price of each number of pieces', async () => {
  await using shop = await openShop();
  const operator = await buildStaff(shop);
  const { buyer, no } = await openPaid(shop, { 'CARD-A': 3, 'CARD-B': 1 });
  await deliver(shop, no);
  const list = async () => (await shop.call(contract.listRefunds, { language, no }, buyer)).result;
  const share = (await list()).pieces.map(({ name, amountsFen }) => [name, amountsFen]);
  expect(share).toEqual([
    ['Card · A', [6_800, 13_600, 20_400]],
    ['Card · B', [38_800]],
  ]);
  const asked = await ask(shop, buyer, { no, pieces: [{ sku: 'CARD-B', quantity: 1 }] });
  expect(asked.result.requests).toMatchObject([{ pieces: [{ name: 'Card · B', quantity: 1 }] }]);
  await decide(shop, operator, { id: newestId(asked.result) });
  expect((await list()).pieces.map(({ sku }) => sku)).toEqual(['CARD-A']);
});

test('more than there is to give back is refused, whatever it is asked by', async () => {
  await using shop = await openShop();
  const { buyer, no, read } = await openPaid(shop, { 'CARD-A': 2 });
  await deliver(shop, no);
  const { totalFen } = await read();
  const wishes = [
    { amountFen: totalFen + 1 },
    { pieces: [{ sku: 'CARD-A', quantity: 3 }] },
    { pieces: [{ sku: 'LICENCE', quantity: 1 }] },
    {
      pieces: [
        { sku: 'CARD-A', quantity: 1 },
        { sku: 'CARD-A', quantity: 1 },
      ],
    },
  ];
  for (const request of wishes) {
    const { status, result } = await ask(shop, buyer, { no, ...request });
    expect([status, result.error]).toEqual([409, 'REFUND_TOO_MUCH']);
  }
});

test('pieces of a request that was declined, or taken back, can be asked back again', async () => {
  await using shop = await openShop();
  const operator = await buildStaff(shop);
  const { buyer, no } = await openPaid(shop, { 'CARD-A': 2 });
  await deliver(shop, no);
  const request = { no, pieces: [{ sku: 'CARD-A', quantity: 2 }] };
  const asked = await ask(shop, buyer, request);
  await decide(shop, operator, { id: newestId(asked.result), isApproved: false });
  const again = await ask(shop, buyer, request);
  expect(again.status).toBe(200);
  await shop.call(contract.withdrawRefund, { language, no, id: newestId(again.result) }, buyer);
  expect((await ask(shop, buyer, request)).status).toBe(200);
});

test('approved when less is left than was asked for, nothing goes back and the request stays open', async () => {
  await using shop = await openShop();
  const operator = await buildStaff(shop);
  const { buyer, no, read } = await openPaid(shop, { 'CARD-A': 2 });
  await deliver(shop, no);
  const { totalFen } = await read();
  const asked = await ask(shop, buyer, { no, amountFen: totalFen });
  const { handle } = shop.deps.database;
  await handle
    .updateTable('refundRequests')
    .set({ amountFen: totalFen + 1 })
    .execute();
  const { status, result } = await decide(shop, operator, { id: newestId(asked.result) });
  expect([status, result.error]).toEqual([409, 'REFUND_TOO_MUCH']);
  expect(await handle.selectFrom('refunds').selectAll().execute()).toEqual([]);
  const { result: after } = await shop.call(contract.listRefunds, { language, no }, buyer);
  expect(after.requests).toMatchObject([{ state: 'open' }]);
});

test('an order has one open request; taken back, there may be another', async () => {
  await using shop = await openShop();
  const { buyer, no } = await openPaid(shop, { 'CARD-A': 1 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(shop, buyer, { no, amountFen: 100 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ result }) => result.error))).toEqual(new Set(['REFUND_OPEN']));
  const { result } = await shop.call(contract.listRefunds, { language, no }, buyer);
  const back = { language, no, id: newestId(result) } as const;
  const withdrawn = await shop.call(contract.withdrawRefund, back, buyer);
  expect(withdrawn.result.requests[0]?.state).toBe('withdrawn');
  const stored = shop.deps.database.handle.selectFrom('refundRequests').select('decidedBy');
  expect(await stored.executeTakeFirst()).toEqual({ decidedBy: buyer.accountId });
  expect((await shop.call(contract.withdrawRefund, back, buyer)).result.error).toBe(
    'STATE_CONFLICT',
  );
  expect((await ask(shop, buyer, { no, amountFen: 100 })).status).toBe(200);
});

test('A20: 32 approvals at once send the money once', async () => {
  await using shop = await openShop();
  const operator = await buildStaff(shop);
  const { buyer, no, read } = await openPaid(shop, { 'CARD-A': 1 });
  const asked = await ask(shop, buyer, { no });
  const id = newestId(asked.result);
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => decide(shop, operator, { id })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const refunds = await shop.deps.database.handle.selectFrom('refunds').selectAll().execute();
  expect(refunds).toHaveLength(1);
  await shop.tick();
  expect((await read()).state).toBe('refunded');
});

test('a declined request moves no money and says why', async () => {
  await using shop = await openShop();
  const operator = await buildStaff(shop);
  const { buyer, no, read } = await openPaid(shop, { 'CARD-A': 1 });
  const asked = await ask(shop, buyer, { no });
  const answer = 'The seal is broken.';
  await decide(shop, operator, { id: newestId(asked.result), isApproved: false, answer });
  const { result } = await shop.call(contract.listRefunds, { language, no }, buyer);
  const decidedAt = shop.clock.now;
  expect(result.requests).toMatchObject([{ state: 'declined', answer, decidedAt }]);
  expect((await read()).state).toBe('paid');
  expect(await shop.deps.database.handle.selectFrom('refunds').selectAll().execute()).toEqual([]);
  expect(await kindsSincePaid(shop, buyer)).toEqual(['refund-requested', 'refund-declined']);
});

test('A22: another’s refunds are not there, and only operators decide, after a step-up', async () => {
  await using shop = await openShop();
  const { buyer, no } = await openPaid(shop, { 'CARD-A': 1 });
  const stranger = await buildSession(shop);
  const asked = await ask(shop, buyer, { no });
  const id = newestId(asked.result);
  expect((await shop.call(contract.listRefunds, { language, no }, stranger)).status).toBe(404);
  expect((await ask(shop, stranger, { no })).status).toBe(404);
  const back = { language, no, id } as const;
  expect((await shop.call(contract.withdrawRefund, back, stranger)).status).toBe(404);
  const own = await orderOf(shop, stranger, { 'CARD-A': 1 });
  const byOwn = await shop.call(contract.withdrawRefund, { ...back, no: own }, stranger);
  expect(byOwn.status).toBe(404);
  const { result } = await shop.call(contract.listRefunds, { language, no }, buyer);
  expect(result.requests).toMatchObject([{ id, state: 'open' }]);
  expect((await decide(shop, stranger, { id })).status).toBe(404);
  const operator = await buildStaff(shop);
  shop.clock.now += 11 * 60_000;
  expect((await decide(shop, operator, { id })).result.error).toBe('STEP_UP_REQUIRED');
});

test('an unpaid order has nothing to give back', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  expect((await ask(shop, buyer, { no })).result.error).toBe('STATE_CONFLICT');
  const { result } = await shop.call(contract.listRefunds, { language, no }, buyer);
  expect(result).toMatchObject({ refundableFen: 0, pieces: [], requests: [] });
  await setStock(shop, 'CARD-A', 5);
});
