import type { SalesDay } from '@uid/contract/sales';

import type { Handle } from '../../database/database.ts';
import type { SummedDay } from './read-day.ts';

/** Takes the place of an earlier sum of the same day; the carts stay. */
export async function putDay(handle: Handle, sum: SummedDay, summedAt: number): Promise<void> {
  const row = { ...sum, summedAt };
  await handle
    .insertInto('salesDays')
    .values(row)
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute();
}

export async function deleteDaysAfter(handle: Handle, day: string): Promise<void> {
  await handle.deleteFrom('salesDays').where('day', '>', day).execute();
}

export async function setCarts(handle: Handle, day: string, carts: number): Promise<void> {
  await handle.updateTable('salesDays').set({ carts }).where('day', '=', day).execute();
}

export async function findLastDay(
  handle: Handle,
): Promise<{ day: string; summedAt: number } | undefined> {
  return handle
    .selectFrom('salesDays')
    .select(['day', 'summedAt'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** At most as many as there are days: a shop of twenty years has seven thousand. */
export async function listDaysFrom(handle: Handle, first: string): Promise<SalesDay[]> {
  return handle
    .selectFrom('salesDays')
    .select(['day', 'receivedFen', 'refundedFen', 'placedOrders', 'paidOrders', 'carts'])
    .where('day', '>=', first)
    .orderBy('day')
    .execute();
}
