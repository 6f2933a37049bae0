import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import { priceAt } from '../catalogue/price-at.ts';

export type ListedLine = Awaited<ReturnType<typeof listLines>>[number];

/**
 * An owner's lines with their variants and items, in the catalogue's order.
 * A cart is short: sorting it here costs half of what a temporary table costs the database.
 */
export async function listLines(handle: Handle, owner: string) {
  const { rows } = await selectLines(handle, { owner });
  return rows.toSorted(
    (left, right) =>
      left.itemPosition - right.itemPosition ||
      left.variantPosition - right.variantPosition ||
      (left.sku < right.sku ? -1 : 1),
  );
}

const selectLines = prepare((handle, { owner }: Given<{ owner: string }>) =>
  handle
    .selectFrom('cartLines')
    .innerJoin('variants', 'variants.sku', 'cartLines.sku')
    .innerJoin('items', 'items.id', 'variants.itemId')
    .select([
      'cartLines.sku',
      'cartLines.quantity',
      'cartLines.isSelected',
      'cartLines.isSaved',
      'cartLines.seenPriceFen',
      'variants.itemId',
      'variants.names',
      'variants.priceFen as listPriceFen',
      'variants.stock',
      'variants.leadDays',
      'variants.isWithdrawn',
      'items.texts',
      'items.drawing',
      'items.delivery',
      'items.position as itemPosition',
      'variants.position as variantPosition',
    ])
    .select((eb) => priceAt(eb.ref('cartLines.quantity')).as('priceFen'))
    .where('cartLines.owner', '=', owner),
);
