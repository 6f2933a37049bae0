import type { ParsedInputOf } from '@uid/contract/endpoint';
import { pickItemFields } from '@uid/contract/item-fields';
import type { Localised } from '@uid/contract/language';
import type { changeItem as endpoint, renameVariant as renaming } from '@uid/contract/staff-items';

import type { Handle } from '../../../../database/database.ts';
import { holdRows } from '../../../../database/hold-rows.ts';
import { AppError } from '../../../../http/app-error.ts';
import { searchTextOf } from '../../insert-item.ts';
import type { ItemProduct } from '../../insert-item.ts';
import { textsOf } from '../../present-item.ts';
import { lockVariants } from '../lock-variants.ts';
import { itemTextOf, itemWordsOf } from './item-words.ts';

/** Finds the published product that an item belongs to. */
export type FindProduct = (handle: Handle, slug: string) => Promise<ItemProduct | undefined>;

/** Writes the words and fields of an item, in the caller's transaction, and returns those of before. */
export async function changeItem(
  handle: Handle,
  edit: Omit<ParsedInputOf<typeof endpoint>, 'language'>,
  findProduct: FindProduct,
) {
  const { id, revision, position, ...said } = edit;
  const item = await lockItem(handle, id);
  if (item.revision !== revision) throw new AppError('CATALOGUE_CHANGED');
  const text = itemTextOf(said);
  const fields = pickItemFields({ ...pickItemFields(item), ...said });
  await handle
    .updateTable('items')
    .set({ ...fields, position, texts: JSON.stringify(text), revision: revision + 1 })
    .where('id', '=', id)
    .execute();
  await writeSearchText(handle, id, findProduct);
  return { ...itemWordsOf(textsOf(item)), ...pickItemFields(item), position: item.position };
}

/** Writes the name of a variant, in the caller's transaction, and returns the name of before. */
export async function renameVariant(
  handle: Handle,
  edit: Omit<ParsedInputOf<typeof renaming>, 'language'>,
  findProduct: FindProduct,
): Promise<Localised<string>> {
  const { sku, revision, variantZh, variantEn } = edit;
  const of = await handle
    .selectFrom('variants')
    .select('itemId')
    .where('sku', '=', sku)
    .executeTakeFirst();
  if (!of) throw new AppError('NOT_FOUND');
  await lockItem(handle, of.itemId);
  const variant = (await lockVariants(handle, [sku])).get(sku);
  if (variant?.revision !== revision) throw new AppError('CATALOGUE_CHANGED');
  await handle
    .updateTable('variants')
    .set({ names: JSON.stringify({ zh: variantZh, en: variantEn }), revision: revision + 1 })
    .where('sku', '=', sku)
    .execute();
  await writeSearchText(handle, variant.itemId, findProduct);
  return JSON.parse(variant.names) as Localised<string>;
}

/** Reads an item and locks it until the transaction ends. */
export async function lockItem(handle: Handle, id: string) {
  const found = handle.selectFrom('items').selectAll().where('id', '=', id);
  const item = await holdRows(handle, found).executeTakeFirst();
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}

/** Rebuilds the search text of an item from its current words and those of its variants. */
export async function writeSearchText(
  handle: Handle,
  id: string,
  findProduct: FindProduct,
): Promise<void> {
  const { texts, product: slug } = await handle
    .selectFrom('items')
    .select(['texts', 'product'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await handle
    .selectFrom('variants')
    .select(['sku', 'names'])
    .where('itemId', '=', id)
    .orderBy('position')
    .execute();
  const variants = rows.map(({ sku, names }) => ({
    sku,
    name: JSON.parse(names) as Localised<string>,
  }));
  // If the product was withdrawn, its slug stands in for its name.
  const unnamed = { slug, text: { zh: { name: slug }, en: { name: slug } } };
  const product = (await findProduct(handle, slug)) ?? unnamed;
  await handle
    .updateTable('items')
    .set({ searchText: searchTextOf({ text: textsOf({ texts }), variants }, product) })
    .where('id', '=', id)
    .execute();
}
