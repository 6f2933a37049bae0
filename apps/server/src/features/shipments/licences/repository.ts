import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';

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

const hasLicences = sql<SqlBool>`exists (
  select 1 from "orderLines"
  where "orderLines"."orderId" = orders.id and "orderLines".delivery = 'licence'
    and "orderLines".quantity > "orderLines"."keptBack"
)`;
const hasKeys = sql<SqlBool>`exists (
  select 1 from "licenceKeys" where "licenceKeys"."orderId" = orders.id
)`;

/** Paid orders whose licence keys are not issued, first ordered first. */
export async function listOrdersToLicense(
  handle: Handle,
  { limit }: { limit: number },
): Promise<{ id: string }[]> {
  return handle
    .selectFrom('orders')
    .select('id')
    .where('state', '=', sql.lit('paid'))
    .where(hasLicences)
    .where((eb) => eb.not(hasKeys))
    .orderBy('id')
    .limit(limit)
    .execute();
}
