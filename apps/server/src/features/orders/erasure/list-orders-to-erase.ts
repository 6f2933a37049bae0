import { sql } from 'kysely';
import { v7 } from 'uuid';

import type { Handle } from '../../../database/database.ts';
import { day } from '../../../job.ts';
import { booksBegin } from './books-time.ts';

/** Milliseconds for which an order that was never paid keeps its personal details. */
export const endedOrderTime = 365 * day;
/** Milliseconds. Longer than an unpaid order waits for any payment method: orders of deleted accounts end sooner. */
const lookBack = 60 * day;
const batch = 200;

/** Orders whose details must not be kept any longer: they ended unpaid, or the company's books no longer need them. */
export async function listOrdersToErase(handle: Handle, now: number): Promise<string[]> {
  const ended = handle
    .selectFrom('orders')
    .select('id')
    .where('state', '=', sql.lit('cancelled'))
    .where('erasedAt', 'is', null)
    .where('changedAt', '<=', now - endedOrderTime)
    .orderBy('changedAt')
    .limit(batch);
  const ofErased = handle
    .selectFrom('erasures')
    // SQLite reads the tables of a cross join in the order written, so the few erased accounts come first.
    .crossJoin('orders')
    .select('orders.id')
    .where('erasures.kind', '=', 'account')
    .where('erasures.at', '>=', now - lookBack)
    .whereRef('orders.accountId', '=', 'erasures.subject')
    .where('orders.state', '=', 'cancelled')
    .where('orders.erasedAt', 'is', null)
    .limit(batch);
  const outOfBooks = handle
    .selectFrom('orders')
    .select('id')
    // Ids ascend with the time of creation, so the query skips all younger orders.
    .where('id', '<', v7({ msecs: Math.max(booksBegin(now), 0), random: new Uint8Array(16) }))
    .where('changedAt', '<', booksBegin(now))
    .where('state', 'not in', ['unpaid', 'cancelled'])
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .limit(batch);
  const found = await Promise.all([ended.execute(), ofErased.execute(), outOfBooks.execute()]);
  return [...new Set(found.flat().map(({ id }) => id))];
}
