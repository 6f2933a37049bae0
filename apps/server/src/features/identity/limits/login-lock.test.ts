import { expect, test } from 'vitest';

import { identityProfiles } from '../settings.ts';
import { accountSubject, addressSubject, forgetTime, lockTime } from './login-lock.ts';

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
  expect(lockTime(identityProfiles.default.addressLock, failures)).toBe(minutes * minute);
});

test('failures from everywhere lock after a hundred', () => {
  expect(lockTime(identityProfiles.default.accountLock, 99)).toBe(0);
  expect(lockTime(identityProfiles.default.accountLock, 100)).toBe(15 * minute);
});

test('a subject tells neither the address nor the account, and differs with both and with what is guessed', () => {
  const password = { name: 'a@example.com', proof: 'password' } as const;
  const secondFactor = { ...password, proof: 'second-factor' } as const;
  const subjects = [
    addressSubject(password, '192.0.2.1'),
    addressSubject(password, '192.0.2.2'),
    addressSubject({ ...password, name: 'b@example.com' }, '192.0.2.1'),
    addressSubject(secondFactor, '192.0.2.1'),
    accountSubject(password, true),
    accountSubject(password, false),
    accountSubject(secondFactor, false),
  ];
  expect(new Set(subjects).size).toBe(7);
  for (const subject of subjects) expect(subject).toMatch(/^[\w-]{43}$/);
});

test('failures are forgotten after a day', () => {
  expect(forgetTime).toBe(86_400_000);
});
