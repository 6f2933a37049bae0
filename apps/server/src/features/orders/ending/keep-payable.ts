import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StoredOrder } from '../lock-order.ts';

/**
 * Lets an unpaid order wait for as long as its payment method takes. Returns when the order ends.
 * The time counts from when the order was placed, so that switching between methods gains no time.
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
