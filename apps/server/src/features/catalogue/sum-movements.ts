import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Handle } from '../../database/database.ts';

/** Movements that are summed by one statement. */
export const movementsAtOnce = 2000;

interface SummedMovements {
  /** Of each variant, by all movements up to an id. */
  pieces: Map<string, number>;
  upTo: string;
}

/**
 * Sums the movements of all variants page by page, in the order in which they were made. The last thousands are left to
 * whoever asks: among them may still come some that were made earlier and are committed later.
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
    // SQLite answers at once: without this nobody else would be answered until the last movement was summed.
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
