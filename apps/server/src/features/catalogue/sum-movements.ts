import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Handle } from '../../database/database.ts';

/** Number of movements summed by one statement. */
export const movementsAtOnce = 2000;

interface SummedMovements {
  /** For each variant, the sum of all movements up to the id `upTo`. */
  pieces: Map<string, number>;
  upTo: string;
}

/**
 * Sums the movements of all variants page by page, in the order of their ids. The last ones, fewer than twice
 * `movementsAtOnce`, are left to the caller: transactions may still commit movements with ids among theirs.
 */
export async function sumMovements(handle: Handle): Promise<SummedMovements> {
  const pieces = new Map<string, number>();
  let upTo = '';
  for (let page = await listMovements(handle, upTo); ;) {
    const next = await listMovements(handle, page.at(-1)?.id ?? '');
    if (next.length < movementsAtOnce) return { pieces, upTo };
    for (const { sku, quantity } of page) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
    upTo = page.at(-1)?.id ?? '';
    page = next;
    // SQLite is synchronous: without this, no other request would be served until the last movement was summed.
    await nextTurn();
  }
}

function listMovements(handle: Handle, after: string) {
  return handle
    .selectFrom('stockMovements')
    .select(['id', 'sku', 'quantity'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(movementsAtOnce)
    .execute();
}
