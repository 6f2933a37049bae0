import { expect, test } from 'vitest';

import { errorKinds } from './errors.ts';

test('every error has a code of its own', () => {
  const codes = Object.values(errorKinds).map(({ code }) => code);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});
