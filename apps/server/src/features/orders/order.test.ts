import { orderStates } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import type { OrderActor } from '../../database/commerce-tables.ts';
import { canMove, transitions } from './order.ts';

const actors: OrderActor[] = ['customer', 'operator', 'clock', 'provider'];

/** Written out, so that a change of the table is a change of this test. */
const allowed = [
  'unpaid→paid by provider, operator',
  'unpaid→cancelled by customer, operator, clock',
  'unpaid→review by provider',
  'paid→shipped by operator',
  'shipped→delivered by operator, clock',
  'delivered→completed by customer, operator, clock',
  'paid→refunding by operator',
  'shipped→refunding by operator',
  'delivered→refunding by operator',
  'completed→refunding by operator',
  'refunding→refunded by provider, operator',
  'cancelled→paid by provider',
  'cancelled→refunding by provider',
  'cancelled→review by provider',
  'review→paid by operator',
  'review→refunding by operator',
  'review→cancelled by operator',
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
