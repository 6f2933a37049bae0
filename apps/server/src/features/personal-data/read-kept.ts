import type { Kept } from '@uid/contract/personal-data';

import type { Handle } from '../../database/database.ts';
import { eventTime } from '../identity/sweep-identity.ts';
import { booksEnd } from '../orders/erasure/books-time.ts';

/** Returns what is kept after the deletion of the account, and until when. */
export async function readKept(handle: Handle, accountId: string): Promise<Kept> {
  const orders = await handle
    .selectFrom('orders')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('count'),
      fn.max('changedAt').as('changedAt'),
      fn.max('endsAt').as('endsAt'),
    ])
    .where('accountId', '=', accountId)
    .where('state', '!=', 'cancelled')
    .groupBy('state')
    .execute();
  const log = await handle
    .selectFrom('accountEvents')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('occurredAt').as('at')])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  const open = orders.filter(({ state }) => state === 'unpaid');
  const booked = orders.filter(({ state }) => state !== 'unpaid');
  const kept: Kept = [
    { what: 'open-orders', ...sumOf(open), until: latest(open.map(({ endsAt }) => endsAt)) },
    {
      what: 'orders',
      ...sumOf(booked),
      // The last moment of the tenth year, so that its date is the same in every time zone of a reader.
      until: booksEnd(latest(booked.map(({ changedAt }) => changedAt))) - 1,
    },
    { what: 'log', count: log.count, until: (log.at ?? 0) + eventTime },
  ];
  return kept.filter(({ count }) => count > 0);
}

function sumOf(rows: { count: number }[]): { count: number } {
  return { count: rows.reduce((sum, { count }) => sum + count, 0) };
}

function latest(times: number[]): number {
  return Math.max(0, ...times);
}
