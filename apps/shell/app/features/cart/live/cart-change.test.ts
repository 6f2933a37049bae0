import type { Cart, CartLine } from '@uid/contract/cart';
import { expect, test } from 'vitest';

import { applyChange } from './cart-change.ts';

function lineOf(values: Partial<CartLine>): CartLine {
  const line: CartLine = {
    sku: 'A',
    itemId: 'a',
    name: 'A',
    variantName: 'A',
    drawing: 'sim',
    unit: 'card',
    delivery: 'shipped',
    quantity: 2,
    isSelected: true,
    priceFen: 6800,
    available: 5,
    state: 'available',
    lineFen: 13600,
  };
  return { ...line, ...values };
}

const other = lineOf({ sku: 'B', quantity: 1, priceFen: 1000, lineFen: 1000 });

function cartOf(lines: CartLine[]): Cart {
  const goodsFen = 14600;
  const totals = {
    goodsFen,
    deliveryFen: 1200,
    discountFen: 0,
    taxFen: 0,
    totalFen: goodsFen + 1200,
    includedTaxFen: 0,
  };
  return { lines, saved: [], count: 3, totals };
}

const cart = cartOf([lineOf({}), other]);

test('another quantity moves the line, the count and the total', () => {
  const next = applyChange(cart, { kind: 'quantity', sku: 'A', quantity: 3 });
  expect(next.lines[0]).toMatchObject({ quantity: 3, lineFen: 20400, state: 'available' });
  expect(next.count).toBe(4);
  expect(next.totals).toMatchObject({ goodsFen: 21400, totalFen: 22600 });
});

test('more than there is makes the line short and takes it out of the total', () => {
  const next = applyChange(cart, { kind: 'quantity', sku: 'A', quantity: 6 });
  expect(next.lines[0]?.state).toBe('short');
  expect(next.totals).toMatchObject({ goodsFen: 1000, totalFen: 2200 });
  const back = applyChange(next, { kind: 'quantity', sku: 'A', quantity: 5 });
  expect(back.lines[0]?.state).toBe('available');
});

test('a withdrawn line stays withdrawn at any quantity', () => {
  const withdrawn = cartOf([lineOf({ state: 'withdrawn', available: 0 }), other]);
  const next = applyChange(withdrawn, { kind: 'quantity', sku: 'A', quantity: 1 });
  expect(next.lines[0]?.state).toBe('withdrawn');
});

test('a line left out counts as a piece in the cart but not in the total', () => {
  const next = applyChange(cart, { kind: 'selection', sku: 'A', isSelected: false });
  expect(next.count).toBe(3);
  expect(next.totals.goodsFen).toBe(1000);
});

test('nothing chosen costs nothing, delivery included', () => {
  const next = applyChange(cartOf([lineOf({})]), {
    kind: 'selection',
    sku: 'A',
    isSelected: false,
  });
  expect(next.totals.totalFen).toBe(0);
});

test('a removed line can come back', () => {
  const removed = applyChange(cart, { kind: 'removal', sku: 'A' });
  expect(removed.lines.map(({ sku }) => sku)).toEqual(['B']);
  const back = applyChange(removed, { kind: 'return', sku: 'A', line: lineOf({}) });
  expect(back.lines.map(({ sku }) => sku)).toEqual(['B', 'A']);
  expect(back.count).toBe(3);
});

test('what was set aside goes for good, and comes back to where it was', () => {
  const aside = { ...cart, saved: [lineOf({ sku: 'C' })] };
  const removed = applyChange(aside, { kind: 'removal', sku: 'C' });
  expect(removed.saved).toEqual([]);
  const line = lineOf({ sku: 'C' });
  const back = applyChange(removed, { kind: 'return', sku: 'C', line, isSaved: true });
  expect(back).toEqual(aside);
});

test('discount and tax stay in the total as the server said them', () => {
  const totals = { ...cart.totals, discountFen: 300, taxFen: 50 };
  const next = applyChange({ ...cart, totals }, { kind: 'quantity', sku: 'A', quantity: 3 });
  expect(next.totals.totalFen).toBe(21400 + 1200 - 300 + 50);
});
