import type { Ordering } from '../orders/ordering.ts';
import { closeOpenAttempt } from './attempts/close-open-attempt.ts';
import type { Payments } from './payments.ts';

/** Lets operations that end an order close its payment; the orders feature itself doesn't know about payments. */
export function createOrdering(payments: Payments): Ordering {
  const { context, onFailure } = payments;
  return { context, onFailure, closePayment: (orderId) => closeOpenAttempt(payments, orderId) };
}
