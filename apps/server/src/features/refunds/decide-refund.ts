import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { returnStock } from '../catalogue/move-stock.ts';
import { changeState, writeEvent } from '../orders/change-state.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { refundPayment } from '../payments/refunds/refund-payment.ts';
import { piecesOf, readRefundable } from './read-refundable.ts';
import { closeRequest, findRequest, listLinesOf } from './repository.ts';
import type { ListedRequest } from './repository.ts';

export interface Decision {
  id: string;
  isApproved: boolean;
  /** The pieces are back and can be sold again. */
  restock: boolean;
  answer?: string | undefined;
  operatorId: string;
}

/** Decides a request once; approved, its money is on its way in the same transaction. */
export async function decideRefund(context: ServerContext, decision: Decision): Promise<void> {
  await context.database.transact(async (handle) => {
    const request = await findRequest(handle, decision.id);
    if (!request) throw new AppError('NOT_FOUND');
    const order = await lockOrder(handle, request.orderId, context);
    const { operatorId, answer } = decision;
    const decided = { decidedAt: context.now(), decidedBy: operatorId, answer: answer || null };
    const by = { by: 'operator', accountId: operatorId, context } as const;
    if (!decision.isApproved) {
      await close(handle, request.id, { ...decided, state: 'declined' });
      return writeEvent(handle, order.id, { ...by, to: order.state, reason: 'refund-declined' });
    }
    const { refundId, isWhole } = await giveBack(handle, { order, request, context });
    await close(handle, request.id, { ...decided, state: 'approved', refundId });
    if (decision.restock) await restock(handle, request, context);
    const reason = 'refund-approved';
    if (isWhole) return changeState(handle, order, { ...by, to: 'refunding', reason });
    return writeEvent(handle, order.id, { ...by, to: order.state, reason });
  });
}

async function close(
  handle: Handle,
  id: string,
  change: Parameters<typeof closeRequest>[2],
): Promise<void> {
  if (!(await closeRequest(handle, id, change))) throw new AppError('STATE_CONFLICT');
}

interface GivingBack {
  order: StoredOrder;
  request: ListedRequest;
  context: ServerContext;
}

async function giveBack(handle: Handle, { order, request, context }: GivingBack) {
  const { payment, refundableFen } = await readRefundable(handle, order);
  if (!payment) throw new AppError('STATE_CONFLICT');
  if (request.amountFen > refundableFen) throw new AppError('REFUND_TOO_MUCH');
  const { amountFen } = request;
  const wish = { order, attempt: payment, amountFen, reason: 'requested', context } as const;
  return {
    refundId: await refundPayment(handle, wish),
    isWhole: amountFen === refundableFen,
  };
}

async function restock(
  handle: Handle,
  request: ListedRequest,
  context: ServerContext,
): Promise<void> {
  const { id, orderId } = request;
  const asked = piecesOf(request.pieces);
  const pieces = asked.length > 0 ? asked : await listLinesOf(handle, orderId);
  const counted = pieces.map(({ sku, quantity }) => ({ sku, quantity }));
  await returnStock(handle, counted, { orderId, reason: `refund ${id}`, context });
}
