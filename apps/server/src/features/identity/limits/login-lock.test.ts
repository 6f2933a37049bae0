import { expect, test } from 'vitest';

import {
  accountSchedule,
  accountSubject,
  addressSchedule,
  addressSubject,
  lockTime,
} from './login-lock.ts';

const minute = 60_000;

test.each([
  [1, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 4],
  [8, 8],
  [9, 15],
  [10, 15],
  [1000, 15],
])('%i failures from one address lock for %i minutes', (failures, minutes) => {
  expect(lockTime(addressSchedule, failures)).toBe(minutes * minute);
});

test('failures from everywhere lock after a hundred', () => {
  expect(lockTime(accountSchedule, 99)).toBe(0);
  expect(lockTime(accountSchedule, 100)).toBe(15 * minute);
});

test('a subject tells neither the address nor the account, and differs with both', () => {
  const subjects = [
    addressSubject('a@example.com', '192.0.2.1'),
    addressSubject('a@example.com', '192.0.2.2'),
    addressSubject('b@example.com', '192.0.2.1'),
    accountSubject('a@example.com', true),
    accountSubject('a@example.com', false),
  ];
  expect(new Set(subjects).size).toBe(5);
  expect(subjects.join(' ')).not.toMatch(/example|192/);
});
