import type { Selectable } from 'kysely';

import type { Engine, Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type StoredVariant = Selectable<Tables['variants']>;

/** Reads these variants and keeps every other transaction from changing them, in the order in which buyers take them. */
export async function lockVariants(
  handle: Handle,
  skus: readonly string[],
  engine: Engine,
): Promise<Map<string, StoredVariant>> {
  const rows = await handle
    .selectFrom('variants')
    .selectAll()
    .where('sku', 'in', [...skus])
    .orderBy('sku')
    // SQLite lets one transaction write at a time.
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.sku, row]));
}
