import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { amountOfPieces, countPieces, netOfLines } from './refundable.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  priceFen: fc.integer({ min: 1, max: 100_000_000 }),
});

test('A20: the lines share the whole discount, no fen more or less', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.nat(1_000),
      (drawn, permille) => {
        const lines = drawn.map(({ quantity, priceFen }, index) => ({
          sku: `SKU-${index}`,
          quantity,
          lineFen: quantity * priceFen,
        }));
        const goodsFen = lines.reduce((sum, { lineFen }) => sum + lineFen, 0);
        const discountFen = Math.floor((goodsFen * permille) / 1_000);
        const nets = [...netOfLines(lines, discountFen).values()];
        expect(nets.reduce((sum, net) => sum + net, 0)).toBe(goodsFen - discountFen);
        for (const net of nets) expect(net).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('A20: however a line is given back, in parts it brings exactly what the line cost', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(parts, fc.nat(1_000_000_000), (counts, netFen) => {
      const quantity = counts.reduce((sum, count) => sum + count, 0);
      let earlier = 0;
      let amountFen = 0;
      for (const count of counts) {
        const part = amountOfPieces({ quantity }, netFen, { earlier, count });
        expect(part).toBeGreaterThanOrEqual(0);
        amountFen += part;
        earlier += count;
      }
      expect(amountFen).toBe(netFen);
    }),
  );
});

test('A20: a discount is shared by what the lines cost, a third of a fen by the running total', () => {
  const lines = [100, 100, 100].map((lineFen, index) => ({
    sku: `SKU-${index}`,
    quantity: 1,
    lineFen,
  }));
  expect([...netOfLines(lines, 100)]).toEqual([
    ['SKU-0', 67],
    ['SKU-1', 67],
    ['SKU-2', 66],
  ]);
  expect([...netOfLines(lines, 0).values()]).toEqual([100, 100, 100]);
  expect([...netOfLines([], 0)]).toEqual([]);
});

test('A20: of three pieces for 100 fen the last brings 34', () => {
  const one = (earlier: number) => amountOfPieces({ quantity: 3 }, 100, { earlier, count: 1 });
  expect([one(0), one(1), one(2)]).toEqual([33, 33, 34]);
  expect(amountOfPieces({ quantity: 3 }, 100, { earlier: 1, count: 2 })).toBe(67);
});

test('pieces are counted of one kind, wherever they stand', () => {
  const pieces = [
    { sku: 'A', quantity: 2 },
    { sku: 'B', quantity: 1 },
    { sku: 'A', quantity: 3 },
  ];
  expect([countPieces(pieces, 'A'), countPieces(pieces, 'C')]).toEqual([5, 0]);
});
