import { expect } from 'vitest';

import type { Handle } from '../../database/database.ts';
import { findCatalogueFaults } from '../../features/catalogue/find-catalogue-faults.ts';

/**
 * Checks what must hold at every moment: the stock is the sum of its movements, prices match their changes, every order
 * has the state of its last event, its ledger balances with its payments, and no piece was both sent and kept back.
 */
export async function expectSoundBooks(handle: Handle): Promise<void> {
  const stocks = await handle.selectFrom('variants').select('stock').execute();
  const movements = await handle.selectFrom('stockMovements').selectAll().execute();
  expect(await findCatalogueFaults(handle)).toEqual([]);
  for (const { stock } of stocks) expect(stock).toBeGreaterThanOrEqual(0);
  const orders = await handle.selectFrom('orders').selectAll().execute();
  const events = await handle.selectFrom('orderEvents').selectAll().orderBy('id').execute();
  const attempts = await handle.selectFrom('paymentAttempts').selectAll().execute();
  const entries = await handle.selectFrom('ledgerEntries').selectAll().execute();
  const lines = await handle.selectFrom('orderLines').selectAll().execute();
  for (const { id, state, goodsFen } of orders) {
    expect(events.findLast(({ orderId }) => orderId === id)?.state).toBe(state);
    const ordered = lines.filter(({ orderId }) => orderId === id);
    expect(sum(ordered.map(({ lineFen }) => lineFen))).toBe(goodsFen);
    // Pieces that came back after a refund had been sold, and are no longer held for this order.
    const held = movements.filter(
      (each) => each.orderId === id && !each.reason.startsWith('refund '),
    );
    expect(heldPieces(state, ordered)).toContain(0 - sum(held.map(({ quantity }) => quantity)));
    const paid = attempts.filter((each) => each.orderId === id && each.state === 'succeeded');
    expect(paid.length).toBeLessThanOrEqual(1);
    if (state === 'paid') expect(paid.length).toBe(1);
    const own = entries.filter((each) => each.orderId === id);
    expect(sum(own.map(({ amountFen }) => amountFen))).toBe(0);
    const money = attempts.filter((each) => each.orderId === id);
    expect(
      sum(own.filter(({ account }) => account === 'provider').map((each) => each.amountFen)),
    ).toBe(sum(money.map(({ capturedFen, refundedFen }) => capturedFen - refundedFen)));
  }
  const packed = await listPacked(handle);
  for (const { orderId, sku, quantity, keptBack, cameBack } of lines) {
    const isOwn = (each: { orderId: string | null; sku: string }) =>
      each.orderId === orderId && each.sku === sku;
    const sent = sum(packed.filter(isOwn).map((each) => each.quantity));
    expect(sent + keptBack).toBeLessThanOrEqual(quantity);
    const back = movements.filter((each) => isOwn(each) && each.reason.startsWith('refund '));
    const returned = sum(back.map((each) => each.quantity));
    expect(returned).toBeGreaterThanOrEqual(keptBack);
    expect(returned).toBeLessThanOrEqual(keptBack + cameBack);
  }
}

async function listPacked(handle: Handle) {
  return handle
    .selectFrom('shipmentLines')
    .innerJoin('shipments', 'shipments.id', 'shipmentLines.shipmentId')
    .select(['shipments.orderId', 'shipmentLines.sku', 'shipmentLines.quantity'])
    .execute();
}

/** An order whose payment came after its end, when its goods could not be reserved again, holds no stock. */
function heldPieces(state: string, lines: { quantity: number }[]): number[] {
  if (state === 'cancelled') return [0];
  const pieces = sum(lines.map(({ quantity }) => quantity));
  return ['refunding', 'refunded', 'review'].includes(state) ? [0, pieces] : [pieces];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
