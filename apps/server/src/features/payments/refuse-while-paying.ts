import type { OrderEvent, Subscriber } from '../../events.ts';
import { AppError } from '../../http/app-error.ts';
import { findOpenAttempt } from './repository.ts';

/** Throws PAYMENT_OPEN if an unpaid order has an open attempt, which may still be paid after the last was closed. */
export const refuseWhilePaying: Subscriber<OrderEvent> = async (handle, { orderId, from }) => {
  if (from === 'unpaid' && (await findOpenAttempt(handle, orderId)))
    throw new AppError('PAYMENT_OPEN');
};
