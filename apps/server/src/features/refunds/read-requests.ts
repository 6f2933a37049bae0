import { pageSize } from '@uid/contract/constants';
import { sql } from 'kysely';

import { countAtMost } from '../../database/count-at-most.ts';
import { cutPage } from '../../database/cut-page.ts';
import type { Handle } from '../../database/database.ts';
import type { StoredRequest } from './repository.ts';

export type ListedRequest = StoredRequest & {
  refundState: 'open' | 'done' | null;
  refundEndedAt: number | null;
};

export async function listRequestsOf(handle: Handle, orderId: string): Promise<ListedRequest[]> {
  return withRefunds(handle)
    .where('refundRequests.orderId', '=', orderId)
    .orderBy('refundRequests.id', 'desc')
    .execute();
}

export async function findRequest(handle: Handle, id: string): Promise<ListedRequest | undefined> {
  return withRefunds(handle).where('refundRequests.id', '=', id).executeTakeFirst();
}

function withRefunds(handle: Handle) {
  return handle
    .selectFrom('refundRequests')
    .leftJoin('refunds', 'refunds.id', 'refundRequests.refundId')
    .selectAll('refundRequests')
    .select(['refunds.state as refundState', 'refunds.endedAt as refundEndedAt']);
}

/** One page of the open requests, oldest first. */
export async function listOpenRequests(handle: Handle, after = '') {
  const found = await handle
    .selectFrom('refundRequests')
    .innerJoin('orders', 'orders.id', 'refundRequests.orderId')
    .selectAll('refundRequests')
    .select(['orders.no', 'orders.totalFen'])
    // The state is a literal: SQLite cannot see that a parameter meets the condition of the partial index.
    .where('refundRequests.state', '=', sql.lit('open'))
    .where('refundRequests.id', '>', after)
    .orderBy('refundRequests.id')
    .limit(pageSize + 1)
    .execute();
  return cutPage(found, pageSize, ({ id }) => id);
}

/** Counts the requests that are undecided, up to a limit. */
export async function countOpenRequests(handle: Handle, max: number): Promise<number> {
  const open = handle
    .selectFrom('refundRequests')
    .select('refundRequests.id')
    .where('refundRequests.state', '=', sql.lit('open'));
  return countAtMost(handle, open, max);
}
