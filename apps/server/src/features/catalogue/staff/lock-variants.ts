import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { holdRows } from '../../../database/hold-rows.ts';
import type { Tables } from '../../../database/tables.ts';

export type StoredVariant = Selectable<Tables['variants']>;

/** Reads these variants and locks them until the transaction ends, in the order in which purchases lock them. */
export async function lockVariants(
  handle: Handle,
  skus: readonly string[],
): Promise<Map<string, StoredVariant>> {
  const variants = handle
    .selectFrom('variants')
    .selectAll()
    .where('sku', 'in', [...skus])
    .orderBy('sku');
  const rows = await holdRows(handle, variants).execute();
  return new Map(rows.map((row) => [row.sku, row]));
}
