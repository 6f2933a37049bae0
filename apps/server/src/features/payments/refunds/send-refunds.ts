import type { Handle } from '../../../database/database.ts';
import { clockTolerance } from '../../../job.ts';
import { withinTurn } from '../../../one-turn.ts';
import { changeState, writeEvent } from '../../orders/change-state.ts';
import type { StateChange } from '../../orders/state-change.ts';
import { addRefunded } from '../../orders/give-back.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import type { StoredOrder } from '../../orders/lock-order.ts';
import { enterMovement } from '../books/enter-movement.ts';
import type { Payments } from '../payments.ts';
import { getAttempt, updateAttempt } from '../repository.ts';
import { endRefund, hasOpenRefund, leaseRefund, listDueRefunds } from './repository.ts';
import type { StoredRefund } from './repository.ts';

const batch = 20;
const firstWait = 15_000;
const longestWait = 60 * 60_000;

/** Sends refunds that were decided. Repeats each, under the same id, until the company has confirmed it. */
export async function sendRefunds(payments: Payments): Promise<void> {
  const { database, now } = payments.context;
  const latest = now() + longestWait + clockTolerance;
  const due = await listDueRefunds(database.handle, { now: now(), latest, limit: batch });
  for (const refund of withinTurn(due, now)) {
    const wait = Math.min(firstWait * 2 ** refund.tries, longestWait);
    if (!(await leaseRefund(database.handle, refund, { next: now() + wait }))) continue;
    await send(payments, refund).catch((cause: unknown) =>
      payments.onFailure(cause, { refundId: refund.id }),
    );
  }
}

async function send(
  payments: Payments,
  refund: Awaited<ReturnType<typeof listDueRefunds>>[number],
): Promise<void> {
  const { id, attemptId, amountFen, method } = refund;
  const provider = payments.providers.get(method);
  if (!provider) throw new Error(`No payment company answers to ${method}.`);
  const progress = await provider.refund({ reference: attemptId, refundId: id, amountFen });
  if (progress === 'pending') return;
  await payments.context.database.transact((handle) => confirmRefund(handle, payments, refund));
}

/** Enters a completed refund in the books. Returns false if it was entered before. */
export async function confirmRefund(
  handle: Handle,
  { context, operatorId }: Confirming,
  refund: StoredRefund,
): Promise<boolean> {
  const order = await lockOrder(handle, refund.orderId, context);
  if (!(await endRefund(handle, refund.id, context.now()))) return false;
  const attempt = await getAttempt(handle, refund.attemptId);
  const refundedFen = attempt.refundedFen + refund.amountFen;
  const isWhole = refundedFen === attempt.capturedFen;
  await updateAttempt(handle, attempt.id, { refundedFen, ...(isWhole && { state: 'refunded' }) });
  const movement = { ...refund, kind: 'refunded' } as const;
  await enterMovement(handle, movement, context);
  await noteOnOrder(handle, { order, refund, isWhole, context, operatorId });
  return true;
}

interface Confirming extends Pick<Payments, 'context'> {
  /** The staff member who confirms the refund; left out if the payment company does. */
  operatorId?: string | undefined;
}

interface Confirmed extends Confirming {
  order: StoredOrder;
  refund: StoredRefund;
  /** True if the payment is now refunded in full. */
  isWhole: boolean;
}

async function noteOnOrder(
  handle: Handle,
  { order, refund, isWhole, context, operatorId }: Confirmed,
): Promise<void> {
  const { reason, amountFen } = refund;
  // A second payment never belonged to the order, nor did an overpaid amount.
  if (reason === 'paid-twice') return;
  const isOrders = reason !== 'overpaid';
  const restFen = order.totalFen - order.refundedFen;
  if (isOrders)
    await addRefunded(handle, { id: order.id, amountFen: Math.min(amountFen, restFen) });
  const by: Pick<StateChange, 'by' | 'accountId'> =
    operatorId === undefined ? { by: 'provider' } : { by: 'staff', accountId: operatorId };
  const event = { ...by, reason: 'refunded', context } as const;
  const isOver = order.state === 'refunding' && isWhole;
  if (isOver && !(await hasOpenRefund(handle, order.id)))
    await changeState(handle, order, { ...event, to: 'refunded' });
  else if (isOrders) await writeEvent(handle, order, { ...event, to: order.state });
}
