import fc from 'fast-check';
import { expect, test } from 'vitest';

import { priceLines, toFreeDeliveryFen } from './pricing.ts';

const line = fc.record({
  priceFen: fc.integer({ min: 1, max: 20_000_000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  delivery: fc.constantFrom('shipped' as const, 'licence' as const),
});

test('A1: in 100,000 carts every part is a whole number of fen and the parts make the total', () => {
  const everyCart = fc.property(fc.array(line, { maxLength: 24 }), (lines) => {
    const totals = priceLines(lines);
    const { goodsFen, deliveryFen, discountFen, taxFen, totalFen, includedTaxFen } = totals;
    const isWhole = Object.values(totals).every((fen) => Number.isSafeInteger(fen) && fen >= 0);
    const goods = lines.reduce((sum, each) => sum + each.priceFen * each.quantity, 0);
    const exactTax = (BigInt(totalFen) * 26n + 113n) / 226n;
    return (
      isWhole &&
      goodsFen === goods &&
      totalFen === goodsFen + deliveryFen - discountFen + taxFen &&
      BigInt(includedTaxFen) === exactTax
    );
  });
  const outcome = fc.check(everyCart, { numRuns: 100_000 });
  expect(outcome).toMatchObject({ failed: false, numRuns: 100_000, counterexample: null });
});

test('delivery costs 12 yuan until 500 yuan of goods travel, and nothing where nothing travels', () => {
  const deliveryOf = (priceFen: number, delivery: 'shipped' | 'licence') =>
    priceLines([{ priceFen, quantity: 1, delivery }]).deliveryFen;
  expect(deliveryOf(49_999, 'shipped')).toBe(1_200);
  expect(deliveryOf(50_000, 'shipped')).toBe(0);
  expect(deliveryOf(100, 'licence')).toBe(0);
  const licence = { priceFen: 980_000, quantity: 1, delivery: 'licence' } as const;
  const card = { priceFen: 6_800, quantity: 1, delivery: 'shipped' } as const;
  expect(priceLines([licence, card]).deliveryFen).toBe(1_200);
});

test('what is missing to free delivery counts shipped goods alone, and ends where it is free', () => {
  const licence = { priceFen: 980_000, quantity: 1, delivery: 'licence' } as const;
  const cards = (quantity: number) =>
    ({ priceFen: 10_000, quantity, delivery: 'shipped' }) as const;
  expect(toFreeDeliveryFen([licence, cards(2)])).toBe(30_000);
  expect(toFreeDeliveryFen([cards(5)])).toBeUndefined();
  expect(toFreeDeliveryFen([licence])).toBeUndefined();
  expect(toFreeDeliveryFen([])).toBeUndefined();
});

test('an empty cart costs nothing', () => {
  expect(priceLines([])).toMatchObject({ goodsFen: 0, deliveryFen: 0, totalFen: 0 });
});
