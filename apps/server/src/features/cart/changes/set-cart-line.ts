import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { findVariant } from '../../catalogue/find-variant.ts';
import { findLine, updateLine } from '../repository.ts';

export interface LineChange {
  sku: string;
  quantity?: number;
  isSelected?: boolean;
  isSaved?: boolean;
}

/**
 * Changes the quantity or selection of a line, sets the line aside or takes it back.
 * A lower quantity is always possible, a higher one only up to the stock.
 */
export async function setCartLine(
  { database, now }: ServerContext,
  owner: string,
  { sku, quantity, isSelected, isSaved }: LineChange,
): Promise<void> {
  await database.transact(async (handle) => {
    const line = await findLine(handle, { owner, sku });
    const variant = line && (await findVariant(handle, sku, quantity ?? line.quantity));
    if (!variant) throw new AppError('NOT_FOUND');
    if (quantity !== undefined && quantity > line.quantity && quantity > variant.stock)
      throw new AppError('OUT_OF_STOCK', { details: { available: variant.stock } });
    await updateLine(handle, {
      owner,
      sku,
      updatedAt: now(),
      ...(quantity !== undefined && { quantity, seenPriceFen: variant.priceFen }),
      ...(isSelected !== undefined && { isSelected: isSelected ? 1 : 0 }),
      ...(isSaved !== undefined && { isSaved: isSaved ? 1 : 0 }),
    });
  });
}
