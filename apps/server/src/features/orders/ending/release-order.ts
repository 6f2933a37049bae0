import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { returnStock } from '../../catalogue/move-stock.ts';
import { changeState } from '../change-state.ts';
import type { StateChange } from '../state-change.ts';
import { listOrderedPieces } from '../list-ordered-pieces.ts';
import { lockOrder } from '../lock-order.ts';

type Release = Omit<StateChange, 'to' | 'context'>;

/**
 * Ends an unpaid order: its state, its history and the return of its stock are one change.
 * Throws PAYMENT_OPEN while a payment of the order may be under way.
 */
export async function releaseOrder(
  handle: Handle,
  orderId: string,
  { release, context }: { release: Release; context: ServerContext },
): Promise<void> {
  const order = await lockOrder(handle, orderId, context);
  await changeState(handle, order, { ...release, to: 'cancelled', context });
  const pieces = await listOrderedPieces(handle, orderId);
  await returnStock(handle, pieces, { orderId, reason: 'cancelled', context });
}
