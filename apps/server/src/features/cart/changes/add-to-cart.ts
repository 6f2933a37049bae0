import { maxCartLines } from '@uid/contract/cart';
import type { Added } from '@uid/contract/cart';
import { maxItemQuantity } from '@uid/contract/constants';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { keepAccount } from '../../../keep-account.ts';
import { findVariant } from '../../catalogue/find-variant.ts';
import { accountOf } from '../owner-key.ts';
import { countLines, findLine } from '../repository.ts';
import { addPieces } from './add-pieces.ts';

interface Pieces {
  owner: string;
  sku: string;
  quantity: number;
}

/**
 * Adds pieces of a variant to a cart, up to the limit of a line and to the stock; a new variant needs room for one more
 * line.
 */
export async function addToCart(
  { database: { handle }, now }: Pick<ServerContext, 'database' | 'now'>,
  owner: string,
  { sku, quantity }: Omit<Pieces, 'owner'>,
): Promise<Added> {
  const pieces = { owner, sku, quantity };
  const limits = { limit: maxItemQuantity, lines: maxCartLines };
  const added = await addPieces(handle, { ...pieces, ...limits, now: now() });
  if (!added) throw await additionRefusal(handle, pieces);
  return added;
}

async function additionRefusal(
  handle: Handle,
  { owner, sku, quantity }: Pieces,
): Promise<AppError> {
  const accountId = accountOf(owner);
  if (accountId !== undefined) await keepAccount(handle, accountId);
  const variant = await findVariant(handle, sku, quantity);
  if (!variant || variant.isWithdrawn === 1) return new AppError('NOT_FOUND');
  const line = await findLine(handle, { owner, sku });
  if (!line && (await countLines(handle, owner)) >= maxCartLines) return new AppError('CART_FULL');
  const held = line && line.isSaved === 0 ? line.quantity : 0;
  if (held + quantity > maxItemQuantity) return new AppError('QUANTITY_LIMIT');
  return new AppError('OUT_OF_STOCK', { details: { available: variant.stock } });
}
