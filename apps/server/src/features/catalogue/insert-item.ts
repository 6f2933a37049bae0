import type { CatalogueItem, Product } from '@uid/contract/content';
import { itemFieldsSchema } from '@uid/contract/item-fields';
import type { Localised } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';

type Variant = CatalogueItem['variants'][number];

/** The fields that an item copies from its product. */
export type ItemProduct = Pick<Product, 'slug' | 'group' | 'drawing'> & {
  text: Localised<{ name: string }>;
};

interface Facts extends Pick<ServerContext, 'now' | 'newId'> {
  /** The member of staff who adds it; undefined if a release does. */
  accountId?: string;
  /** True if the mall does not show it until staff put it on sale. */
  isHidden?: boolean;
  /** The position of the first variant. */
  first?: number;
}

/** Inserts an item. Returns false if there is an item with this id already. */
export async function insertItem(
  handle: Handle,
  { item, product }: { item: CatalogueItem; product: ItemProduct },
): Promise<boolean> {
  const { id, position, text } = item;
  const { numInsertedOrUpdatedRows } = await handle
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
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Inserts variants of an item with their first prices and initial stock. Returns false if an SKU is taken. */
export async function insertVariants(
  handle: Handle,
  { id, product, variants }: Pick<CatalogueItem, 'id' | 'product' | 'variants'>,
  { now, newId, accountId, isHidden = false, first = 0 }: Facts,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('variants')
    .values(
      variants.map(({ sku, name, priceFen, stock, leadDays }, at) => ({
        sku,
        priceFen,
        stock,
        leadDays,
        itemId: id,
        product,
        position: first + at,
        names: JSON.stringify(name),
        isWithdrawn: isHidden ? 1 : 0,
      })),
    )
    .onConflict((conflict) => conflict.column('sku').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== BigInt(variants.length)) return false;
  const tiers = variants.flatMap(({ sku, tiers = [] }) => tiers.map((tier) => ({ ...tier, sku })));
  if (tiers.length > 0) await handle.insertInto('tierPrices').values(tiers).execute();
  const prices = [...variants.map((each) => ({ ...each, fromQuantity: 1 })), ...tiers];
  await handle
    .insertInto('priceChanges')
    .values(
      prices.map(({ sku, fromQuantity, priceFen }) => ({
        id: newId(),
        sku,
        fromQuantity,
        oldFen: null,
        newFen: priceFen,
        startsAt: 0,
        endedAt: null,
        askedAt: now(),
        accountId: accountId ?? null,
        state: 'in-force' as const,
      })),
    )
    .execute();
  const facts = { reason: 'initial', orderId: null, createdAt: now() } as const;
  await handle
    .insertInto('stockMovements')
    .values(variants.map(({ sku, stock }) => ({ ...facts, id: newId(), sku, quantity: stock })))
    .execute();
  return true;
}

/** The text in which staff and the mall's filter search for an item. */
export function searchTextOf(
  {
    text,
    variants,
  }: { text: CatalogueItem['text']; variants: readonly Pick<Variant, 'sku' | 'name'>[] },
  product: Pick<ItemProduct, 'slug' | 'text'>,
): string {
  const words = [
    ...[text.zh, text.en].flatMap(({ name, summary }) => [name, summary]),
    ...variants.flatMap(({ sku, name }) => [sku, name.zh, name.en]),
    product.slug,
    product.text.zh.name,
    product.text.en.name,
  ];
  return words.join('\n').toLowerCase();
}
