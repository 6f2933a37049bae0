import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { priceAt } from '../../catalogue/price-at.ts';

export type PricedVariant = Awaited<ReturnType<typeof listPriced>>[number];

/** Variants with their price for so many pieces on top of what an owner's cart holds of each. */
export async function listPriced(
  handle: Handle,
  owner: string,
  pieces: readonly { sku: string; quantity: number }[],
) {
  const held = sql<number>`coalesce("cartLines".quantity, 0)`;
  const wanted = sql<number>`(case variants.sku ${sql.join(
    pieces.map(({ sku, quantity }) => sql`when ${sku} then cast(${quantity} as integer)`),
    sql` `,
  )} else 1 end)`;
  return handle
    .selectFrom('variants')
    .innerJoin('items', 'items.id', 'variants.itemId')
    .leftJoin('cartLines', (join) =>
      join
        .onRef('cartLines.sku', '=', 'variants.sku')
        .on('cartLines.owner', '=', owner)
        .on('cartLines.isSaved', '=', 0),
    )
    .select(['variants.sku', 'variants.itemId', 'variants.names', 'variants.stock'])
    .select(['variants.isWithdrawn', 'items.texts'])
    .select([
      held.as('held'),
      // No more than the limit can be bought, and so no lower price reached.
      priceAt(sql<number>`(${held} + ${wanted})`).as('priceFen'),
    ])
    .where(
      'variants.sku',
      'in',
      pieces.map(({ sku }) => sku),
    )
    .execute();
}
