import { sql } from 'kysely';
import { v7 } from 'uuid';

import type { Handle } from '../../../database/database.ts';
import { day } from '../../../job.ts';
import { booksBegin } from './books-time.ts';

/** How long an order that was never paid says whose it was. */
export const endedOrderTime = 365 * day;
/** Longer than an unpaid order waits, whichever way to pay: those of erased persons have ended by then. */
const lookBack = 60 * day;
const batch = 200;

/** Orders whose details are no longer to be kept: never paid and ended, or out of the company's books. */
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
    // SQLite takes the tables of a cross join in their order: the few who were erased lead.
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
    // Ids are in the order of their making: nothing younger is looked at.
    .where('id', '<', v7({ msecs: Math.max(booksBegin(now), 0), random: new Uint8Array(16) }))
    .where('changedAt', '<', booksBegin(now))
    .where('state', 'not in', ['unpaid', 'cancelled'])
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .limit(batch);
  const found = await Promise.all([ended.execute(), ofErased.execute(), outOfBooks.execute()]);
  return [...new Set(found.flat().map(({ id }) => id))];
}
