import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';

/**
 * For a row of `variants`, the price of one piece when `quantity` are bought together: that of the highest step
 * reached, or the plain price if none is.
 */
export function priceAt(quantity: Expression<number>): RawBuilder<number> {
  return sql<number>`coalesce(
    (select t."priceFen" from "tierPrices" t
      where t.sku = variants.sku and t."fromQuantity" <= ${quantity}
      order by t."fromQuantity" desc limit 1),
    variants."priceFen")`;
}
