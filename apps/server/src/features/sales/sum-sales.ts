import type { ServerContext } from '../../context.ts';
import { shopDay } from '../../shop-clock.ts';
import { readDay, readFirstDay } from './read-day.ts';
import { deleteDaysAfter, findLastDay, putDay } from './repository.ts';
import { dayAfter, daysBetween } from './shop-day.ts';

type Context = Pick<ServerContext, 'database' | 'now'>;

/**
 * Sums the days that are not summed yet. The last one, and the one before it, are summed again: what was under way when
 * they were read is in the books by now. Days that were summed while the clock was ahead are still to come.
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
    // One after the other, so that visitors come in between.
    await putDay(handle, await readDay(handle, day), now());
  }
}
