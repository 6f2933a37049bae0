import { expect, test } from 'vitest';

import { serviceTimeAt } from './service-time.ts';

const hours = {
  from: '09:00',
  to: '18:00',
  answerHours: 9,
  // A Thursday off, in exchange for which the following Saturday is a working day.
  closedOn: ['2026-01-01'],
  openOn: ['2026-01-03'],
};

/** A moment by the clock of China, in epoch milliseconds. */
function china(text: string): number {
  return Date.parse(`${text}:00+08:00`);
}

test.each([
  ['in the middle of a day', '2026-01-05T10:30', true, '2026-01-05T18:00', '2026-01-06T10:30'],
  ['before it begins', '2026-01-05T07:00', false, '2026-01-05T09:00', '2026-01-05T18:00'],
  ['as it begins', '2026-01-05T09:00', true, '2026-01-05T18:00', '2026-01-05T18:00'],
  ['as it ends', '2026-01-05T18:00', false, '2026-01-06T09:00', '2026-01-06T18:00'],
  ['on a Friday evening', '2026-01-09T20:00', false, '2026-01-12T09:00', '2026-01-12T18:00'],
  ['on a working day off', '2026-01-01T10:00', false, '2026-01-02T09:00', '2026-01-02T18:00'],
  [
    'on a Saturday that is worked',
    '2026-01-03T10:00',
    true,
    '2026-01-03T18:00',
    '2026-01-05T10:00',
  ],
])('%s it says who is there, and by when is answered', (_name, now, isOpen, until, answeredBy) => {
  expect(serviceTimeAt(china(now), hours)).toEqual({
    isOpen,
    until: china(until),
    answerHours: 9,
    answeredBy: china(answeredBy),
  });
});

test('hours that never come are none', () => {
  expect(serviceTimeAt(china('2026-01-05T10:00'), { ...hours, to: '09:00' })).toBeUndefined();
});
