import type { ServerContext } from '../../context.ts';
import { shopDay } from '../../shop-clock.ts';
import { readDay, readFirstDay } from './read-day.ts';
import { deleteDaysAfter, findLastDay, putDay } from './repository.ts';
import { dayAfter, daysBetween } from './shop-day.ts';

type Context = Pick<ServerContext, 'database' | 'now'>;

/**
 * Sums the days that are not summed yet. The last summed day and the one before it are summed again, because
 * transactions that were open at the time are in the books by now. Days summed while the clock was ahead are deleted.
 */
export async function sumSales(
  { database: { handle }, now }: Context,
  isStopping: () => boolean,
): Promise<void> {
  const today = shopDay(now());
  await deleteDaysAfter(handle, today);
  const last = await findLastDay(handle);
  const first = last ? dayAfter(last.day, -1) : await readFirstDay(handle);
  if (first === undefined) return;
  for (const day of daysBetween(first, today)) {
    if (isStopping()) return;
    // Days are summed one after the other, so that requests are served in between.
    await putDay(handle, await readDay(handle, day), now());
  }
}
