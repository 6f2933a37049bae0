import type { StoredOrder } from '../../orders/lock-order.ts';
import type { PaymentFacts } from '../present-payment.ts';

/** The open attempt of an order, and the order it is to pay. */
export interface ClaimedAttempt {
  order: PaymentFacts['order'] & Pick<StoredOrder, 'placedAt'>;
  attempt: NonNullable<PaymentFacts['attempt']>;
}
