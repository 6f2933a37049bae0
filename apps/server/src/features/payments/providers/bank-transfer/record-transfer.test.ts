import { getOrder } from '@uid/contract/orders';
import { getPayment } from '@uid/contract/payments';
import { checkStatement, recordTransfer } from '@uid/contract/transfers';
import { expect, test } from 'vitest';

import { setStock } from '../../../../testing/shop/change-catalogue.ts';
import { buildSession, orderOf, pay, startCharge } from '../../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../../testing/shop/test-shop.ts';
import { buildStaff } from '../../../../testing/shop/build-staff.ts';
import { createPayments } from '../../payments.ts';
import { checkBooks } from '../../books/check-books.ts';
import { openTransfer, openTransferShop, record } from './testing/transfer-shop.ts';

const hour = 60 * 60_000;

function attemptsOf({ deps }: TestShop) {
  return deps.database.handle.selectFrom('paymentAttempts').selectAll().orderBy('id').execute();
}

function refundsOf({ deps }: TestShop) {
  return deps.database.handle.selectFrom('refunds').selectAll().orderBy('id').execute();
}

test('a transfer of the right amount pays the order, and the books say so', async () => {
  await using shop = await openTransferShop();
  const { buyer, no } = await openTransfer(shop);
  // Bank statements don't preserve case and spaces.
  const reference = ` ${no.toLowerCase()} `;
  expect(await record(shop, { reference, amountFen: 8_000, number: 'B-0001' })).toBe('paid');
  const { result } = await shop.call(getPayment, { language: 'en', no }, buyer);
  expect(result).toMatchObject({ state: 'paid', attempt: { state: 'succeeded' } });
  expect(result.attempt?.stage).toBeUndefined();
  expect(await attemptsOf(shop)).toMatchObject([{ state: 'succeeded', capturedFen: 8_000 }]);
  const { value } = await checkBooks(createPayments(shop.deps, shop.app.log)).next();
  expect(value).toBeUndefined();
});

test('the order’s history says that staff recorded the transfer, whatever became of it', async () => {
  await using shop = await openTransferShop();
  const amounts = { paid: 8_000, review: 7_999 };
  for (const [state, amountFen] of Object.entries(amounts)) {
    const { buyer, no } = await openTransfer(shop);
    await record(shop, { reference: no, amountFen, number: `B-${amountFen}` });
    const { result } = await shop.call(getOrder, { language: 'en', no }, buyer);
    expect(result.events.at(-1)).toMatchObject({ state, by: 'staff' });
    const { handle } = shop.deps.database;
    const events = handle.selectFrom('orderEvents').selectAll().where('changedBy', '=', 'staff');
    const { accountId } = await events
      .where('state', '=', state as 'paid')
      .executeTakeFirstOrThrow();
    expect(accountId).toBe(shop.operator.accountId);
  }
});

test('money that staff recorded for an order that had ended is theirs in its history', async () => {
  await using shop = await openTransferShop();
  const late = await openTransfer(shop, { 'CARD-B': 1 });
  const tooLate = await openTransfer(shop, { 'CARD-B': 1 });
  const wrong = await openTransfer(shop, { 'CARD-B': 1 });
  const { totalFen: amountFen } = late.payment;
  shop.clock.now += 72 * hour;
  await shop.tick();
  await setStock(shop, 'CARD-B', 1);
  shop.operator = await buildStaff(shop);
  const transfers = [
    { reference: late.no, amountFen, number: 'B-0001' },
    { reference: tooLate.no, amountFen, number: 'B-0002' },
    { reference: wrong.no, amountFen: 1, number: 'B-0003' },
    { reference: late.no, amountFen, number: 'B-0004' },
  ];
  for (const transfer of transfers) await record(shop, transfer);
  const events = await shop.deps.database.handle
    .selectFrom('orderEvents')
    .select(['reason', 'changedBy'])
    .where('reason', 'not in', ['placed', 'time-over'])
    .orderBy('reason')
    .execute();
  expect(events).toEqual(
    ['paid-late', 'paid-too-late', 'paid-twice', 'payment-disagrees'].map((reason) => ({
      reason,
      changedBy: 'staff',
    })),
  );
});

test('A16: a line of the statement counts once, however often and by how many it is recorded', async () => {
  await using shop = await openTransferShop();
  const { buyer, no } = await openTransfer(shop);
  const line = { reference: no, amountFen: 8_000, number: 'B-0001' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => record(shop, line)));
  expect(new Set(answers)).toEqual(new Set(['paid']));
  const { result } = await shop.call(getOrder, { language: 'en', no }, buyer);
  expect(result.events.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
  expect(await attemptsOf(shop)).toHaveLength(1);
  const entries = shop.deps.database.handle.selectFrom('paymentNotifications').selectAll();
  expect(await entries.execute()).toMatchObject([{ method: 'bank-transfer', eventId: 'B-0001' }]);
});

test('A16: a number is the same in small letters, in whatever way it comes', async () => {
  await using shop = await openTransferShop();
  const { no } = await openTransfer(shop);
  const line = { reference: no, amountFen: 8_000 };
  for (const number of ['b-0001', 'B-0001', 'b-0001'])
    expect(await record(shop, { ...line, number })).toBe('paid');
  expect(await attemptsOf(shop)).toHaveLength(1);
  expect(await refundsOf(shop)).toEqual([]);
  const file = `number,date,amount,reference\nb-0001,2026-01-08,80.00,${no}\n`;
  const checked = await shop.call(checkStatement, { language: 'en' }, { ...shop.operator, file });
  expect(checked.result.lines).toMatchObject([{ number: 'B-0001', outcome: 'recorded' }]);
});

test('a number that was recorded for something else is refused, and nothing changes', async () => {
  await using shop = await openTransferShop();
  const { no } = await openTransfer(shop);
  const other = await openTransfer(shop);
  const line = { reference: no, amountFen: 8_000, number: 'B-0001' };
  await record(shop, line);
  for (const change of [{ amountFen: 8_001 }, { reference: other.no }])
    expect(await record(shop, { ...line, ...change })).toEqual({
      status: 409,
      error: 'TRANSACTION_KNOWN',
    });
  const { result } = await shop.call(getOrder, { language: 'en', no: other.no }, other.buyer);
  expect(result.state).toBe('unpaid');
});

test('A15: another amount goes to a person, never to paid', async () => {
  await using shop = await openTransferShop();
  for (const amountFen of [1, 7_999, 8_001]) {
    const { no } = await openTransfer(shop);
    const line = { reference: no, amountFen, number: `B-${amountFen}-1` };
    expect(await record(shop, line)).toBe('review');
  }
});

test('another amount closes the way to pay that was open beside it, however long ago it was last asked about', async () => {
  await using shop = await openTransferShop();
  const { buyer, no } = await openTransfer(shop);
  await startCharge(shop, buyer, no);
  for (const minutes of [1, 1, 5, 10]) {
    shop.clock.now += minutes * 60_000;
    await shop.tick();
  }
  shop.clock.now += hour;
  shop.operator = await buildStaff(shop);
  expect(await record(shop, { reference: no, amountFen: 1, number: 'B-0001' })).toBe('review');
  await shop.tick();
  const states = (await attemptsOf(shop)).map(({ method, state }) => [method, state]);
  expect(states).toEqual([
    ['bank-transfer', 'unclear'],
    ['sandbox', 'closed'],
  ]);
});

test('A13: a transfer that comes too late holds the goods again, or goes back', async () => {
  await using shop = await openTransferShop();
  const late = await openTransfer(shop, { 'CARD-B': 1 });
  const tooLate = await openTransfer(shop, { 'CARD-B': 1 });
  const { totalFen: amountFen } = late.payment;
  shop.clock.now += 72 * hour;
  await shop.tick();
  await setStock(shop, 'CARD-B', 1);
  shop.operator = await buildStaff(shop);
  expect(await record(shop, { reference: late.no, amountFen, number: 'B-0001' })).toBe('paid');
  const back = { reference: tooLate.no, amountFen, number: 'B-0002' };
  expect(await record(shop, back)).toBe('refunding');
  expect(await refundsOf(shop)).toMatchObject([{ reason: 'paid-late', state: 'open', amountFen }]);
});

test('A14: a second transfer is a duty to pay it back, and so is one for an order paid otherwise', async () => {
  await using shop = await openTransferShop();
  const { no } = await openTransfer(shop);
  const line = { reference: no, amountFen: 8_000 };
  for (const number of ['B-0001', 'B-0002'])
    expect(await record(shop, { ...line, number })).toBe('paid');
  const buyer = await buildSession(shop);
  const other = await orderOf(shop, buyer, { LICENCE: 1 });
  await pay(shop, buyer, other);
  const again = { reference: other, amountFen: 980_000, number: 'B-0003' };
  expect(await record(shop, again)).toBe('paid');
  expect(await refundsOf(shop)).toMatchObject([
    { reason: 'paid-twice', amountFen: 8_000 },
    { reason: 'paid-twice', amountFen: 980_000 },
  ]);
});

test('who records a transfer is told what becomes of the money', async () => {
  await using shop = await openTransferShop();
  const { no } = await openTransfer(shop);
  const other = await openTransfer(shop);
  const tell = async (reference: string, amountFen: number, number: string) => {
    const line = {
      language: 'en',
      receivedOn: '2026-01-06',
      reference,
      amountFen,
      number,
    } as const;
    return (await shop.call(recordTransfer, line, shop.operator)).result;
  };
  expect(await tell(no, 8_000, 'B-0001')).toEqual({ no, state: 'paid', outcome: 'pays' });
  expect(await tell(no, 8_000, 'B-0001')).toEqual({ no, state: 'paid', outcome: 'known' });
  expect(await tell(no, 8_000, 'B-0002')).toEqual({ no, state: 'paid', outcome: 'goes-back' });
  const unclear = { no: other.no, state: 'review', outcome: 'review' };
  expect(await tell(other.no, 1, 'B-0003')).toEqual(unclear);
});

test('a transfer for an order whose buyer chose another way pays it and closes that way', async () => {
  await using shop = await openTransferShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await startCharge(shop, buyer, no);
  const line = { reference: no, amountFen: 8_000, number: 'B-0001' };
  expect(await record(shop, line)).toBe('paid');
  await shop.tick();
  expect(await attemptsOf(shop)).toMatchObject([
    { method: 'sandbox', state: 'closed' },
    { method: 'bank-transfer', state: 'succeeded' },
  ]);
});

test('only an operator who has just proven themselves records, and only what makes sense', async () => {
  await using shop = await openTransferShop();
  const { buyer, no } = await openTransfer(shop);
  const line = { reference: no, amountFen: 8_000, number: 'B-0001' };
  expect(await record(shop, line, buyer)).toEqual({ status: 404, error: 'NOT_FOUND' });
  const wrong = [
    { amountFen: 0 },
    { amountFen: 0.5 },
    { amountFen: '8000' as never },
    { number: '' },
    { number: '<b>' },
    { reference: '' },
  ];
  for (const change of wrong)
    expect(await record(shop, { ...line, ...change })).toEqual({
      status: 400,
      error: 'INVALID_INPUT',
    });
  const day = { language: 'en', ...line, receivedOn: '2026-02-30' } as const;
  expect((await shop.call(recordTransfer, day, shop.operator)).result.fields).toHaveProperty(
    'receivedOn',
  );
  expect(await record(shop, { ...line, reference: 'NOBODY' })).toEqual({
    status: 404,
    error: 'NOT_FOUND',
  });
  shop.clock.now += hour;
  const { status, error } = Object(await record(shop, line));
  expect([status, error]).toEqual([403, 'STEP_UP_REQUIRED']);
  expect(await attemptsOf(shop)).toMatchObject([{ state: 'open' }]);
});
