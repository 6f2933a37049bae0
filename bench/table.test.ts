import { expect, test } from 'vitest';

import { compare, showTable } from './table.ts';
import type { Figure } from './table.ts';
import { median, quantile, takeTurns } from './turns.ts';

interface Sample {
  cost: number;
  speed: number;
}

const figures: Figure<Sample>[] = [
  { title: 'cost', of: ({ cost }) => cost, digits: 1, better: 'less' },
  { title: 'speed', of: ({ speed }) => speed, digits: 0, better: 'more' },
];

test('a contestant that costs twice as much, or is half as fast, is 0.5 of the limit', () => {
  const samples = new Map([
    ['limit', [{ cost: 1, speed: 100 }]],
    ['ours', [{ cost: 2, speed: 50 }]],
  ]);
  const { columns, rows } = compare('', [{ what: 'a page', samples }], { limit: 'limit', figures });
  expect(columns).toEqual(['', 'contestant', 'of limit: cost', 'of limit: speed', 'cost', 'speed']);
  expect(rows).toEqual([
    ['a page', 'limit', '1.00 (1.00–1.00)', '1.00 (1.00–1.00)', '1.0', '100'],
    ['a page', 'ours', '0.50 (0.50–0.50)', '0.50 (0.50–0.50)', '2.0', '50'],
  ]);
});

test('a ratio compares what was measured in the same turn, and says how far the turns are apart', () => {
  const speeds = (...all: number[]) => all.map((speed) => ({ cost: 1, speed }));
  const samples = new Map([
    ['limit', speeds(100, 1000, 100)],
    ['ours', speeds(50, 400, 60)],
  ]);
  const { rows } = compare('', [{ what: '', samples }], { limit: 'limit', figures });
  expect(rows[1]?.[3]).toBe('0.50 (0.40–0.60)');
});

test('contestants take turns in the other order every other time, and the first turn does not count', async () => {
  const order: string[] = [];
  const samples = await takeTurns([{ name: 'a' }, { name: 'b' }], 2, async ({ name }, turn) => {
    order.push(name);
    return turn;
  });
  expect(order.join('')).toBe('baabba');
  expect(samples).toEqual(
    new Map([
      ['a', [0, 1]],
      ['b', [0, 1]],
    ]),
  );
});

test('a table is Markdown whose columns line up', () => {
  const table = { title: '', columns: ['', 'each second'], rows: [['ours', '7']] };
  expect(showTable(table).split('\n')).toEqual([
    '|      | each second |',
    '| ---- | ----------- |',
    '| ours | 7           |',
  ]);
});

test('the median of nothing is no number', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(quantile([1, 2, 3, 4], 0.99)).toBe(4);
  expect(median([])).toBeNaN();
});
