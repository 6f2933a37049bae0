import { expect, test } from 'vitest';

import { errorKinds } from './errors.ts';

test('every error has a code of its own', () => {
  const codes = Object.values(errorKinds).map(({ code }) => code);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});

test('C3: 401 means that the session is invalid, and nothing else', () => {
  const refusals = Object.entries(errorKinds).filter(
    ([, { code, status }]) => status === 401 || `${code}`.startsWith('401'),
  );
  expect(refusals.map(([name]) => name)).toEqual(['SESSION_INVALID']);
});
