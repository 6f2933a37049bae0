import type { OrderEvent, Subscriber } from '../../events.ts';
import { AppError } from '../../http/app-error.ts';
import { findOpenAttempt } from './repository.ts';

/** A payment that began after the last one was closed may still bring money: the unpaid order then stays as it was. */
export const refuseWhilePaying: Subscriber<OrderEvent> = async (handle, { orderId, from }) => {
  if (from === 'unpaid' && (await findOpenAttempt(handle, orderId)))
    throw new AppError('PAYMENT_OPEN');
};
