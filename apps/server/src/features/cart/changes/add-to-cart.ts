import { maxItemQuantity } from '@uid/contract/constants';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { addPieces, findVariant, updateLine } from '../repository.ts';

/** Puts pieces of a variant in a cart, on top of what is there, up to the limit and to what is in stock. */
export async function addToCart(
  { database, now }: ServerContext,
  owner: string,
  { sku, quantity }: { sku: string; quantity: number },
): Promise<void> {
  await database.transact(async (handle) => {
    const variant = await findVariant(handle, sku, quantity);
    if (!variant || variant.isWithdrawn === 1) throw new AppError('NOT_FOUND');
    const line = { owner, sku, quantity, seenPriceFen: variant.priceFen, updatedAt: now() };
    const held = await addPieces(handle, line, { limit: maxItemQuantity });
    if (held === undefined) throw new AppError('QUANTITY_LIMIT');
    if (held > variant.stock)
      throw new AppError('OUT_OF_STOCK', { details: { available: variant.stock } });
    if (held === quantity) return;
    // More pieces may have reached a lower price: that is what the buyer is shown from now on.
    const reached = await findVariant(handle, sku, held);
    if (reached) await updateLine(handle, { owner, sku, seenPriceFen: reached.priceFen });
  });
}
