import { orderStates } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import type { OrderActor } from '../../database/commerce-tables.ts';
import { canMove, transitions } from './order.ts';

const actors: OrderActor[] = ['customer', 'staff', 'clock', 'provider', 'sandbox'];

/** The transitions are repeated here, so that nobody can change the table without changing this test. */
const allowed = [
  'unpaid→paid by provider, staff',
  'unpaid→cancelled by customer, staff, clock',
  'unpaid→review by provider, staff',
  'paid→shipped by staff, clock, sandbox',
  'shipped→delivered by staff, clock',
  'delivered→completed by customer, staff, clock',
  'paid→refunding by staff',
  'shipped→refunding by staff',
  'delivered→refunding by staff',
  'completed→refunding by staff',
  'refunding→refunded by provider, staff',
  'cancelled→paid by provider, staff',
  'cancelled→refunding by provider, staff',
  'cancelled→review by provider, staff',
  'review→paid by staff',
  'review→refunding by staff',
  'review→cancelled by staff',
];

test('A21: of all pairs of states and actors, only those of the table are ways', () => {
  const ways = orderStates.flatMap((from) =>
    orderStates.flatMap((to) => {
      const by = actors.filter((actor) => canMove(from, to, actor));
      return by.length > 0 ? [`${from}→${to} by ${by.join(', ')}`] : [];
    }),
  );
  const sorted = allowed.map((way) => way.split(' by '));
  expect(ways.toSorted()).toEqual(
    sorted
      .map(([way, by = '']) => {
        const named = by.split(', ');
        return `${way} by ${actors.filter((actor) => named.includes(actor)).join(', ')}`;
      })
      .toSorted(),
  );
  expect(transitions).toHaveLength(allowed.length);
});
