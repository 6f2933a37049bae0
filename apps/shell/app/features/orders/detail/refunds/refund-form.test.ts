import { expect, test } from 'vitest';

import { parseYuan } from './parse-yuan.ts';
import { askedFen, bringsDelivery, emptyRefund, toRequest } from './refund-form.ts';

const goods = { delivery: 'shipped', unsent: 0 } as const;

const order = {
  refundableFen: 13_600,
  pieces: [{ ...goods, sku: 'A', name: 'A', quantity: 2, amountsFen: [6_800, 13_600] }],
};

test('an amount may be typed in the wide characters of a Chinese keyboard', () => {
  expect(parseYuan('１２．５０')).toBe(1250);
});

test('yuan become fen without a fraction on the way', () => {
  expect(['12', '12.5', '12.50', '0.07', '1.15', ' 8 '].map(parseYuan)).toEqual([
    1200, 1250, 1250, 7, 115, 800,
  ]);
  for (const text of ['', '-1', '1.234', '1e3', '12,50', '🙂', '.5', '99999999999'])
    expect(parseYuan(text)).toBeUndefined();
});

test('the whole rest needs nothing more than a reason, which nobody has chosen yet', () => {
  expect(emptyRefund.reason).toBeUndefined();
  expect(askedFen(emptyRefund, order)).toBe(13_600);
  expect(toRequest(emptyRefund, 'faulty')).toEqual({ reason: 'faulty' });
});

test('pieces bring what the server says they bring', () => {
  const form = { ...emptyRefund, scope: 'pieces', quantities: { A: 1 } } as const;
  expect(askedFen(form, order)).toBe(6_800);
  expect(toRequest(form, 'late')).toEqual({
    reason: 'late',
    pieces: [{ sku: 'A', quantity: 1 }],
  });
  expect(askedFen({ ...form, quantities: { A: 0 } }, order)).toBeUndefined();
});

test('all goods bring the delivery they have not had, all pieces all that is left', () => {
  const licence = { sku: 'L', name: 'L', delivery: 'licence', unsent: 0 } as const;
  const mixed = {
    refundableFen: 24_800,
    deliveryFen: 1_200,
    pieces: [...order.pieces, { ...licence, quantity: 1, amountsFen: [10_000] }],
  };
  const ask = (quantities: Record<string, number>, refundable = mixed) =>
    askedFen({ ...emptyRefund, scope: 'pieces', quantities }, refundable);
  expect([ask({ A: 1 }), ask({ A: 2 }), ask({ L: 1 }), ask({ A: 2, L: 1 })]).toEqual([
    6_800, 14_800, 10_000, 24_800,
  ]);
  const brings = (quantities: Record<string, number>) =>
    bringsDelivery({ ...emptyRefund, scope: 'pieces', quantities }, mixed);
  expect([brings({ A: 1 }), brings({ A: 2 }), brings({ L: 1 })]).toEqual([false, true, false]);
  // If an amount was refunded before, the pieces bring no more than what is left.
  expect(ask({ L: 1 }, { ...mixed, refundableFen: 9_000 })).toBe(9_000);
});

test('an amount is at most what is left, and more than nothing', () => {
  const ask = (yuan: string) => askedFen({ ...emptyRefund, scope: 'amount', yuan }, order);
  expect([ask('136'), ask('0.01'), ask('136.01'), ask('0'), ask('x')]).toEqual([
    13_600,
    1,
    undefined,
    undefined,
    undefined,
  ]);
  expect(
    toRequest({ ...emptyRefund, scope: 'amount', yuan: '5', note: ' late ' }, 'price'),
  ).toMatchObject({
    amountFen: 500,
    note: ' late ',
  });
});
