import { sql } from 'kysely';

import { countAtMost } from '../../database/count-at-most.ts';
import type { Handle } from '../../database/database.ts';
import type { StoredOrder } from './lock-order.ts';

export type OrderAwaitingFapiao = Pick<
  StoredOrder,
  'id' | 'no' | 'state' | 'placedAt' | 'totalFen' | 'invoice'
>;

/** Repeats the condition of the partial index, so that the database uses that index. */
const isAwaiting = sql<boolean>`"fapiaoDue" = 1 and state in ('paid', 'shipped', 'delivered', 'completed')`;

/** Paid orders whose fapiao was requested and is not attached, oldest first, starting after the order `after`. */
export function listAwaitingFapiao(
  handle: Handle,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<OrderAwaitingFapiao[]> {
  return handle
    .selectFrom('orders')
    .select(['id', 'no', 'state', 'placedAt', 'totalFen', 'invoice'])
    .where(isAwaiting)
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The number of orders that wait for a fapiao, counted up to `most`. */
export function countAwaitingFapiao(handle: Handle, max: number): Promise<number> {
  return countAtMost(handle, handle.selectFrom('orders').select('id').where(isAwaiting), max);
}

export async function setFapiaoDue(handle: Handle, orderId: string, isDue: boolean): Promise<void> {
  await handle
    .updateTable('orders')
    .set({ fapiaoDue: isDue ? 1 : 0 })
    .where('id', '=', orderId)
    .execute();
}
