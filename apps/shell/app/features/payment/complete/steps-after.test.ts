import { expect, test } from 'vitest';

import { stepsAfter } from './steps-after.ts';

const invoice = { kind: 'none' } as const;

test('names the day its goods leave, and neither licences nor an invoice that nobody asked for', () => {
  const order = { lines: [{ delivery: 'shipped' }], leavesOn: '2026-11-09', invoice } as const;
  expect(stepsAfter(order, 'en')).toEqual([
    'Your goods are being packed; everything leaves us around Nov 9.',
    'Every step is written into the order, where you can follow it.',
  ]);
  expect(stepsAfter(order, 'zh')[0]).toBe('仓库正在备货，预计 11月9日 全部发出。');
});

test('an order of licences says nothing of parcels', () => {
  const personal = { kind: 'personal', title: 'Example' } as const;
  const steps = stepsAfter({ lines: [{ delivery: 'licence' }], invoice: personal }, 'en');
  expect(steps[0]).toContain('licence keys');
  expect(steps.at(-1)).toContain('invoice');
  expect(steps).toHaveLength(3);
});

test('of an order that is not known yet everything is said, without a day', () => {
  expect(stepsAfter(undefined, 'en')).toHaveLength(4);
});
