import type { CatalogueItem } from '@uid/contract/content';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import { pickItemFields } from '@uid/contract/item-fields';
import { maxVariants } from '@uid/contract/staff-items';
import type { addItem as adding, addVariant as another } from '@uid/contract/staff-items';

import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { insertItem, insertVariants } from '../../insert-item.ts';
import { lockItem, writeSearchText } from './change-item.ts';
import type { FindProduct } from './change-item.ts';
import { itemTextOf } from './item-words.ts';

interface Adding {
  findProduct: FindProduct;
  context: Pick<ServerContext, 'now' | 'newId'>;
  /** The member of staff who adds it. */
  accountId: string;
}

type Given = Pick<
  ParsedInputOf<typeof another>,
  'sku' | 'variantZh' | 'variantEn' | 'priceFen' | 'leadDays'
>;

/** Adds an item that the mall does not show yet, in the caller's transaction. */
export async function addItem(
  handle: Handle,
  given: Omit<ParsedInputOf<typeof adding>, 'language'>,
  { findProduct, context, accountId }: Adding,
): Promise<void> {
  const { id } = given;
  const product = await findProduct(handle, given.product);
  if (!product) throw new AppError('NOT_FOUND');
  const { last } = await handle
    .selectFrom('items')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const item: CatalogueItem = {
    id,
    product: product.slug,
    position: (last ?? 0) + 1,
    ...pickItemFields(given),
    text: itemTextOf(given),
    variants: [variantOf(given)],
  };
  if (!(await insertItem(handle, { item, product }))) throw new AppError('ITEM_TAKEN');
  const facts = { ...context, accountId, isHidden: true };
  if (!(await insertVariants(handle, item, facts))) throw new AppError('SKU_TAKEN');
}

/** Adds a variant that the mall does not show yet, in the caller's transaction. */
export async function addVariant(
  handle: Handle,
  given: Omit<ParsedInputOf<typeof another>, 'language'>,
  { findProduct, context, accountId }: Adding,
): Promise<void> {
  const { id, product } = await lockItem(handle, given.id);
  const { count, last } = await handle
    .selectFrom('variants')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('position').as('last')])
    .where('itemId', '=', id)
    .executeTakeFirstOrThrow();
  if (count >= maxVariants) throw new AppError('ITEM_FULL');
  const facts = { ...context, accountId, isHidden: true, first: (last ?? 0) + 1 };
  const variants = [variantOf(given)];
  if (!(await insertVariants(handle, { id, product, variants }, facts)))
    throw new AppError('SKU_TAKEN');
  await writeSearchText(handle, id, findProduct);
}

function variantOf({ sku, variantZh, variantEn, priceFen, leadDays }: Given) {
  return { sku, name: { zh: variantZh, en: variantEn }, priceFen, leadDays, stock: 0 };
}
