import type { ShopPrices } from '@uid/contract/staff-quotes';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { beginsWith, contains, wordsOf } from '../../database/text-conditions.ts';
import { listSteps } from '../catalogue/list-steps.ts';
import { priceAt } from '../catalogue/price-at.ts';

const most = 20;

function offered(handle: Handle) {
  return handle
    .selectFrom('variants')
    .innerJoin('items', 'items.id', 'variants.itemId')
    .select(['variants.sku', 'variants.itemId', 'variants.names', 'variants.stock'])
    .select(['variants.leadDays', 'items.texts', 'items.drawing', 'items.delivery'])
    .where('variants.isWithdrawn', '=', 0);
}

/** Those of the variants that are sold, with all that an order says of them. */
export function readVariants(handle: Handle, skus: readonly string[]) {
  return offered(handle).where('variants.sku', 'in', skus).execute();
}

interface Wanted {
  q: string;
  product?: string | undefined;
  quantity: number;
}

/** What is sold under an SKU that begins so, or has all the words among its item's words. */
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
    .limit(most)
    .execute();
}

/** What the shop asks today for a piece, from how many on, of those of the variants that are sold. */
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

/** What the shop asks today for so many of each, and how many there are; nothing for what it no longer sells. */
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
