import { expect, test } from 'vitest';

import { arrivalDay, dispatchDay, readyDay, warehouseDay } from './dispatch-day.ts';

function dayAfter(now: string, leadDays: number): string {
  return dispatchDay(Date.parse(now), leadDays);
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
  expect(dayAfter('2026-11-04T15:59:59Z', 0)).toBe('2026-11-04');
  expect(dayAfter('2026-11-04T16:00:00Z', 0)).toBe('2026-11-05');
  expect(warehouseDay(Date.parse('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
});

test('a licence without lead time comes right after payment, on no particular day', () => {
  const now = Date.parse('2026-11-05T02:00:00Z');
  expect(readyDay({ delivery: 'licence', leadDays: 0 }, now)).toBeUndefined();
  expect(readyDay({ delivery: 'licence', leadDays: 1 }, now)).toBe('2026-11-06');
  expect(readyDay({ delivery: 'shipped', leadDays: 0 }, now)).toBe('2026-11-05');
});

test('goods are there three days after they leave, weekends counted', () => {
  expect(arrivalDay('2026-11-06')).toBe('2026-11-09');
  expect(arrivalDay('2026-12-30')).toBe('2027-01-02');
});
