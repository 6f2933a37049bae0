import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { SalesTables } from '../../database/sales-tables.ts';
import { shopDay } from '../../shop-clock.ts';
import { boundsOfDay } from './shop-day.ts';

export type SummedDay = Omit<Selectable<SalesTables['salesDays']>, 'carts' | 'summedAt'>;

/** Sums the ledger and the orders of one day, each by an index over time. */
export async function readDay(handle: Handle, day: string): Promise<SummedDay> {
  const { from, until } = boundsOfDay(day);
  const movements = await handle
    .selectFrom('ledgerEntries')
    .select(({ fn }) => [
      'movement',
      fn.sum<number | string>('amountFen').as('sum'),
      fn.count<number>('orderId').distinct().as('orders'),
    ])
    // The account is a literal, so that the partial index is used.
    .where(sql<SqlBool>`account = 'provider'`)
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy('movement')
    .execute();
  const { placed } = await handle
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('placed'))
    .where('placedAt', '>=', from)
    .where('placedAt', '<', until)
    .executeTakeFirstOrThrow();
  const captured = movements.filter(({ movement }) => movement === 'captured');
  const others = movements.filter(({ movement }) => movement !== 'captured');
  return {
    day,
    receivedFen: sumOf(captured, 'sum'),
    // The ledger has refunds as negative amounts.
    refundedFen: 0 - sumOf(others, 'sum'),
    placedOrders: placed,
    paidOrders: sumOf(captured, 'orders'),
  };
}

/** Returns the day of the first order, or undefined if there is none yet. */
export async function readFirstDay(handle: Handle): Promise<string | undefined> {
  const { first } = await handle
    .selectFrom('orders')
    .select(({ fn }) => fn.min('placedAt').as('first'))
    .executeTakeFirstOrThrow();
  return first === null ? undefined : shopDay(first);
}

function sumOf<Key extends string>(
  rows: readonly Record<Key, number | string>[],
  key: Key,
): number {
  return rows.reduce((sum, row) => sum + Number(row[key]), 0);
}
