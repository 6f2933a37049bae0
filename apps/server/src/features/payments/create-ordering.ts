import type { Ordering } from '../orders/ordering.ts';
import { closeOpenAttempt } from './attempts/close-open-attempt.ts';
import type { Payments } from './payments.ts';

/** Orders know nothing of payments: what ends one asks these whether it is being paid. */
export function createOrdering(payments: Payments): Ordering {
  const { context, onFailure } = payments;
  return { context, onFailure, closePayment: (orderId) => closeOpenAttempt(payments, orderId) };
}
