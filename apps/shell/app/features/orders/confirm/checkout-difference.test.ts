import type { CartLine } from '@uid/contract/cart';
import type { Checkout } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { checkoutDifference } from './checkout-difference.ts';

function lineOf(sku: string, values: Partial<CartLine> = {}): CartLine {
  const line: CartLine = {
    sku,
    itemId: sku,
    name: sku,
    variantName: 'one',
    drawing: 'sim',
    unit: 'card',
    delivery: 'shipped',
    quantity: 2,
    isSelected: true,
    priceFen: 100,
    available: 9,
    state: 'available',
    lineFen: 200,
  };
  return { ...line, ...values };
}

function checkoutOf(lines: CartLine[], totalFen: number): Checkout {
  const totals = {
    goodsFen: totalFen,
    deliveryFen: 0,
    discountFen: 0,
    taxFen: 0,
    totalFen,
    includedTaxFen: 0,
  };
  return { lines, totals, needsAddress: true, seen: `${totalFen}` };
}

test('names what is gone, new, dearer and fewer, with both totals', () => {
  const before = checkoutOf([lineOf('A'), lineOf('B'), lineOf('C')], 600);
  const after = checkoutOf(
    [lineOf('B', { priceFen: 150 }), lineOf('C', { quantity: 1 }), lineOf('D')],
    700,
  );
  expect(checkoutDifference(before, after)).toEqual({
    lines: [
      { kind: 'gone', name: 'A · one' },
      { kind: 'price', name: 'B · one', beforeFen: 100, afterFen: 150 },
      { kind: 'quantity', name: 'C · one', before: 2, after: 1 },
      { kind: 'added', name: 'D · one' },
    ],
    beforeFen: 600,
    afterFen: 700,
  });
});

test('a line left out for its stock says how many there are', () => {
  const before = checkoutOf([lineOf('A'), lineOf('B')], 400);
  const leftOut = [
    lineOf('A', { available: 1, state: 'short' }),
    lineOf('B', { available: 0, state: 'withdrawn' }),
  ];
  const { lines } = checkoutDifference(before, { ...checkoutOf([], 0), leftOut });
  expect(lines).toEqual([
    { kind: 'short', name: 'A · one', available: 1 },
    { kind: 'gone', name: 'B · one' },
  ]);
});

test('an item that comes in another way now is named', () => {
  const before = checkoutOf([lineOf('A')], 1_400);
  const after = checkoutOf([lineOf('A', { delivery: 'licence' })], 200);
  expect(checkoutDifference(before, after).lines).toEqual([
    { kind: 'delivery', name: 'A · one', delivery: 'licence' },
  ]);
});

test('nothing to say when only the stock behind a line moved', () => {
  const before = checkoutOf([lineOf('A')], 200);
  const after = checkoutOf([lineOf('A', { available: 5 })], 200);
  expect(checkoutDifference(before, after).lines).toEqual([]);
});
