import type { ActNote } from '../../act.ts';
import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
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
import { countKept, piecesBack, takeBack } from './take-back.ts';

export interface Decision {
  id: string;
  isApproved: boolean;
  /** True if pieces that had been sent are back and can be sold again. */
  restock: boolean;
  answer?: string | undefined;
  operatorId: string;
  /** Number of pieces to keep back, as the decider saw it. If the number has changed since, the decision is refused. */
  unsent?: number | undefined;
}

export interface Decided {
  request: ListedRequest;
  /** The order before the decision. */
  order: StoredOrder;
}

/** Decides a request; an approval starts the refund in the same transaction. Returns the decided request. */
export async function decideRefund(
  handle: Handle,
  decision: Decision,
  context: ServerContext,
): Promise<Decided> {
  const request = await findRequest(handle, decision.id);
  if (!request) throw new AppError('NOT_FOUND');
  const order = await lockOrder(handle, request.orderId, context);
  await decide(handle, { ...decision, request, order }, context);
  return { request, order };
}

/** The audit log's note about the decision. */
export function noteOfDecision(
  { isApproved, restock, answer }: Decision,
  { request, order }: Decided,
): ActNote {
  return {
    subject: { kind: 'order', id: order.id },
    about: order.accountId,
    before: { request: request.id, state: request.state, order: order.state },
    after: { state: isApproved ? 'approved' : 'declined', amountFen: request.amountFen, restock },
    reason: answer,
  };
}

async function decide(
  handle: Handle,
  { request, order, ...decision }: Decision & Decided,
  context: ServerContext,
): Promise<void> {
  const { operatorId, answer } = decision;
  const decided = { decidedAt: context.now(), decidedBy: operatorId, answer: answer || null };
  const by = { by: 'staff', accountId: operatorId, context } as const;
  if (!decision.isApproved) {
    await close(handle, request.id, { ...decided, state: 'declined' });
    return writeEvent(handle, order, { ...by, to: order.state, reason: 'refund-declined' });
  }
  const refundable = await readRefundable(handle, order);
  const back = piecesBack(request, refundable);
  const kept = countKept(back);
  const { unsent = kept } = decision;
  if (kept !== unsent) throw new AppError('STATE_CONFLICT');
  const { refundId, isWhole } = await startRefund(handle, {
    order,
    request,
    refundable,
    context,
  });
  await close(handle, request.id, { ...decided, state: 'approved', refundId });
  const { restock } = decision;
  await takeBack(handle, { request, back, restock, context });
  const reason = 'refund-approved';
  if (isWhole) return changeState(handle, order, { ...by, to: 'refunding', reason });
  await writeEvent(handle, order, { ...by, to: order.state, reason });
  // Without the pieces that are kept back, everything may have been sent.
  if (kept > 0) await fulfilOrder(handle, order, { context, by: { operatorId } });
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
