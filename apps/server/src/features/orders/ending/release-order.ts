import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { returnStock } from '../../catalogue/move-stock.ts';
import { changeState } from '../change-state.ts';
import type { StateChange } from '../state-change.ts';
import { listOrderedPieces } from '../list-ordered-pieces.ts';
import { lockOrder } from '../lock-order.ts';

type Release = Omit<StateChange, 'to' | 'context'>;

/** Ends an unpaid order: its state, its history and the return of its stock are one change. */
export async function releaseOrder(
  handle: Handle,
  orderId: string,
  { release, context }: { release: Release; context: ServerContext },
): Promise<void> {
  const order = await lockOrder(handle, orderId, context);
  await changeState(handle, order, { ...release, to: 'cancelled', context });
  // Its transaction ends with the throw: the order stays as it was.
  if (await hasOpenAttempt(handle, orderId)) throw new AppError('PAYMENT_OPEN');
  const pieces = await listOrderedPieces(handle, orderId);
  await returnStock(handle, pieces, { orderId, reason: 'cancelled', context });
}

/** A payment that began after the last one was closed may still bring money. */
async function hasOpenAttempt(handle: Handle, orderId: string): Promise<boolean> {
  const open = await handle
    .selectFrom('paymentAttempts')
    .select('id')
    .where('orderId', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}
