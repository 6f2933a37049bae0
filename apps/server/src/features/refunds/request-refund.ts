import type { requestRefund as contract } from '@uid/contract/refunds';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { KeyedRequest } from '../idempotency/answer-once.ts';
import { writeEvent } from '../orders/change-state.ts';
import { findOrderId } from '../orders/find-order.ts';
import { lockOrder, lockOwnOrder } from '../orders/lock-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import type { StateChange } from '../orders/state-change.ts';
import { priceRefund, readRefundable } from './read-refundable.ts';
import type { Refundable } from './read-refundable.ts';
import { insertRequest } from './repository.ts';

type Asked = ParsedInputOf<typeof contract>;

type RefundClaim = Asked & {
  accountId: string;
  /** The request as the customer sent it, who may repeat it. */
  request?: KeyedRequest | undefined;
};

/** Stores a customer's request for a refund, which staff then decide. */
export async function requestRefund(context: ServerContext, claim: RefundClaim): Promise<void> {
  const { no, accountId, request } = claim;
  const once = { request, now: context.now() };
  await context.database.transact((handle) =>
    answerOnce(handle, once, async () => {
      const order = await lockOwnOrder(handle, { no, accountId }, context);
      if (!order) throw new AppError('NOT_FOUND');
      const by = { by: 'customer', accountId, reason: 'refund-requested' } as const;
      await keepRequest(handle, { order, claim, by }, context);
      return null;
    }),
  );
}

/** Stores a request that staff enter for a customer. Returns the order as it was, and the request's id and amount. */
export async function requestForCustomer(
  handle: Handle,
  { staffId, ...claim }: Asked & { staffId: string },
  context: ServerContext,
): Promise<{ order: StoredOrder; id: string; amountFen: number }> {
  const orderId = await findOrderId(handle, claim.no);
  if (!orderId) throw new AppError('NOT_FOUND');
  const order = await lockOrder(handle, orderId, context);
  const by = { by: 'staff', accountId: staffId, reason: 'refund-requested-by-staff' } as const;
  return { order, ...(await keepRequest(handle, { order, claim, by }, context)) };
}

interface Request {
  /** The order, which must be locked. */
  order: StoredOrder;
  claim: Asked;
  /** Who requests the refund. */
  by: Pick<StateChange, 'by' | 'reason'> & { accountId: string };
}

async function keepRequest(
  handle: Handle,
  { order, claim, by }: Request,
  context: ServerContext,
): Promise<{ id: string; amountFen: number }> {
  const { reason, note, pieces = [] } = claim;
  const refundable = await readRefundable(handle, order);
  if (!refundable.payment) throw new AppError('STATE_CONFLICT');
  const amountFen = amountOf(refundable, claim);
  const id = context.newId();
  const isNew = await insertRequest(handle, {
    id,
    orderId: order.id,
    accountId: by.accountId,
    state: 'open',
    reason,
    note: note || null,
    amountFen,
    pieces: JSON.stringify(pieces),
    requestedAt: context.now(),
    decidedAt: null,
    decidedBy: null,
    answer: null,
    refundId: null,
  });
  if (!isNew) throw new AppError('REFUND_OPEN');
  await writeEvent(handle, order, { ...by, to: order.state, context });
  return { id, amountFen };
}

function amountOf(refundable: Refundable, { pieces, amountFen }: Asked): number {
  const { refundableFen } = refundable;
  const wanted = pieces ? priceRefund(refundable, pieces) : (amountFen ?? refundableFen);
  if (wanted === undefined || wanted > refundableFen || wanted === 0)
    throw new AppError('REFUND_TOO_MUCH');
  return wanted;
}
