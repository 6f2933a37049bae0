import type { OrderState } from '@uid/contract/orders';

import type { OrderEventName } from '../../events.ts';
import type { EventReason } from './event-reasons.ts';

/** Reasons that say more than the state an order is in. */
const nameOfReason: Partial<Record<EventReason, OrderEventName>> = {
  'paid-twice': 'paid-twice',
  overpaid: 'paid-too-much',
  'payment-disagrees': 'order-in-review',
  'refund-requested': 'refund-requested',
  'refund-requested-by-staff': 'refund-requested',
  'refund-withdrawn': 'refund-withdrawn',
  'refund-declined': 'refund-declined',
  'refund-approved': 'refund-under-way',
  refunded: 'order-refunded',
};

const nameOfState: Record<OrderState, OrderEventName> = {
  unpaid: 'order-placed',
  paid: 'order-paid',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  completed: 'order-completed',
  cancelled: 'order-cancelled',
  refunding: 'refund-under-way',
  refunded: 'order-refunded',
  review: 'order-in-review',
};

/** Under which name a line of an order's history is published. */
export function eventNameOf(reason: EventReason, state: OrderState): OrderEventName {
  return nameOfReason[reason] ?? nameOfState[state];
}
