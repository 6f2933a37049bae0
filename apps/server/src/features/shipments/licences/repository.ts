import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export async function countKeys(handle: Handle, orderId: string): Promise<number> {
  const { count } = await handle
    .selectFrom('licenceKeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listKeys(handle: Handle, orderId: string) {
  return handle
    .selectFrom('licenceKeys')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('sku')
    .orderBy('piece')
    .execute();
}

/** Rows per statement: an order made from a quote may have thousands, but databases limit a statement's values. */
const atOnce = 1000;

/** Inserts keys; a piece that already has a key keeps it. */
export async function insertKeys(
  handle: Handle,
  rows: readonly Selectable<Tables['licenceKeys']>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce)
    await handle
      .insertInto('licenceKeys')
      .values(rows.slice(start, start + atOnce))
      .onConflict((conflict) => conflict.columns(['orderId', 'sku', 'piece']).doNothing())
      .execute();
}
