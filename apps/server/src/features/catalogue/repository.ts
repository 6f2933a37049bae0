import { itemPageSize, maxPage, pageSize } from '@uid/contract/constants';
import type { listItems, PriceBand } from '@uid/contract/catalogue';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import { itemFieldNames } from '@uid/contract/item-fields';
import { sql } from 'kysely';
import type { SelectQueryBuilder, SqlBool } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { contains, wordsOf } from '../../database/text-conditions.ts';
import { bandBit } from './price-band.ts';
import { priceAt } from './price-at.ts';

export type ItemFilter = Omit<ParsedInputOf<typeof listItems>, 'language'>;
export type OfferedItem = Awaited<ReturnType<typeof listOffered>>[number];

type ItemsQuery = SelectQueryBuilder<Tables, 'items', object>;

const nearEachSide = 5;
/** A list is cut after this many items, and a text search looks at no more than this many. */
const maxListed = maxPage * pageSize;

/** Selects the variants on sale of one page of the items. */
export function variantsOfPage(handle: Handle, filter: ItemFilter) {
  const ids = handle.selectFrom(pageOfIds(handle, filter).as('page')).select('page.id');
  return variantsOnSale(handle).where('itemId', 'in', ids);
}

/** Returns one page of the items that have something on sale. */
export async function listOffered(handle: Handle, filter: ItemFilter) {
  const ids = (await pageOfIds(handle, filter).execute()).map(({ id }) => id);
  return listWithOffers(handle, ids);
}

/** Counts the items that match, up to the last page that can be asked for. */
export async function countOffered(handle: Handle, filter: ItemFilter): Promise<number> {
  const listed = matching(handle, filter).select('items.id').limit(maxListed);
  const { total } = await handle
    .selectFrom(listed.as('listed'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns the items whose ids come just before and after this one alphabetically. */
export async function listNear(handle: Handle, id: string) {
  const items = handle
    .selectFrom('items')
    .select(['id', 'productGroup', 'texts'])
    .where('fromFen', 'is not', null)
    .limit(nearEachSide);
  const before = await items.where('id', '<', id).orderBy('id', 'desc').execute();
  const after = await items.where('id', '>=', id).orderBy('id').execute();
  return [...before, ...after];
}

const firstProduct = sql`select min(product) from variants where "isWithdrawn" = 0`;

/** Selects the lowest price on sale of each product. Each product is found from the one before it. */
export const lowestPrices = sql<{ product: string; fromFen: number }>`
  with recursive products (product) as (
    select (${firstProduct})
    union all
    select (${firstProduct} and product > products.product) from products
    where products.product is not null
  )
  select product, (
    select min(variants."priceFen") from variants
    where variants."isWithdrawn" = 0 and variants.product = products.product
  ) as "fromFen"
  from products where product is not null`;

export async function findOffered(handle: Handle, id: string) {
  const [item] = await listWithOffers(handle, [id]);
  if (!item) return undefined;
  const tiers = await listTiers(handle, id);
  return {
    ...item,
    variants: item.variants.map((variant) => ({
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

/** Finds a variant on sale, with the price of a piece at a quantity. */
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

/** Returns what the page shows of these items, in the given order. Items with nothing on sale are left out. */
async function listWithOffers(handle: Handle, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const items = await handle
    .selectFrom('items')
    .select(['id', 'product', 'productGroup', 'drawing', 'texts', ...itemFieldNames])
    .where('id', 'in', [...ids])
    .execute();
  const found = await variantsOnSale(handle)
    .where('itemId', 'in', [...ids])
    .orderBy('position')
    .execute();
  return ids.flatMap((id) => {
    const item = items.find((each) => each.id === id);
    const variants = found.filter(({ itemId }) => itemId === id);
    return item && variants.length > 0 ? [{ ...item, variants }] : [];
  });
}

function variantsOnSale(handle: Handle) {
  return handle
    .selectFrom('variants')
    .select(['itemId', 'sku', 'names', 'priceFen', 'stock', 'leadDays'])
    .where('isWithdrawn', '=', sql.lit(0));
}

/** Selects the ids of a page by walking the index of the requested order. */
function pageOfIds(handle: Handle, filter: ItemFilter) {
  const { sort, page } = filter;
  const direction = sort === 'price-desc' ? 'desc' : 'asc';
  return (
    matching(handle, filter)
      .select('items.id')
      .orderBy(sort === 'position' ? 'items.position' : 'items.fromFen', direction)
      .orderBy('items.id', direction)
      // The limit is a literal: a plan for any number of rows would read all variants.
      .limit(sql.lit(itemPageSize))
      .offset((page - 1) * itemPageSize)
  );
}

/** Selects the items on sale that match the filter. Values are literals where they decide which index is used. */
function matching(handle: Handle, filter: ItemFilter): ItemsQuery {
  const { group, delivery, form, price, product, inStock, q } = filter;
  return handle
    .selectFrom(considered(handle, filter))
    .where('items.fromFen', 'is not', null)
    .$if(price !== undefined, (query) => query.where(isInBand(price!)))
    .$if(group !== undefined, (query) => query.where('items.productGroup', '=', group!))
    .$if(delivery !== undefined, (query) => query.where('items.delivery', '=', delivery!))
    .$if(form !== undefined, (query) => query.where('items.formFactor', '=', form!))
    .$if(product !== undefined, (query) => query.where('items.product', '=', product!))
    .$if(inStock === true, (query) => query.where((eb) => eb.exists(inStockOf(handle))))
    .where((eb) => eb.and(wordsOf(q).map((word) => contains(eb.ref('items.searchText'), word))));
}

/** True if a row of `items` has a variant on sale in this price band. */
function isInBand(band: PriceBand) {
  return sql<SqlBool>`(items."priceBands" & ${sql.lit(bandBit(band))}) <> 0`;
}

/** Selects the variants on sale of a row of `items` that are in stock. */
function inStockOf(handle: Handle) {
  return handle
    .selectFrom('variants')
    .select(sql.lit(1).as('one'))
    .where('variants.itemId', '=', sql.ref<string>('items.id'))
    .where('variants.isWithdrawn', '=', sql.lit(0))
    .where('variants.stock', '>', sql.lit(0));
}

/** No index finds words inside a text, so a text search looks only at as many items as a list has pages for. */
function considered(handle: Handle, { q }: ItemFilter) {
  if (wordsOf(q).length === 0) return 'items';
  const first = handle
    .selectFrom('items')
    .selectAll()
    .where('fromFen', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .limit(maxListed);
  return first.as('items') as unknown as 'items';
}
