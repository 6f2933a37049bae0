import type { SalesDay } from '@uid/contract/sales';

import type { Handle } from '../../database/database.ts';
import type { SummedDay } from './read-day.ts';

/** Stores the sum of a day and replaces an earlier one. The count of carts stays. */
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

/** Returns the sums since a day. There are as many rows as days: seven thousand after twenty years. */
export async function listDaysFrom(handle: Handle, first: string): Promise<SalesDay[]> {
  return handle
    .selectFrom('salesDays')
    .select(['day', 'receivedFen', 'refundedFen', 'placedOrders', 'paidOrders', 'carts'])
    .where('day', '>=', first)
    .orderBy('day')
    .execute();
}
