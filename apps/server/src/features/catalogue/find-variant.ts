import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { priceAt } from './price-at.ts';

/** Reads a variant with the price of a piece when `quantity` pieces are bought. */
export async function findVariant(handle: Handle, sku: string, quantity: number) {
  return handle
    .selectFrom('variants')
    .select(['stock', 'isWithdrawn'])
    .select(priceAt(sql.lit(quantity)).as('priceFen'))
    .where('sku', '=', sku)
    .executeTakeFirst();
}
