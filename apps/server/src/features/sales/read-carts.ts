import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Handle } from '../../database/database.ts';
import { shopDay } from '../../shop-clock.ts';

const pageLength = 500;

/** Counts the carts with goods that were last touched on each of these days, a page of owners at a time. */
export async function readCarts(
  handle: Handle,
  days: readonly string[],
  isStopping: () => boolean,
): Promise<Map<string, number>> {
  const counts = new Map(days.map((day) => [day, 0]));
  for (let after = ''; !isStopping();) {
    const carts = await handle
      .selectFrom('cartLines')
      .select(({ fn }) => ['owner', fn.max('updatedAt').as('at')])
      .where('owner', '>', after)
      .where('isSaved', '=', 0)
      .groupBy('owner')
      .orderBy('owner')
      .limit(pageLength)
      .execute();
    for (const { at } of carts) {
      const day = shopDay(at);
      const count = counts.get(day);
      if (count !== undefined) counts.set(day, count + 1);
    }
    const last = carts.at(-1);
    if (!last || carts.length < pageLength) break;
    after = last.owner;
    // SQLite is synchronous, so this lets other requests be served between two pages.
    await nextTurn();
  }
  return counts;
}
