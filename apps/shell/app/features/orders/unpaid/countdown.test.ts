import { expect, test } from 'vitest';

import { formatTimeLeft, minutesToAnnounce, timeLeft } from './countdown.ts';

const minute = 60_000;

test("counts by the server's clock and stops at nothing", () => {
  expect(timeLeft(10_000, 4_000)).toBe(6_000);
  expect(timeLeft(10_000, 12_000)).toBe(0);
});

test.each([
  [30 * minute, '30:00'],
  [29 * minute + 4_001, '29:05'],
  [999, '0:01'],
  [0, '0:00'],
  [72 * 60 * minute, '72:00:00'],
  [61 * minute + 3_000, '1:01:03'],
])('%i ms left read as %s', (milliseconds, words) => {
  expect(formatTimeLeft(milliseconds)).toBe(words);
});

test('is said aloud at round minutes only', () => {
  expect(minutesToAnnounce(30 * minute)).toBe(30);
  expect(minutesToAnnounce(16 * minute)).toBe(30);
  expect(minutesToAnnounce(15 * minute)).toBe(15);
  expect(minutesToAnnounce(59_000)).toBe(1);
  expect(minutesToAnnounce(0)).toBeUndefined();
  expect(minutesToAnnounce(5 * 60 * minute)).toBeUndefined();
});
