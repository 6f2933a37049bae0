import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { returnStock, takeStock } from '../catalogue/move-stock.ts';
import { changeState } from '../orders/change-state.ts';
import { listOrderedPieces } from '../orders/list-ordered-pieces.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { refundPayment } from '../payments/refunds/refund-payment.ts';
import { findOrderId } from './repository.ts';

export interface ReviewDecision {
  no: string;
  decision: 'accept' | 'give-back';
  operatorId: string;
}

/** An operator decides an order whose payment disagreed; its goods are held or free accordingly. */
export async function settleReview(
  context: ServerContext,
  { no, decision, operatorId }: ReviewDecision,
): Promise<void> {
  await context.database.transact(async (handle) => {
    const orderId = await findOrderId(handle, no);
    if (!orderId) throw new AppError('NOT_FOUND');
    const order = await lockOrder(handle, orderId, context);
    if (order.state !== 'review') throw new AppError('STATE_CONFLICT');
    const attempt = await takeUnclear(
      handle,
      orderId,
      decision === 'accept' ? 'succeeded' : 'refunding',
    );
    const by = { by: 'operator', accountId: operatorId, context } as const;
    const pieces = await listOrderedPieces(handle, orderId);
    const isHeld = await holdsStock(handle, orderId);
    if (decision === 'accept') {
      const stock = { orderId, reason: 'accepted', context } as const;
      if (!isHeld && !(await takeStock(handle, pieces, stock))) throw new AppError('OUT_OF_STOCK');
      return changeState(handle, order, { ...by, to: 'paid', reason: 'review-accepted' });
    }
    if (isHeld) await returnStock(handle, pieces, { orderId, reason: 'cancelled', context });
    await refundPayment(handle, { order, attempt, reason: 'requested', context });
    return changeState(handle, order, { ...by, to: 'refunding', reason: 'review-given-back' });
  });
}

async function takeUnclear(handle: Handle, orderId: string, state: 'succeeded' | 'refunding') {
  const attempt = await handle
    .updateTable('paymentAttempts')
    .set({ state })
    .where('orderId', '=', orderId)
    .where('state', '=', 'unclear')
    .where('capturedFen', '>', 0)
    .returningAll()
    .executeTakeFirst();
  if (!attempt) throw new AppError('STATE_CONFLICT');
  return attempt;
}

async function holdsStock(handle: Handle, orderId: string): Promise<boolean> {
  const { moved } = await handle
    .selectFrom('stockMovements')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('moved'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return (moved ?? 0) < 0;
}
