import type { ServerContext } from '../../../context.ts';
import type { RefundReason } from '../../../database/commerce-tables.ts';
import type { Handle } from '../../../database/database.ts';
import { insertRefund } from './repository.ts';

interface RefundOrder {
  order: { id: string };
  attempt: { id: string; capturedFen: number };
  /** Less than the payment if only a part is refunded; by default the whole payment. */
  amountFen?: number;
  reason: RefundReason;
  context: Pick<ServerContext, 'now' | 'newId'>;
}

/** Records a refund in the transaction that decides it; a job sends it later. Returns the refund's id. */
export async function refundPayment(
  handle: Handle,
  { order, attempt, amountFen = attempt.capturedFen, reason, context }: RefundOrder,
): Promise<string> {
  const now = context.now();
  const id = context.newId();
  await insertRefund(handle, {
    id,
    orderId: order.id,
    attemptId: attempt.id,
    amountFen,
    reason,
    state: 'open',
    requestedAt: now,
    tries: 0,
    nextTryAt: now,
    endedAt: null,
  });
  return id;
}
