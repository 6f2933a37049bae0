import type { CatalogueItem, Product } from '@uid/contract/content';

import { itemFieldsSchema } from '@uid/contract/item-fields';
import type { Localised } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';

type SeedContext = Pick<ServerContext, 'database' | 'now' | 'newId'>;
type Variants = CatalogueItem['variants'];
type Tier = NonNullable<Variants[number]['tiers']>[number];
type ItemProduct = Pick<Product, 'slug' | 'group' | 'drawing'> & {
  text: Localised<{ name: string }>;
};

interface Adding {
  products: readonly ItemProduct[];
  isPublic: boolean;
}

/**
 * Adds the items that the shop has never had. Price and stock are the code's this once; on a site that is public already
 * an item has no pieces until somebody counts them. Items that are there stay as they are, withdrawn ones too.
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
      await insertItem(handle, { item, product });
      const hasPieces = known.size === 0 || !isPublic;
      const variants = item.variants.map((each) => ({
        ...each,
        stock: hasPieces ? each.stock : 0,
      }));
      await insertVariants(handle, { ...item, variants }, context);
    }
  });
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
  await insertFirstPrices(handle, { variants, tiers }, { now, newId });
  const facts = { reason: 'initial', orderId: null, createdAt: now() } as const;
  await handle
    .insertInto('stockMovements')
    .values(variants.map(({ sku, stock }) => ({ ...facts, id: newId(), sku, quantity: stock })))
    .execute();
}

async function insertFirstPrices(
  handle: Handle,
  { variants, tiers }: { variants: Variants; tiers: (Tier & { sku: string })[] },
  { now, newId }: Pick<SeedContext, 'now' | 'newId'>,
): Promise<void> {
  const plain = variants.map(({ sku, priceFen }) => ({ sku, priceFen, fromQuantity: 1 }));
  await handle
    .insertInto('priceChanges')
    .values(
      [...plain, ...tiers].map(({ sku, fromQuantity, priceFen }) => ({
        id: newId(),
        sku,
        fromQuantity,
        oldFen: null,
        newFen: priceFen,
        startsAt: 0,
        endedAt: null,
        askedAt: now(),
        accountId: null,
        state: 'in-force' as const,
      })),
    )
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
