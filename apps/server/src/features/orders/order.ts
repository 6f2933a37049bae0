import type { OrderState } from '@uid/contract/orders';

import type { OrderActor } from '../../database/commerce-tables.ts';

interface Transition {
  from: OrderState;
  to: OrderState;
  by: readonly OrderActor[];
}

/** All changes of state that are allowed. Nothing else changes the state of an order. */
export const transitions: readonly Transition[] = [
  { from: 'unpaid', to: 'paid', by: ['provider', 'staff'] },
  { from: 'unpaid', to: 'cancelled', by: ['customer', 'staff', 'clock'] },
  { from: 'unpaid', to: 'review', by: ['provider', 'staff'] },
  // Licences are sent automatically, and so are goods if the stand-in plays the dispatcher.
  { from: 'paid', to: 'shipped', by: ['staff', 'clock', 'sandbox'] },
  { from: 'shipped', to: 'delivered', by: ['staff', 'clock'] },
  { from: 'delivered', to: 'completed', by: ['customer', 'staff', 'clock'] },
  { from: 'paid', to: 'refunding', by: ['staff'] },
  { from: 'shipped', to: 'refunding', by: ['staff'] },
  { from: 'delivered', to: 'refunding', by: ['staff'] },
  { from: 'completed', to: 'refunding', by: ['staff'] },
  { from: 'refunding', to: 'refunded', by: ['provider', 'staff'] },
  // The payment came after the order had ended: its goods are held again, or the payment is refunded.
  { from: 'cancelled', to: 'paid', by: ['provider', 'staff'] },
  { from: 'cancelled', to: 'refunding', by: ['provider', 'staff'] },
  { from: 'cancelled', to: 'review', by: ['provider', 'staff'] },
  { from: 'review', to: 'paid', by: ['staff'] },
  { from: 'review', to: 'refunding', by: ['staff'] },
  // The payment was in another currency or to another payee, so there is nothing that we could refund.
  { from: 'review', to: 'cancelled', by: ['staff'] },
];

export function canMove(from: OrderState, to: OrderState, by: OrderActor): boolean {
  return transitions.some((each) => each.from === from && each.to === to && each.by.includes(by));
}
