import { decideRefund, requestRefund, settleReview } from '@uid/contract/refunds';
import { expect, test } from 'vitest';

import type { Handle } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createFaultyDatabase } from '../../testing/shop/faulty-database.ts';
import type { FaultyDatabase } from '../../testing/shop/faulty-database.ts';
import { buildSession, openShop, orderOf, pay, startCharge } from '../../testing/shop/test-shop.ts';
import { notify } from '../payments/testing/notify.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';

const tables = [
  'orders',
  'orderEvents',
  'paymentAttempts',
  'refundRequests',
  'refunds',
  'ledgerEntries',
  'notices',
  'stockMovements',
  'variants',
] as const;

async function everything(handle: Handle): Promise<unknown[]> {
  const rows = tables.map((table) => handle.selectFrom(table).selectAll().execute());
  return (await Promise.all(rows)).map((each) => each.map((row) => JSON.stringify(row)).toSorted());
}

/** Makes each statement fail in turn, before and after it runs, and at last none. Returns true if data changed. */
async function tryEveryFault(
  real: Handle,
  database: FaultyDatabase,
  act: () => Promise<{ status: number }>,
): Promise<boolean> {
  const before = await everything(real);
  let hasFailed = true;
  for (let statement = 1; hasFailed; statement += 1) {
    for (const when of ['before', 'after'] as const) {
      database.fault = { statement, when };
      const { status } = await act();
      hasFailed = database.statements >= statement;
      expect([statement, when, status]).toEqual([statement, when, hasFailed ? 500 : 200]);
      if (!hasFailed) break;
      expect(await everything(real)).toEqual(before);
    }
  }
  database.fault = undefined;
  return JSON.stringify(await everything(real)) !== JSON.stringify(before);
}

const language = 'en';

test('A20: a fault at any statement of approving a refund leaves nothing of it', async () => {
  await using real = await openTestDatabase();
  const database = createFaultyDatabase(real);
  await using shop = await openShop({ database });
  const operator = await buildStaff(shop);
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  await pay(shop, buyer, no);
  const input = { language, no, reason: 'other' } as const;
  const { result } = await shop.call(requestRefund, input, buyer);
  const decision = { language, id: result.requests[0]?.id ?? '', isApproved: true } as const;
  const approve = () => shop.call(decideRefund, { ...decision, restock: true }, operator);
  expect(await tryEveryFault(real.handle, database, approve)).toBe(true);
});

test('a fault at any statement of deciding a review leaves nothing of it', async () => {
  await using real = await openTestDatabase();
  const database = createFaultyDatabase(real);
  await using shop = await openShop({ database });
  const operator = await buildStaff(shop);
  for (const decision of ['accept', 'give-back'] as const) {
    const buyer = await buildSession(shop);
    const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
    const charge = await startCharge(shop, buyer, no);
    await notify(shop, charge, { state: 'succeeded', amountFen: 99_999 });
    const settle = () => shop.call(settleReview, { language, no, decision }, operator);
    expect(await tryEveryFault(real.handle, database, settle)).toBe(true);
  }
});
