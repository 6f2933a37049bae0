import type { ShopPrices } from '@uid/contract/staff-quotes';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { beginsWith, contains, wordsOf } from '../../database/text-conditions.ts';
import { listSteps } from '../catalogue/list-steps.ts';
import { priceAt } from '../catalogue/price-at.ts';

const max = 20;

function offered(handle: Handle) {
  return handle
    .selectFrom('variants')
    .innerJoin('items', 'items.id', 'variants.itemId')
    .select(['variants.sku', 'variants.itemId', 'variants.names', 'variants.stock'])
    .select(['variants.leadDays', 'items.texts', 'items.drawing', 'items.delivery'])
    .where('variants.isWithdrawn', '=', 0);
}

/** Reads those of the variants that are on sale, with all that an order copies from them. */
export function readVariants(handle: Handle, skus: readonly string[]) {
  return offered(handle).where('variants.sku', 'in', skus).execute();
}

interface Wanted {
  q: string;
  product?: string | undefined;
  quantity: number;
}

/** Finds variants on sale whose SKU begins with `q`, or whose item has all words of `q`. */
export function readMatching(handle: Handle, { q, product, quantity }: Wanted) {
  const words = wordsOf(q);
  return offered(handle)
    .select(priceAt(sql.lit(quantity)).as('priceFen'))
    .where((eb) =>
      eb.or([
        beginsWith(eb.ref('variants.sku'), words.join(' ').toUpperCase()),
        eb.and(words.map((word) => contains(eb.ref('items.searchText'), word))),
      ]),
    )
    .$if(product !== undefined, (query) => query.where('items.product', '=', product!))
    .orderBy('variants.sku')
    .limit(max)
    .execute();
}

/** Reads the shop's current prices per piece by quantity, for those of the variants that are on sale. */
export async function readShopSteps(
  handle: Handle,
  skus: readonly string[],
): Promise<Map<string, ShopPrices>> {
  if (skus.length === 0) return new Map();
  const plain = await handle
    .selectFrom('variants')
    .select(['sku', 'priceFen'])
    .where('sku', 'in', skus)
    .where('isWithdrawn', '=', 0)
    .execute();
  const ofSku = Map.groupBy(await listSteps(handle, skus), ({ sku }) => sku);
  return new Map(
    plain.map(({ sku, priceFen }) => [
      sku,
      [{ sku, fromQuantity: 1, priceFen }, ...(ofSku.get(sku) ?? [])].map((step) => ({
        fromQuantity: step.fromQuantity,
        priceFen: step.priceFen,
      })),
    ]),
  );
}

/** Reads the shop's current price and stock for each line, at its quantity. Variants no longer on sale are missing. */
export async function readShopPrices(
  handle: Handle,
  lines: readonly { sku: string; quantity: number }[],
): Promise<Map<string, { priceFen: number; stock: number }>> {
  const rows = await Promise.all(
    lines.map(({ sku, quantity }) =>
      handle
        .selectFrom('variants')
        .select(['sku', 'stock'])
        .select(priceAt(sql.lit(quantity)).as('priceFen'))
        .where('sku', '=', sku)
        .where('isWithdrawn', '=', 0)
        .executeTakeFirst(),
    ),
  );
  return new Map(rows.flatMap((row) => (row ? [[row.sku, row]] : [])));
}
