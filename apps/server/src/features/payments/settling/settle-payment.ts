import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { takeStock } from '../../catalogue/move-stock.ts';
import { changeState, writeEvent } from '../../orders/change-state.ts';
import { listOrderedPieces } from '../../orders/list-ordered-pieces.ts';
import { lockOrder, prepareHold } from '../../orders/lock-order.ts';
import type { HeldOrder } from '../../orders/lock-order.ts';
import type { StateChange } from '../../orders/state-change.ts';
import { canMove } from '../../orders/order.ts';
import { enterMovement } from '../books/enter-movement.ts';
import type { Charge } from '../providers/provider.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { findAttempt, orderIdOf, pollSoon, updateAttempt } from '../repository.ts';
import type { StoredAttempt } from '../repository.ts';
import { settlementOf } from './settlement.ts';

export interface Settling {
  order: HeldOrder;
  attempt: StoredAttempt;
  charge: Charge;
  context: ServerContext;
  /** The staff member who records the payment; left out if the payment company reports it. */
  operatorId?: string | undefined;
}

const holdOrderOfAttempt = prepareHold(orderIdOf);

/**
 * Brings the books in line with what a company reports about a payment, in the caller's transaction.
 * A report changes the books once, whichever way, in whatever order and however often it arrives.
 */
export async function settlePayment(
  handle: Handle,
  charge: Charge,
  context: ServerContext,
  operatorId?: string,
): Promise<void> {
  const settling = await lockForSettling(handle, charge, context);
  if (settling) await settle(handle, { ...settling, operatorId });
}

/** Locks the order of a payment and reads both; undefined if there is nothing to settle. */
export async function lockForSettling(
  handle: Handle,
  charge: Charge,
  context: ServerContext,
): Promise<Settling | undefined> {
  if (charge.state === 'open') return undefined;
  const [order, attempt] = await Promise.all([
    holdOrderOfAttempt(handle, charge.reference),
    // The attempt is read once the order is locked: from then on no other transaction changes the attempt.
    findAttempt(handle, charge.reference),
  ]);
  return order && attempt && { order, attempt, charge, context };
}

/** The second half of `settlePayment`, after `lockForSettling`. */
export async function settle(handle: Handle, settling: Settling): Promise<void> {
  const { order, attempt, charge } = settling;
  switch (settlementOf(charge, attempt, order.state)) {
    case 'nothing':
      return;
    case 'end':
      return endAttempt(handle, settling);
    case 'pay':
      return pay(handle, settling);
    case 'pay-late':
      return payLate(handle, settling);
    case 'give-back':
      return giveBack(handle, settling);
    case 'review':
      return review(handle, settling);
  }
}

async function endAttempt(handle: Handle, { attempt, charge, context }: Settling): Promise<void> {
  const state = charge.state === 'failed' ? 'failed' : 'closed';
  await updateAttempt(handle, attempt.id, { state, endedAt: context.now(), nextPollAt: null });
}

async function pay(handle: Handle, settling: Settling): Promise<void> {
  const { order, context } = settling;
  await Promise.all([
    capture(handle, settling, 'succeeded'),
    changeState(handle, order, { ...sourceOf(settling), to: 'paid', reason: 'paid', context }),
  ]);
  await closeOther(handle, settling);
}

async function payLate(handle: Handle, settling: Settling): Promise<void> {
  const { order, context } = settling;
  const change = { orderId: order.id, reason: 'paid-late', context } as const;
  // An order whose details were erased has no recipient.
  const isAlive = order.erasedAt === null;
  if (isAlive && (await takeStock(handle, await listOrderedPieces(handle, order.id), change))) {
    await capture(handle, settling, 'succeeded');
    const event = { ...sourceOf(settling), to: 'paid', reason: 'paid-late', context } as const;
    await changeState(handle, order, event);
    return;
  }
  const attempt = await capture(handle, settling, 'refunding');
  const reason = 'paid-too-late';
  await changeState(handle, order, { ...sourceOf(settling), to: 'refunding', reason, context });
  await refundPayment(handle, { ...settling, attempt, reason: 'paid-late' });
}

async function giveBack(handle: Handle, settling: Settling): Promise<void> {
  const { order, context } = settling;
  // Money that we did not receive can't be refunded: staff must decide, as about a payment that disagrees.
  if (capturedFenOf(settling) === 0) return review(handle, settling);
  const attempt = await capture(handle, settling, 'refunding');
  const source = sourceOf(settling);
  const event = { ...source, to: order.state, reason: 'paid-twice', context } as const;
  await noteInPlace(handle, order, event);
  await refundPayment(handle, { ...settling, attempt, reason: 'paid-twice' });
}

async function review(handle: Handle, settling: Settling): Promise<void> {
  const { order, context } = settling;
  await capture(handle, settling, 'unclear');
  const source = sourceOf(settling);
  const event = { ...source, reason: 'payment-disagrees', context } as const;
  if (canMove(order.state, 'review', source.by))
    await changeState(handle, order, { ...event, to: 'review' });
  else await noteInPlace(handle, order, { ...event, to: order.state });
  await closeOther(handle, settling);
}

/** Another method's attempt that is still open must not be paid as well: it is polled and closed soon. */
async function closeOther(handle: Handle, { order, attempt, context }: Settling): Promise<void> {
  if (attempt.state !== 'open') await pollSoon(handle, order.id, context.now());
}

function sourceOf({ operatorId }: Settling): Pick<StateChange, 'by' | 'accountId'> {
  return operatorId === undefined ? { by: 'provider' } : { by: 'staff', accountId: operatorId };
}

/** Records a payment that leaves the order's state as it is. The order's retention time still starts anew. */
async function noteInPlace(handle: Handle, { id, state }: HeldOrder, change: StateChange) {
  await lockOrder(handle, id, change.context);
  await writeEvent(handle, { id, state }, change);
}

async function capture(
  handle: Handle,
  settling: Settling,
  state: 'succeeded' | 'refunding' | 'unclear',
): Promise<StoredAttempt> {
  const { attempt, context } = settling;
  const capturedFen = capturedFenOf(settling);
  const change = { state, capturedFen, endedAt: context.now(), nextPollAt: null };
  const { id, orderId } = attempt;
  const movement = { kind: 'captured', id, orderId, amountFen: capturedFen } as const;
  await Promise.all([updateAttempt(handle, id, change), enterMovement(handle, movement, context)]);
  return { ...attempt, ...change };
}

/** Money in another currency, with another merchant, or of a negative amount is not in our books. */
function capturedFenOf({ attempt, charge }: Settling): number {
  const isOurs = charge.isOwnMerchant && charge.currency === attempt.currency;
  return isOurs ? Math.max(0, charge.amountFen) : 0;
}
