import type { CatalogueItem, Product } from '@uid/contract/content';

import { itemFieldsSchema } from '@uid/contract/item-fields';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';

type SeedContext = Pick<ServerContext, 'database' | 'now' | 'newId'>;
type ItemProduct = Pick<Product, 'slug' | 'group' | 'drawing'> & {
  text: Record<'zh' | 'en', { name: string }>;
};

/** Fills an empty mall. Once there is an item, the database is the truth and stays as it is. */
export async function seedCatalogue(
  context: SeedContext,
  items: CatalogueItem[],
  products: ItemProduct[],
): Promise<void> {
  await context.database.transact(async (handle) => {
    const known = await handle.selectFrom('items').select('id').limit(1).executeTakeFirst();
    if (known) return nameProducts(handle);
    for (const item of items) {
      const product = products.find(({ slug }) => slug === item.product);
      if (!product) throw new Error(`The item ${item.id} belongs to no product.`);
      await insertItem(handle, { item, product });
      await insertVariants(handle, item, context);
    }
  });
}

/** Variants that were written by hand may lack the product of their item. */
async function nameProducts(handle: Handle): Promise<void> {
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

async function insertItem(
  handle: Handle,
  { item, product }: { item: CatalogueItem; product: ItemProduct },
): Promise<void> {
  const { id, position, text } = item;
  await handle
    .insertInto('items')
    .values({
      id,
      product: product.slug,
      productGroup: product.group,
      drawing: product.drawing,
      position,
      ...itemFieldsSchema.parse(item),
      texts: JSON.stringify(text),
      searchText: searchTextOf(item, product),
    })
    .execute();
}

async function insertVariants(
  handle: Handle,
  { id, product, variants }: CatalogueItem,
  { now, newId }: SeedContext,
): Promise<void> {
  await handle
    .insertInto('variants')
    .values(
      variants.map(({ sku, name, priceFen, stock, leadDays }, position) => ({
        sku,
        priceFen,
        stock,
        leadDays,
        itemId: id,
        product,
        position,
        names: JSON.stringify(name),
        isWithdrawn: 0,
      })),
    )
    .execute();
  const tiers = variants.flatMap(({ sku, tiers = [] }) => tiers.map((tier) => ({ ...tier, sku })));
  if (tiers.length > 0) await handle.insertInto('tierPrices').values(tiers).execute();
  const facts = { reason: 'initial', orderId: null, createdAt: now() } as const;
  await handle
    .insertInto('stockMovements')
    .values(variants.map(({ sku, stock }) => ({ ...facts, id: newId(), sku, quantity: stock })))
    .execute();
}

function searchTextOf({ text, variants }: CatalogueItem, product: ItemProduct): string {
  const words = [
    ...[text.zh, text.en].flatMap(({ name, summary }) => [name, summary]),
    ...variants.flatMap(({ sku, name }) => [sku, name.zh, name.en]),
    product.slug,
    product.text.zh.name,
    product.text.en.name,
  ];
  return words.join('\n').toLowerCase();
}
