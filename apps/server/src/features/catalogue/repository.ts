import { pageSize } from '@uid/contract/constants';
import { priceBands } from '@uid/contract/catalogue';
import type { listItems } from '@uid/contract/catalogue';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import { itemFieldNames } from '@uid/contract/item-fields';
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { priceAt } from './price-at.ts';

export type ItemFilter = Omit<ParsedInputOf<typeof listItems>, 'language'>;
export type OfferedItem = Awaited<ReturnType<typeof listOffered>>['items'][number];

/** One page of the items with something to sell, and how many items match in all. */
export async function listOffered(handle: Handle, filter: ItemFilter) {
  const { sort, page } = filter;
  const matching = offered(handle, filter);
  const sorted =
    sort === 'position'
      ? matching.orderBy('items.position')
      : matching.orderBy('fromFen', sort === 'price-asc' ? 'asc' : 'desc');
  const items = await sorted
    .orderBy('items.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await handle
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total };
}

export async function findOffered(handle: Handle, id: string) {
  const item = await offered(handle, {}).where('items.id', '=', id).executeTakeFirst();
  if (!item) return undefined;
  const variants = await handle
    .selectFrom('variants')
    .select(['sku', 'names', 'priceFen', 'stock', 'leadDays'])
    .where('itemId', '=', id)
    .where('isWithdrawn', '=', 0)
    .orderBy('position')
    .execute();
  const tiers = await listTiers(handle, id);
  return {
    ...item,
    variants: variants.map((variant) => ({
      ...variant,
      tiers: tiers
        .filter(({ sku }) => sku === variant.sku)
        .map(({ fromQuantity, priceFen }) => ({ fromQuantity, priceFen })),
    })),
  };
}

async function listTiers(handle: Handle, itemId: string) {
  return handle
    .selectFrom('tierPrices')
    .innerJoin('variants', 'variants.sku', 'tierPrices.sku')
    .select(['tierPrices.sku', 'tierPrices.fromQuantity', 'tierPrices.priceFen'])
    .where('variants.itemId', '=', itemId)
    .orderBy('tierPrices.fromQuantity')
    .execute();
}

/** A variant that is sold, with what each piece costs when so many are bought. */
export async function findPriced(
  handle: Handle,
  { sku, quantity }: { sku: string; quantity: number },
) {
  return handle
    .selectFrom('variants')
    .select(['stock', 'leadDays'])
    .select(priceAt(sql.lit(quantity)).as('priceFen'))
    .where('sku', '=', sku)
    .where('isWithdrawn', '=', 0)
    .executeTakeFirst();
}

function offered(handle: Handle, filter: Partial<ItemFilter>) {
  const { group, delivery, form, price, product, inStock, q } = filter;
  const [fromFen, belowFen] = price ? priceBands[price] : [];
  return handle
    .selectFrom('items')
    .innerJoin('variants', 'variants.itemId', 'items.id')
    .where('variants.isWithdrawn', '=', 0)
    .$if(group !== undefined, (query) => query.where('items.productGroup', '=', group!))
    .$if(delivery !== undefined, (query) => query.where('items.delivery', '=', delivery!))
    .$if(form !== undefined, (query) => query.where('items.formFactor', '=', form!))
    .$if(fromFen !== undefined, (query) =>
      query.where('items.id', 'in', (items) =>
        items
          .selectFrom('variants as priced')
          .select('priced.itemId')
          .where('priced.isWithdrawn', '=', 0)
          .where('priced.priceFen', '>=', fromFen!)
          .where('priced.priceFen', '<', belowFen!),
      ),
    )
    .$if(product !== undefined, (query) => query.where('items.product', '=', product!))
    .$if(inStock === true, (query) => query.having((eb) => eb(eb.fn.sum('variants.stock'), '>', 0)))
    .where((eb) => eb.and(wordsOf(q).map((word) => contains(eb.ref('items.searchText'), word))))
    .groupBy('items.id')
    .select(['items.id', 'items.product', 'items.productGroup', 'items.drawing', 'items.texts'])
    .select(itemFieldNames.map((name) => `items.${name}` as const))
    .select((eb) => [
      eb.fn.min('variants.priceFen').as('fromFen'),
      eb.fn.sum<number>('variants.stock').as('available'),
      eb.fn.min('variants.leadDays').as('leadDays'),
    ]);
}

function wordsOf(text = ''): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

function contains(column: Expression<string>, word: string): Expression<SqlBool> {
  const pattern = `%${word.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '!'`;
}
