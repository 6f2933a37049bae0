import { settleReview } from '@uid/contract/refunds';
import { expect } from 'vitest';

import type { Handle } from '../../database/database.ts';
import { checkBooks } from '../../features/payments/books/check-books.ts';
import { piecesOf } from '../../features/refunds/read-refundable.ts';
import { expectSoundBooks } from '../shop/sound-books.ts';
import { decideOldest, hear, stepUp } from './act.ts';
import { stateOf } from './world.ts';
import type { World } from './world.ts';

/** Checks what must hold after every step, whatever was done at the same time. */
export async function expectLawful({ shop, orders, faults }: World): Promise<void> {
  expect(faults).toEqual([]);
  const { handle } = shop.deps.database;
  await expectSoundBooks(handle);
  const stored = await handle.selectFrom('orders').select('no').execute();
  expect(stored.map(({ no }) => no).toSorted()).toEqual(orders.toSorted());
  await expectNoMoreBackThanCame(handle);
}

/** Checks that no payment and no line was refunded more than it had. */
async function expectNoMoreBackThanCame(handle: Handle): Promise<void> {
  const attempts = await handle.selectFrom('paymentAttempts').selectAll().execute();
  const refunds = await handle.selectFrom('refunds').selectAll().execute();
  for (const { id, capturedFen } of attempts) {
    const back = refunds.filter(({ attemptId }) => attemptId === id);
    expect(sum(back.map(({ amountFen }) => amountFen))).toBeLessThanOrEqual(capturedFen);
  }
  const lines = await handle.selectFrom('orderLines').selectAll().execute();
  const requests = await handle.selectFrom('refundRequests').selectAll().execute();
  for (const { orderId, sku, quantity } of lines) {
    const back = requests
      .filter((each) => each.orderId === orderId && each.state === 'approved')
      .flatMap(({ pieces }) => piecesOf(pieces))
      .filter((each) => each.sku === sku);
    expect(sum(back.map((each) => each.quantity))).toBeLessThanOrEqual(quantity);
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Checks that with time and an operator nothing stays half done, and that the company's books match ours. */
export async function expectGoodEnd(world: World): Promise<void> {
  const { shop } = world;
  for (let round = 0; round < 4; round += 1) {
    shop.clock.now += 60 * 60_000;
    await shop.tick();
    await stepUp(world);
    while (await decideOldest(world, { isApproved: round % 2 === 0, restock: false }));
    for (const no of world.orders) {
      if ((await stateOf(world, no)) !== 'review') continue;
      const decision = { language: 'en', no, decision: 'give-back' } as const;
      hear(world, await shop.call(settleReview, decision, world.operator));
    }
  }
  await expectLawful(world);
  const states = await Promise.all(world.orders.map((no) => stateOf(world, no)));
  for (const state of states) expect(['unpaid', 'refunding', 'review']).not.toContain(state);
  const problems: string[] = [];
  for await (const { problem } of checkBooks(shop.payments)) problems.push(problem);
  expect(problems).toEqual([]);
  expect(await heldByCompany(world)).toBe(await heldByLedger(world));
}

async function heldByCompany({ shop }: World): Promise<number> {
  const charges = await shop.deps.database.handle
    .selectFrom('sandboxCharges')
    .select(['amountFen', 'refundedFen'])
    .where('state', '=', 'succeeded')
    .execute();
  return sum(charges.map(({ amountFen, refundedFen }) => amountFen - refundedFen));
}

async function heldByLedger({ shop }: World): Promise<number> {
  const entries = await shop.deps.database.handle
    .selectFrom('ledgerEntries')
    .select('amountFen')
    .where('account', '=', 'provider')
    .execute();
  return sum(entries.map(({ amountFen }) => amountFen));
}
