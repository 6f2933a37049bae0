import type { CatalogueItem } from '@uid/contract/content';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { insertItem, insertVariants } from './insert-item.ts';
import type { ItemProduct } from './insert-item.ts';

type SeedContext = Pick<ServerContext, 'database' | 'now' | 'newId'>;

interface Adding {
  products: readonly ItemProduct[];
  isPublic: boolean;
}

/**
 * Adds the items that the shop has never had. Price and stock come from the code only this once. On a site that is
 * public already, a new item has no stock until staff count it. Items that exist are not changed, even withdrawn ones.
 */
export async function addNewItems(
  context: SeedContext,
  items: readonly CatalogueItem[],
  { products, isPublic }: Adding,
): Promise<void> {
  await context.database.transact(async (handle) => {
    const rows = await handle.selectFrom('items').select('id').execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const item of items) {
      if (known.has(item.id)) continue;
      const product = products.find(({ slug }) => slug === item.product);
      if (!product) throw new Error(`The item ${item.id} belongs to no product.`);
      const hasPieces = known.size === 0 || !isPublic;
      const variants = (await withoutTaken(handle, item.variants)).map((each) => ({
        ...each,
        stock: hasPieces ? each.stock : 0,
      }));
      if (variants.length === 0) continue;
      const offered = { ...item, variants };
      await insertItem(handle, { item: offered, product });
      await insertVariants(handle, offered, context);
    }
  });
}

type Variants = CatalogueItem['variants'];

/** Leaves out variants whose SKU is taken, perhaps by an item that staff added. */
async function withoutTaken(handle: Handle, variants: Variants): Promise<Variants> {
  const skus = variants.map(({ sku }) => sku);
  const rows = await handle.selectFrom('variants').select('sku').where('sku', 'in', skus).execute();
  const taken = new Set(rows.map(({ sku }) => sku));
  return variants.filter(({ sku }) => !taken.has(sku));
}

/** Fills in the product of variants that lack it, because they were inserted by hand. */
export async function fillMissingProducts(handle: Handle): Promise<void> {
  await handle
    .updateTable('variants')
    .set((eb) => ({
      product: eb
        .selectFrom('items')
        .select('items.product')
        .whereRef('items.id', '=', 'variants.itemId'),
    }))
    .where('product', 'is', null)
    .execute();
}
