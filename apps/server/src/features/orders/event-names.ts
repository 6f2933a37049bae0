import type { OrderState } from '@uid/contract/orders';

import type { OrderEventName } from '../../events.ts';
import type { EventReason } from './event-reasons.ts';

/** The event names of reasons that say more than the order's state does. */
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

/** The event name under which an entry in an order's history is published. */
export function eventNameOf(reason: EventReason, state: OrderState): OrderEventName {
  return nameOfReason[reason] ?? nameOfState[state];
}
