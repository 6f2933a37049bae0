import { addToCart } from '@uid/contract/cart';
import { cancelOrder } from '@uid/contract/orders';
import { startPayment } from '@uid/contract/payments';
import {
  decideRefund,
  listRefundRequests,
  listRefunds,
  requestRefund,
  settleReview,
  withdrawRefund,
} from '@uid/contract/refunds';
import { confirmReceipt, listOrdersToShip, shipOrder } from '@uid/contract/shipments';

import { notify } from '../../features/payments/testing/notify.ts';
import { choose, createTick, payUrlOf, placeCart } from '../shop/test-shop.ts';
import type { CompanyAction, CustomerAction, HouseAction, Step } from './steps.ts';
import type { World } from './world.ts';

const language = 'en';

/** Runs all actions of a step at the same time. */
export async function actAtOnce(world: World, step: Step): Promise<void> {
  await Promise.all([
    step.buyer && act(world, step.buyer),
    step.secondTab && act(world, step.secondTab),
    step.company && actAsCompany(world, step.company),
    step.house && actAsHouse(world, step.house),
  ]);
}

async function act(world: World, action: CustomerAction): Promise<void> {
  const { shop, buyer } = world;
  if (action.does === 'order') return order(world, action);
  const no = pick(world.orders, action.order);
  if (no === undefined) return undefined;
  switch (action.does) {
    case 'start':
      return start(world, no);
    case 'cancel':
      return hear(world, await shop.call(cancelOrder, { language, no, reason: 'other' }, buyer));
    case 'receive':
      return hear(world, await shop.call(confirmReceipt, { language, no }, buyer));
    case 'ask':
      return ask(world, no, action.how);
    case 'take-back': {
      const { result } = await shop.call(listRefunds, { language, no }, buyer);
      const id = result.requests[0]?.id ?? 'none';
      return hear(world, await shop.call(withdrawRefund, { language, no, id }, buyer));
    }
  }
}

async function order(
  world: World,
  { sku, quantity, key }: Extract<CustomerAction, { does: 'order' }>,
): Promise<void> {
  const { shop, buyer } = world;
  hear(world, await shop.call(addToCart, { language, sku, quantity }, buyer));
  const placed = await placeCart(shop, buyer, key === undefined ? {} : { key: `model-key-${key}` });
  hear(world, placed);
  if (placed.status === 200 && !world.orders.includes(placed.result.no))
    world.orders.unshift(placed.result.no);
}

async function start(world: World, no: string): Promise<void> {
  const { shop, buyer } = world;
  const started = await shop.call(startPayment, { language, no, method: 'sandbox' }, buyer);
  hear(world, started);
  const payUrl = payUrlOf(started.result);
  const charge = payUrl && new URL(payUrl).searchParams.get('charge');
  if (charge && !world.charges.includes(charge)) world.charges.unshift(charge);
}

async function ask(world: World, no: string, how: string): Promise<void> {
  const { shop, buyer } = world;
  const { result } = await shop.call(listRefunds, { language, no }, buyer);
  const [piece] = result.pieces;
  const share = {
    whole: {},
    amount: { amountFen: Math.max(1, Math.floor(result.refundableFen / 3)) },
    piece: piece ? { pieces: [{ sku: piece.sku, quantity: 1 }] } : {},
    line: piece ? { pieces: [{ sku: piece.sku, quantity: piece.quantity }] } : {},
  }[how];
  const input = { language, no, reason: 'other', ...share } as const;
  hear(world, await shop.call(requestRefund, input, buyer));
}

async function actAsCompany({ shop, charges }: World, action: CompanyAction): Promise<void> {
  const charge = pick(charges, action.charge);
  if (charge === undefined) return;
  switch (action.does) {
    case 'choose':
      await choose(shop, charge, action.outcome);
      return;
    case 'repeat':
      await notify(shop, charge, {});
      return;
    case 'mistake':
      await shop.deps.database.handle
        .updateTable('sandboxCharges')
        .set((eb) => ({ state: 'succeeded', amountFen: eb('amountFen', '+', action.byFen) }))
        .where('id', '=', charge)
        .where('state', '=', 'pending')
        .execute();
      await notify(shop, charge, {});
  }
}

async function actAsHouse(world: World, action: HouseAction): Promise<void> {
  const { shop } = world;
  if (action.does === 'tick') {
    shop.clock.now += action.seconds * 1_000;
    const ticks = Array.from({ length: action.processes }, () =>
      createTick(shop, shop.rounds.money),
    );
    await Promise.all([...ticks, world.fulfil].map((tick) => tick()));
    return;
  }
  if (action.does === 'send') {
    await sendPiece(world, action.order);
    return;
  }
  await stepUp(world);
  if (action.does === 'decide') {
    await decideOldest(world, action);
    return;
  }
  const no = pick(world.orders, action.order);
  if (no === undefined) return;
  const { decision } = action;
  hear(world, await shop.call(settleReview, { language, no, decision }, world.operator));
}

async function sendPiece(world: World, place: number): Promise<void> {
  const { shop, operator } = world;
  const { result } = await shop.call(listOrdersToShip, { language }, operator);
  const { no, lines: [line] = [] } = pick(result.orders, place) ?? {};
  if (no === undefined || line === undefined) return;
  const lines = [{ sku: line.sku, quantity: 1 }];
  hear(world, await shop.call(shipOrder, { language, no, carrier: 'sandbox', lines }, operator));
}

/** Returns false if no request is waiting. */
export async function decideOldest(
  world: World,
  { isApproved, restock }: { isApproved: boolean; restock: boolean },
): Promise<boolean> {
  const { shop, operator } = world;
  const { result } = await shop.call(listRefundRequests, { language }, operator);
  const id = result.requests[0]?.id;
  if (id === undefined) return false;
  hear(world, await shop.call(decideRefund, { language, id, isApproved, restock }, operator));
  return true;
}

/** Sets the session as if the operator had just proved who they are. */
export async function stepUp({ shop, operator }: World): Promise<void> {
  await shop.deps.database.handle
    .updateTable('sessions')
    .set({ steppedUpAt: shop.clock.now })
    .where('accountId', '=', operator.accountId)
    .execute();
}

/** Refusals are valid answers; a server error is not, nor a 400, because no request here is malformed. */
export function hear(world: World, { status, message }: { status: number; message: string }): void {
  if (status >= 500 || status === 400) world.faults.push(`${status} ${message}`);
}

function pick<T>(values: T[], place: number): T | undefined {
  return values[place % values.length];
}
