import type { OrderState } from '@uid/contract/orders';

import type { OrderActor } from '../../database/commerce-tables.ts';

interface Transition {
  from: OrderState;
  to: OrderState;
  by: readonly OrderActor[];
}

/** Every change of state there is. Nothing else changes one. */
export const transitions: readonly Transition[] = [
  { from: 'unpaid', to: 'paid', by: ['provider', 'staff'] },
  { from: 'unpaid', to: 'cancelled', by: ['customer', 'staff', 'clock'] },
  { from: 'unpaid', to: 'review', by: ['provider', 'staff'] },
  // Licences leave by themselves, goods too where the stand-in plays the dispatcher.
  { from: 'paid', to: 'shipped', by: ['staff', 'clock', 'sandbox'] },
  { from: 'shipped', to: 'delivered', by: ['staff', 'clock'] },
  { from: 'delivered', to: 'completed', by: ['customer', 'staff', 'clock'] },
  { from: 'paid', to: 'refunding', by: ['staff'] },
  { from: 'shipped', to: 'refunding', by: ['staff'] },
  { from: 'delivered', to: 'refunding', by: ['staff'] },
  { from: 'completed', to: 'refunding', by: ['staff'] },
  { from: 'refunding', to: 'refunded', by: ['provider', 'staff'] },
  // Money that came after the order had ended: its goods are held again, or the money goes back.
  { from: 'cancelled', to: 'paid', by: ['provider', 'staff'] },
  { from: 'cancelled', to: 'refunding', by: ['provider', 'staff'] },
  { from: 'cancelled', to: 'review', by: ['provider', 'staff'] },
  { from: 'review', to: 'paid', by: ['staff'] },
  { from: 'review', to: 'refunding', by: ['staff'] },
  // A payment in another currency or to somebody else: there is nothing of ours to give back.
  { from: 'review', to: 'cancelled', by: ['staff'] },
];

export function canMove(from: OrderState, to: OrderState, by: OrderActor): boolean {
  return transitions.some((each) => each.from === from && each.to === to && each.by.includes(by));
}
