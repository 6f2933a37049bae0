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

/** Pieces that have a key keep it. */
export async function insertKeys(
  handle: Handle,
  rows: Selectable<Tables['licenceKeys']>[],
): Promise<void> {
  await handle
    .insertInto('licenceKeys')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['orderId', 'sku', 'piece']).doNothing())
    .execute();
}
