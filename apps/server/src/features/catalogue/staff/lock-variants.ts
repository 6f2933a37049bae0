import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { holdRows } from '../../../database/hold-rows.ts';
import type { Tables } from '../../../database/tables.ts';

export type StoredVariant = Selectable<Tables['variants']>;

/** Reads these variants and keeps every other transaction from changing them, in the order in which buyers take them. */
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
