import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { priceAt } from './price-at.ts';

/** A variant with what each piece costs when `quantity` are bought. */
export async function findVariant(handle: Handle, sku: string, quantity: number) {
  return handle
    .selectFrom('variants')
    .select(['stock', 'isWithdrawn'])
    .select(priceAt(sql.lit(quantity)).as('priceFen'))
    .where('sku', '=', sku)
    .executeTakeFirst();
}
