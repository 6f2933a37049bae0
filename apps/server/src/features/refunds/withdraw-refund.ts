import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { writeEvent } from '../orders/change-state.ts';
import { lockOwnOrder } from '../orders/lock-order.ts';
import { findRequest } from './read-requests.ts';
import { closeRequest } from './repository.ts';

/** Takes an open request back for its customer. */
export async function withdrawRefund(
  context: ServerContext,
  { no, id, accountId }: { no: string; id: string; accountId: string },
): Promise<void> {
  await context.database.transact(async (handle) => {
    const order = await lockOwnOrder(handle, { no, accountId }, context);
    const request = order && (await findRequest(handle, id));
    if (!order || request?.orderId !== order.id) throw new AppError('NOT_FOUND');
    const change = { state: 'withdrawn', decidedAt: context.now(), decidedBy: accountId } as const;
    if (!(await closeRequest(handle, id, change))) throw new AppError('STATE_CONFLICT');
    const event = { to: order.state, by: 'customer', accountId, context } as const;
    await writeEvent(handle, order, { ...event, reason: 'refund-withdrawn' });
  });
}
