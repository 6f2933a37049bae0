import { AppError } from '../../http/app-error.ts';
import { changeState } from '../orders/change-state.ts';
import { lockOwnOrder } from '../orders/lock-order.ts';
import type { Shipping } from './shipping.ts';

/** Completes a delivered order for its customer. */
export async function confirmReceipt(
  { context }: Pick<Shipping, 'context'>,
  { no, accountId }: { no: string; accountId: string },
): Promise<void> {
  await context.database.transact(async (handle) => {
    const order = await lockOwnOrder(handle, { no, accountId }, context);
    if (!order) throw new AppError('NOT_FOUND');
    const reason = 'receipt-confirmed';
    await changeState(handle, order, {
      to: 'completed',
      by: 'customer',
      reason,
      accountId,
      context,
    });
  });
}
