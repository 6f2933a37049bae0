import type { ParsedInputOf } from '@uid/contract/endpoint';
import { pickItemFields } from '@uid/contract/item-fields';
import type { Localised } from '@uid/contract/language';
import type { changeItem as endpoint, renameVariant as renaming } from '@uid/contract/staff-items';

import type { Engine, Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { searchTextOf } from '../../insert-item.ts';
import type { ItemProduct } from '../../insert-item.ts';
import { textsOf } from '../../present-item.ts';
import { lockVariants } from '../lock-variants.ts';
import { textOf, wordsOf } from './item-words.ts';

/** Finds the product that an item belongs to, as it is published. */
export type FindProduct = (handle: Handle, slug: string) => Promise<ItemProduct | undefined>;

export interface Writing {
  engine: Engine;
  findProduct: FindProduct;
}

/** Writes what staff say of an item, in the caller's transaction, and yields what was said before. */
export async function changeItem(
  handle: Handle,
  edit: Omit<ParsedInputOf<typeof endpoint>, 'language'>,
  writing: Writing,
) {
  const { id, revision, position, ...said } = edit;
  const item = await lockItem(handle, id, writing.engine);
  if (item.revision !== revision) throw new AppError('CATALOGUE_CHANGED');
  const text = textOf(said);
  const fields = pickItemFields({ ...pickItemFields(item), ...said });
  await handle
    .updateTable('items')
    .set({ ...fields, position, texts: JSON.stringify(text), revision: revision + 1 })
    .where('id', '=', id)
    .execute();
  await writeSearchText(handle, id, writing);
  return { ...wordsOf(textsOf(item)), ...pickItemFields(item), position: item.position };
}

/** Writes what a variant is called, in the caller's transaction, and yields what it was called before. */
export async function renameVariant(
  handle: Handle,
  edit: Omit<ParsedInputOf<typeof renaming>, 'language'>,
  writing: Writing,
): Promise<Localised<string>> {
  const { sku, revision, variantZh, variantEn } = edit;
  const of = await handle
    .selectFrom('variants')
    .select('itemId')
    .where('sku', '=', sku)
    .executeTakeFirst();
  if (!of) throw new AppError('NOT_FOUND');
  await lockItem(handle, of.itemId, writing.engine);
  const variant = (await lockVariants(handle, [sku], writing.engine)).get(sku);
  if (variant?.revision !== revision) throw new AppError('CATALOGUE_CHANGED');
  await handle
    .updateTable('variants')
    .set({ names: JSON.stringify({ zh: variantZh, en: variantEn }), revision: revision + 1 })
    .where('sku', '=', sku)
    .execute();
  await writeSearchText(handle, variant.itemId, writing);
  return JSON.parse(variant.names) as Localised<string>;
}

/** Reads an item and keeps others from changing it until the transaction ends. */
export async function lockItem(handle: Handle, id: string, engine: Engine) {
  const item = await handle
    .selectFrom('items')
    .selectAll()
    .where('id', '=', id)
    // SQLite lets one transaction write at a time.
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}

/**
 * Writes what an item is found by. Pages hold names of variants, too: that the row of the item changes tells every
 * process to forget them (decision 0076).
 */
export async function writeSearchText(
  handle: Handle,
  id: string,
  { findProduct }: Pick<Writing, 'findProduct'>,
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
  // Of a product that was withdrawn, its address is left.
  const unnamed = { slug, text: { zh: { name: slug }, en: { name: slug } } };
  const product = (await findProduct(handle, slug)) ?? unnamed;
  await handle
    .updateTable('items')
    .set({ searchText: searchTextOf({ text: textsOf({ texts }), variants }, product) })
    .where('id', '=', id)
    .execute();
}
