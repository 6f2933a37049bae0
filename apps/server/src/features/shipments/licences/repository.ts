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

/** A quote may sell thousands: an engine takes so many values in one statement and no more. */
const atOnce = 1000;

/** Pieces that have a key keep it. */
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
