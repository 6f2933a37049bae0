import { orderStates } from '@uid/contract/orders';
import type { OrderState } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { logisticsFact } from './logistics-fact.ts';

const parcels = {
  none: { shipments: [], waiting: [1] },
  'some sent': { shipments: ['in-transit'], waiting: [1] },
  'all sent': { shipments: ['in-transit', 'registered'], waiting: [] },
  'some arrived': { shipments: ['delivered', 'in-transit'], waiting: [] },
  'all arrived': { shipments: ['delivered', 'delivered'], waiting: [] },
} as const;

type Parcels = keyof typeof parcels;

function factOf(state: OrderState, sent: Parcels, keptBack: number) {
  const { shipments, waiting } = parcels[sent];
  const lines = [{ delivery: 'shipped', quantity: 2, keptBack } as const];
  const known = { shipments: shipments.map((each) => ({ state: each })), waiting };
  return logisticsFact({ state, lines }, known);
}

/** Combines every state with the parcels and the pieces refunded before they were sent. */
const matrix = orderStates.flatMap((state) =>
  (Object.keys(parcels) as Parcels[]).flatMap((sent) =>
    [0, 1, 2].map((keptBack) => ({ state, sent, keptBack })),
  ),
);

test.each(matrix)('$state, parcels: $sent, $keptBack of 2 kept back', (facts) => {
  const { state, sent, keptBack } = facts;
  const fact = factOf(state, sent, keptBack);
  const isBefore = ['unpaid', 'cancelled', 'review'].includes(state);
  const isGivenBack = state === 'refunding' || state === 'refunded';
  const isKept = keptBack === 2 || (sent === 'none' && isGivenBack);
  // Each text is shown if its facts are true, and never otherwise.
  expect(fact === state).toBe(isBefore);
  if (isBefore) return;
  expect(fact === 'kept').toBe(isKept);
  if (isKept) return;
  expect(fact === 'packing').toBe(sent === 'none');
  expect(fact === 'part-sent').toBe(sent === 'some sent' && !isGivenBack);
  expect(fact === 'part-kept').toBe(sent === 'some sent' && isGivenBack);
  expect(fact === 'on-the-way').toBe(sent === 'all sent');
  expect(fact === 'part-arrived').toBe(sent === 'some arrived');
  expect(fact === 'arrived').toBe(sent === 'all arrived');
});

test('licences alone have no goods to speak of, and of parcels not known yet nothing is said', () => {
  const licence = { delivery: 'licence', quantity: 1 } as const;
  expect(logisticsFact({ state: 'delivered', lines: [licence] }, undefined)).toBe('licences');
  const goods = { delivery: 'shipped', quantity: 1 } as const;
  expect(logisticsFact({ state: 'delivered', lines: [goods] }, undefined)).toBeUndefined();
});
