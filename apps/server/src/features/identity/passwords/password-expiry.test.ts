import { expect, test } from 'vitest';

import { passwordExpiry } from './password-expiry.ts';

test.each([
  ['neither age nor order', null, undefined, undefined],
  ['age', null, 50, 150],
  ['an order', 120, undefined, 120],
  ['the order, which comes first', 120, 50, 120],
  ['the age, which comes first', 180, 50, 150],
])('a password expires by %s', (_by, passwordExpiresAt, maxAge, expiry) => {
  expect(passwordExpiry({ passwordChangedAt: 100, passwordExpiresAt }, maxAge)).toBe(expiry);
});
