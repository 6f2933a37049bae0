import { sql } from 'kysely';
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

/** Paid orders whose licence keys are still to be issued, first ordered first. */
export async function listOrdersToLicense(
  handle: Handle,
  { limit }: { limit: number },
): Promise<{ id: string }[]> {
  return handle
    .selectFrom('orders')
    .select('id')
    .where('state', '=', sql.lit('paid'))
    .where('keysDue', '=', sql.lit(1))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function clearKeysDue(handle: Handle, orderId: string): Promise<void> {
  await handle.updateTable('orders').set({ keysDue: 0 }).where('id', '=', orderId).execute();
}
