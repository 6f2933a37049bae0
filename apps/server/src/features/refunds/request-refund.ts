import type { requestRefund as contract } from '@uid/contract/refunds';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { KeyedRequest } from '../idempotency/answer-once.ts';
import { writeEvent } from '../orders/change-state.ts';
import { lockOwnOrder } from '../orders/lock-order.ts';
import { priceRefund, readRefundable } from './read-refundable.ts';
import type { Refundable } from './read-refundable.ts';
import { insertRequest } from './repository.ts';

type RefundClaim = ParsedInputOf<typeof contract> & {
  accountId: string;
  /** As the customer sent it, who may repeat it. */
  request?: KeyedRequest | undefined;
};

/** Stores a customer's request for a refund, which an operator then decides. */
export async function requestRefund(context: ServerContext, claim: RefundClaim): Promise<void> {
  const once = { request: claim.request, now: context.now() };
  await context.database.transact((handle) =>
    answerOnce(handle, once, async () => {
      await keepRequest(handle, claim, context);
      return null;
    }),
  );
}

async function keepRequest(
  handle: Handle,
  claim: RefundClaim,
  context: ServerContext,
): Promise<void> {
  const { accountId, no, reason, note, pieces = [] } = claim;
  const order = await lockOwnOrder(handle, { no, accountId }, context);
  if (!order) throw new AppError('NOT_FOUND');
  const refundable = await readRefundable(handle, order);
  if (!refundable.payment) throw new AppError('STATE_CONFLICT');
  const amountFen = amountOf(refundable, claim);
  const isNew = await insertRequest(handle, {
    id: context.newId(),
    orderId: order.id,
    accountId,
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
  const event = { to: order.state, by: 'customer', accountId, context } as const;
  await writeEvent(handle, order, { ...event, reason: 'refund-requested' });
}

function amountOf(refundable: Refundable, { pieces, amountFen }: RefundClaim): number {
  const { refundableFen } = refundable;
  const wanted = pieces ? priceRefund(refundable, pieces) : (amountFen ?? refundableFen);
  if (wanted === undefined || wanted > refundableFen || wanted === 0)
    throw new AppError('REFUND_TOO_MUCH');
  return wanted;
}
