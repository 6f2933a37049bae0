import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';

/** Of a row of `variants`: what one piece costs where so many are bought together: the price of the last step they reach, else the plain one. */
export function priceAt(quantity: Expression<number>): RawBuilder<number> {
  return sql<number>`coalesce(
    (select t."priceFen" from "tierPrices" t
      where t.sku = variants.sku and t."fromQuantity" <= ${quantity}
      order by t."fromQuantity" desc limit 1),
    variants."priceFen")`;
}
