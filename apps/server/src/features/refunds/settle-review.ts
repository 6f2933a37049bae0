import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { returnStock, takeStock } from '../catalogue/move-stock.ts';
import { sumMovedPieces } from '../catalogue/sum-moved-pieces.ts';
import { changeState, writeEvent } from '../orders/change-state.ts';
import { findOrderId } from '../orders/find-order.ts';
import { listOrderedPieces } from '../orders/list-ordered-pieces.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { listUnclearPayments, setPaymentState } from '../payments/order-payments.ts';
import type { UnclearPayment } from '../payments/order-payments.ts';
import { refundPayment } from '../payments/refunds/refund-payment.ts';

export interface ReviewDecision {
  no: string;
  decision: 'accept' | 'give-back';
  operatorId: string;
}

interface Review {
  order: StoredOrder;
  /** Payments that disagree with the order, the largest amount first. */
  payments: UnclearPayment[];
  operatorId: string;
  context: ServerContext;
}

/** Carries out the decision of staff about an order whose payment disagrees, and holds or frees its goods. */
export async function settleReview(
  handle: Handle,
  { no, decision, operatorId }: ReviewDecision,
  context: ServerContext,
): Promise<{ order: StoredOrder; state: 'paid' | 'refunding' | 'cancelled' }> {
  const orderId = await findOrderId(handle, no);
  if (!orderId) throw new AppError('NOT_FOUND');
  const order = await lockOrder(handle, orderId, context);
  if (order.state !== 'review') throw new AppError('STATE_CONFLICT');
  const payments = await listUnclearPayments(handle, orderId);
  const review = { order, payments, operatorId, context };
  const settle = decision === 'accept' ? accept : giveBack;
  return { order, state: await settle(handle, review) };
}

/** Accepts one payment for the order. The amount above the total and all other payments are refunded. */
async function accept(handle: Handle, review: Review): Promise<'paid'> {
  const { order, payments, operatorId, context } = review;
  // An order whose details were erased has no recipient.
  if (order.erasedAt !== null) throw new AppError('STATE_CONFLICT');
  const held = payments.filter(({ capturedFen }) => capturedFen > 0);
  const good = held.find(({ capturedFen }) => capturedFen === order.totalFen) ?? held[0];
  if (!good) throw new AppError('STATE_CONFLICT');
  const cameFen = held.reduce((sum, { capturedFen }) => sum + capturedFen, 0);
  // Otherwise the refund would return money that the order needs.
  if (held.length > 1 && cameFen <= order.totalFen) throw new AppError('PAYMENT_IN_PARTS');
  await holdPieces(handle, review);
  await setPaymentState(handle, good.id, 'succeeded');
  const by = { to: 'paid', by: 'staff', accountId: operatorId, context } as const;
  await changeState(handle, order, { ...by, reason: 'review-accepted' });
  const amountFen = good.capturedFen - order.totalFen;
  if (amountFen > 0) {
    const excess = { order, attempt: good, amountFen, reason: 'overpaid', context } as const;
    await refundPayment(handle, excess);
    await writeEvent(handle, order, { ...by, reason: 'overpaid' });
  }
  const others = payments.filter((each) => each !== good);
  await sendBack(handle, { ...review, payments: others }, 'paid-twice');
  return 'paid';
}

async function giveBack(handle: Handle, review: Review): Promise<'refunding' | 'cancelled'> {
  const { order, payments, operatorId, context } = review;
  await freePieces(handle, review);
  await sendBack(handle, review, 'requested');
  const by = { by: 'staff', accountId: operatorId, context } as const;
  if (payments.some(({ capturedFen }) => capturedFen > 0)) {
    await changeState(handle, order, { ...by, to: 'refunding', reason: 'review-given-back' });
    return 'refunding';
  }
  await changeState(handle, order, { ...by, to: 'cancelled', reason: 'review-without-money' });
  return 'cancelled';
}

async function sendBack(
  handle: Handle,
  { order, payments, context }: Review,
  reason: 'paid-twice' | 'requested',
): Promise<void> {
  for (const attempt of payments) {
    const isHeld = attempt.capturedFen > 0;
    await setPaymentState(handle, attempt.id, isHeld ? 'refunding' : 'closed');
    if (isHeld) await refundPayment(handle, { order, attempt, reason, context });
  }
}

async function holdPieces(handle: Handle, { order, context }: Review): Promise<void> {
  if ((await sumMovedPieces(handle, order.id)) < 0) return;
  const pieces = await listOrderedPieces(handle, order.id);
  const change = { orderId: order.id, reason: 'accepted', context } as const;
  if (!(await takeStock(handle, pieces, change))) throw new AppError('OUT_OF_STOCK');
}

async function freePieces(handle: Handle, { order, context }: Review): Promise<void> {
  if ((await sumMovedPieces(handle, order.id)) === 0) return;
  const pieces = await listOrderedPieces(handle, order.id);
  await returnStock(handle, pieces, { orderId: order.id, reason: 'cancelled', context });
}
