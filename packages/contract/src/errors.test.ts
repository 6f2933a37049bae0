import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { errorKinds } from './errors.ts';

test('every error has a code of its own', () => {
  const codes = Object.values(errorKinds).map(({ code }) => code);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});

test('every error is written down once', async () => {
  const folder = join(import.meta.dirname, 'errors');
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(join(folder, file)) as Promise<object>),
  );
  const names = modules.flatMap((parts) => Object.values(parts).flatMap(Object.keys));
  expect(names.toSorted()).toEqual(Object.keys(errorKinds).toSorted());
});

test('C3: 401 means that the session is invalid, and nothing else', () => {
  const refusals = Object.entries(errorKinds).filter(
    ([, { code, status }]) => status === 401 || `${code}`.startsWith('401'),
  );
  expect(refusals.map(([name]) => name)).toEqual(['SESSION_INVALID']);
});
