import type { Added } from '@uid/contract/cart';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { addToCart } from './add-to-cart.ts';

interface Pieces {
  sku: string;
  quantity: number;
}

/** Adds pieces of several variants to a cart: all of them or none. The error names the SKU that is refused. */
export async function addAllToCart(
  { database, now }: ServerContext,
  owner: string,
  lines: readonly Pieces[],
): Promise<Pick<Added, 'count'>> {
  return database.transact(async (handle) => {
    const context = { database: { ...database, handle }, now };
    let count = 0;
    for (const pieces of lines)
      ({ count } = await addToCart(context, owner, pieces).catch((cause: unknown) => {
        throw cause instanceof AppError ? naming(cause, pieces) : cause;
      }));
    return { count };
  });
}

function naming({ error, extra }: AppError, { sku }: Pieces): AppError {
  return new AppError(error, { ...extra, details: { ...Object(extra.details), sku } });
}
