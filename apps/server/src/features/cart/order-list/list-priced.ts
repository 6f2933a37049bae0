import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { priceAt } from '../../catalogue/price-at.ts';

export type PricedVariant = Awaited<ReturnType<typeof listPriced>>[number];

/** Variants with their price for the given pieces in addition to those in the owner's cart. */
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
      // A quantity above the limit reaches no lower price, because nobody can buy more than the limit.
      priceAt(sql<number>`(${held} + ${wanted})`).as('priceFen'),
    ])
    .where(
      'variants.sku',
      'in',
      pieces.map(({ sku }) => sku),
    )
    .execute();
}
