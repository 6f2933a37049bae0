import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StoredOrder } from '../lock-order.ts';

/**
 * Lets an unpaid order wait as long as its way of paying takes. Yields when it ends.
 * The time counts from the order's making, so that going to and fro between methods gains none.
 */
export async function keepPayable(
  handle: Handle,
  order: Pick<StoredOrder, 'id' | 'placedAt' | 'endsAt'>,
  { payableTime = 0 }: { payableTime?: number },
): Promise<number> {
  const endsAt = order.placedAt + payableTime;
  if (endsAt <= order.endsAt) return order.endsAt;
  const { numUpdatedRows } = await handle
    .updateTable('orders')
    .set({ endsAt })
    .where('id', '=', order.id)
    .where('state', '=', 'unpaid')
    .where('endsAt', '<=', endsAt)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('STATE_CONFLICT');
  return endsAt;
}
