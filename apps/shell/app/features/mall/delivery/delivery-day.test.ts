import { expect, test } from 'vitest';

import { deliveryDay } from './delivery-day.ts';

function dayAfter(now: string, leadDays: number): string {
  return deliveryDay(Date.parse(now), leadDays).toISOString().slice(0, 10);
}

test('counts working days and leaves weekends out', () => {
  expect(dayAfter('2026-11-05T02:00:00Z', 2)).toBe('2026-11-09'); // Thursday → Monday
  expect(dayAfter('2026-11-06T02:00:00Z', 5)).toBe('2026-11-13');
});

test('something ready today waits for Monday when today is a weekend', () => {
  expect(dayAfter('2026-11-07T02:00:00Z', 0)).toBe('2026-11-09');
  expect(dayAfter('2026-11-05T02:00:00Z', 0)).toBe('2026-11-05');
});

test('the day is that of the warehouse, which is ahead of UTC', () => {
  expect(dayAfter('2026-11-04T17:00:00Z', 0)).toBe('2026-11-05');
});
