import { expect, test } from 'vitest';

import { dueWords, moneyWords } from './due-words.ts';

test('an amount is written as on the pages', () => {
  expect(moneyWords(1_360_005, 'zh')).toBe('¥13,600.05');
  expect(moneyWords(1_360_005, 'en')).toBe('¥13,600.05');
});

test('a time is Beijing’s, also where it is another day there', () => {
  const at = Date.parse('2026-11-22T16:05:00Z');
  expect(dueWords(at, 'zh')).toBe('11月23日 00:05（北京时间）');
  expect(dueWords(at, 'en').replaceAll(/\s/g, ' ')).toBe('23 Nov, 00:05 (Beijing time)');
});
