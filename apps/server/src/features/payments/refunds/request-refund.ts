import type { ServerContext } from '../../../context.ts';
import type { RefundReason } from '../../../database/commerce-tables.ts';
import type { Handle } from '../../../database/database.ts';
import { insertRefund } from './repository.ts';

interface RefundWish {
  order: { id: string };
  attempt: { id: string; amountFen: number };
  reason: RefundReason;
  context: Pick<ServerContext, 'now' | 'newId'>;
}

/** Notes that a whole payment goes back, in the transaction that decides it; the clock sends it. */
export async function requestRefund(
  handle: Handle,
  { order, attempt, reason, context }: RefundWish,
): Promise<void> {
  const now = context.now();
  await insertRefund(handle, {
    id: context.newId(),
    orderId: order.id,
    attemptId: attempt.id,
    amountFen: attempt.amountFen,
    reason,
    state: 'open',
    requestedAt: now,
    tries: 0,
    nextTryAt: now,
    endedAt: null,
  });
}
