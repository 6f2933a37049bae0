import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { KeyedRequest } from '../idempotency/answer-once.ts';
import { writeEvent } from '../orders/change-state.ts';
import { lockOwnOrder } from '../orders/lock-order.ts';
import { findRequest } from './read-requests.ts';
import { closeRequest } from './repository.ts';

interface Withdrawal {
  no: string;
  id: string;
  accountId: string;
  /** The request as the customer sent it, who may repeat it. */
  request: KeyedRequest;
}

/** Withdraws an open request for its customer. */
export async function withdrawRefund(
  context: ServerContext,
  withdrawal: Withdrawal,
): Promise<void> {
  const once = { request: withdrawal.request, now: context.now() };
  await context.database.transact((handle) =>
    answerOnce(handle, once, async () => {
      await closeOwnRequest(handle, withdrawal, context);
      return null;
    }),
  );
}

async function closeOwnRequest(
  handle: Handle,
  { no, id, accountId }: Withdrawal,
  context: ServerContext,
): Promise<void> {
  const order = await lockOwnOrder(handle, { no, accountId }, context);
  const request = order && (await findRequest(handle, id));
  if (!order || request?.orderId !== order.id) throw new AppError('NOT_FOUND');
  const change = { state: 'withdrawn', decidedAt: context.now(), decidedBy: accountId } as const;
  if (!(await closeRequest(handle, id, change))) throw new AppError('STATE_CONFLICT');
  const event = { to: order.state, by: 'customer', accountId, context } as const;
  await writeEvent(handle, order, { ...event, reason: 'refund-withdrawn' });
}
