import type { StockKind } from '@uid/contract/staff-catalogue';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { applyChanges } from './apply-changes.ts';
import { lockVariants } from './lock-variants.ts';
import { readPromised } from './read-promised.ts';

interface Movement {
  sku: string;
  kind: StockKind;
  pieces: number;
  note: string;
}

/**
 * Records pieces that came, went or were counted, in the caller's transaction. A count includes all pieces on the
 * shelf, so those that orders hold are subtracted to get the stock for sale.
 */
export async function moveByHand(
  handle: Handle,
  { sku, kind, pieces, note }: Movement,
  { context, accountId }: { context: ServerContext; accountId: string },
): Promise<{ before: number; stock: number; quantity: number }> {
  const before = (await lockVariants(handle, [sku])).get(sku);
  if (!before) throw new AppError('NOT_FOUND');
  const promised = kind === 'counted' ? ((await readPromised(handle, [sku])).get(sku) ?? 0) : 0;
  const quantity = {
    received: pieces,
    returned: pieces,
    damaged: 0 - pieces,
    counted: pieces - promised - before.stock,
  }[kind];
  const stock = before.stock + quantity;
  if (stock < 0) throw new AppError('STOCK_PROMISED');
  const { priceFen, leadDays, lowStock, isWithdrawn, withdrawnAt } = before;
  const after = { priceFen, leadDays, lowStock, isWithdrawn, withdrawnAt };
  const movement = { reason: kind, quantity, note };
  await applyChanges(handle, [{ before, after, movement }], { ...context, accountId });
  return { before: before.stock, stock, quantity };
}
