import { expect, test } from 'vitest';

import { toFen, toYuanText } from './yuan-text.ts';

test('A1: every amount survives the way to yuan and back', () => {
  for (const fen of [1, 9, 10, 99, 100, 101, 8_005, 1_999, 28_910, 113_113, 9_007_199_254_740])
    expect(toFen(toYuanText(fen))).toBe(fen);
  expect([toYuanText(1), toYuanText(8_000)]).toEqual(['0.01', '80.00']);
  expect(['80', '80.5', '0.29', '1.15', '19.99'].map(toFen)).toEqual([
    8_000, 8_050, 29, 115, 1_999,
  ]);
});

test('what is no amount in yuan is none', () => {
  for (const text of ['', '-1', '+1', '1.', '.5', '1.005', '1e3', '1,000', ' 1', '１', 'NaN'])
    expect(toFen(text)).toBeUndefined();
});
