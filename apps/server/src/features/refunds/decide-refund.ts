import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { KeyedRequest } from '../idempotency/answer-once.ts';
import { changeState, writeEvent } from '../orders/change-state.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { refundPayment } from '../payments/refunds/refund-payment.ts';
import { fulfilOrder } from '../shipments/fulfil-order.ts';
import { readRefundable } from './read-refundable.ts';
import type { Refundable } from './read-refundable.ts';
import { findRequest } from './read-requests.ts';
import { closeRequest } from './repository.ts';
import type { ListedRequest } from './read-requests.ts';
import { takeBack } from './take-back.ts';

export interface Decision {
  id: string;
  isApproved: boolean;
  /** Pieces that had left are back and can be sold again. */
  restock: boolean;
  answer?: string | undefined;
  operatorId: string;
  /** As an operator sent it, who may repeat it. */
  request?: KeyedRequest | undefined;
}

/** Decides a request once; approved, its money is on its way in the same transaction. */
export async function decideRefund(context: ServerContext, decision: Decision): Promise<void> {
  const once = { request: decision.request, now: context.now() };
  await context.database.transact((handle) =>
    answerOnce(handle, once, async () => {
      await decide(handle, decision, context);
      return null;
    }),
  );
}

async function decide(handle: Handle, decision: Decision, context: ServerContext): Promise<void> {
  const request = await findRequest(handle, decision.id);
  if (!request) throw new AppError('NOT_FOUND');
  const order = await lockOrder(handle, request.orderId, context);
  const { operatorId, answer } = decision;
  const decided = { decidedAt: context.now(), decidedBy: operatorId, answer: answer || null };
  const by = { by: 'operator', accountId: operatorId, context } as const;
  if (!decision.isApproved) {
    await close(handle, request.id, { ...decided, state: 'declined' });
    return writeEvent(handle, order, { ...by, to: order.state, reason: 'refund-declined' });
  }
  const refundable = await readRefundable(handle, order);
  const { refundId, isWhole } = await startRefund(handle, {
    order,
    request,
    refundable,
    context,
  });
  await close(handle, request.id, { ...decided, state: 'approved', refundId });
  const { restock } = decision;
  const isKept = await takeBack(handle, { request, refundable, isWhole, restock, context });
  const reason = 'refund-approved';
  if (isWhole) return changeState(handle, order, { ...by, to: 'refunding', reason });
  await writeEvent(handle, order, { ...by, to: order.state, reason });
  // Without what is kept back, everything may have left.
  if (isKept) await fulfilOrder(handle, order, { context, operatorId });
}

async function close(
  handle: Handle,
  id: string,
  change: Parameters<typeof closeRequest>[2],
): Promise<void> {
  if (!(await closeRequest(handle, id, change))) throw new AppError('STATE_CONFLICT');
}

interface RefundStart {
  order: StoredOrder;
  request: ListedRequest;
  refundable: Refundable;
  context: ServerContext;
}

async function startRefund(handle: Handle, { order, request, refundable, context }: RefundStart) {
  const { payment, refundableFen } = refundable;
  if (!payment) throw new AppError('STATE_CONFLICT');
  if (request.amountFen > refundableFen) throw new AppError('REFUND_TOO_MUCH');
  const { amountFen } = request;
  const refund = { order, attempt: payment, amountFen, reason: 'requested', context } as const;
  return {
    refundId: await refundPayment(handle, refund),
    isWhole: amountFen === refundableFen,
  };
}
