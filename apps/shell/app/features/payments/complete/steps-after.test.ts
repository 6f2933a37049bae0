import { expect, test } from 'vitest';

import { stepsAfter } from './steps-after.ts';

const goods = { delivery: 'shipped', quantity: 2 } as const;
const keys = { delivery: 'licence', quantity: 1 } as const;

function orderOf(facts: Partial<NonNullable<Parameters<typeof stepsAfter>[0]>>) {
  return {
    state: 'paid',
    now: Date.UTC(2026, 10, 5),
    lines: [goods],
    invoice: { kind: 'none' },
    ...facts,
  } as const;
}

test('names the day its goods leave, and neither licences nor an invoice that nobody asked for', () => {
  const order = orderOf({ state: 'paid', leavesOn: '2026-11-09' });
  expect(stepsAfter(order, 'en')).toEqual([
    'Your goods are being packed. Everything ships around 9\u00a0Nov and arrives around 12\u00a0Nov.',
    'Every step is recorded in the order, where you can follow it.',
  ]);
  expect(stepsAfter(order, 'zh')[0]).toBe('仓库正在备货。预计 11月9日全部发出，11月12日送达。');
});

test('a day that has passed is said to be late here as on the order’s page', () => {
  const order = orderOf({ leavesOn: '2026-11-03' });
  expect(stepsAfter(order, 'en')[0]).toContain('It is late');
});

test('an order of licences says nothing of parcels', () => {
  const personal = { kind: 'personal', title: 'Example' } as const;
  const steps = stepsAfter(orderOf({ lines: [keys], invoice: personal }), 'en');
  expect(steps[0]).toContain('licence keys');
  expect(steps.at(-1)).toContain('invoice');
  expect(steps).toHaveLength(3);
});

test.each([
  ['shipped', 'The goods have shipped; the order shows where they are.'],
  ['delivered', 'All parcels have been delivered.'],
  ['completed', 'All parcels have been delivered.'],
] as const)('of an order that is %s it does not say that it is being packed', (state, words) => {
  expect(stepsAfter(orderOf({ state }), 'en')[0]).toBe(words);
});

test.each(['shipped', 'delivered', 'completed'] as const)(
  'of licences that are %s the keys are said to be there',
  (state) => {
    expect(stepsAfter(orderOf({ state, lines: [keys] }), 'en')[0]).toBe(
      'Your licence keys have been issued and are in the order.',
    );
  },
);

test('goods that were refunded before they left are not announced', () => {
  const steps = stepsAfter(orderOf({ lines: [{ ...goods, keptBack: 2 }, keys] }), 'en');
  expect(steps.join(' ')).not.toMatch(/packed|left us|delivered/);
});

test('of an order that is not known yet only what is true of every order is said', () => {
  expect(stepsAfter(undefined, 'en')).toEqual([
    'Every step is recorded in the order, where you can follow it.',
  ]);
});
