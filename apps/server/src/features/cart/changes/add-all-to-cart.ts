import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { addToCart } from './add-to-cart.ts';

interface Pieces {
  sku: string;
  quantity: number;
}

/** Puts pieces of several variants in a cart: all of them, or none, naming the one that is refused. */
export async function addAllToCart(
  { database, now }: ServerContext,
  owner: string,
  lines: readonly Pieces[],
): Promise<void> {
  await database.transact(async (handle) => {
    const context = { database: { ...database, handle }, now };
    for (const pieces of lines)
      await addToCart(context, owner, pieces).catch((cause: unknown) => {
        throw cause instanceof AppError ? naming(cause, pieces) : cause;
      });
  });
}

function naming({ error, extra }: AppError, { sku }: Pieces): AppError {
  return new AppError(error, { ...extra, details: { ...Object(extra.details), sku } });
}
