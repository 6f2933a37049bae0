import { expect, test } from 'vitest';

import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints = Object.values(api).flatMap((each) => Object.values<Endpoint>(each));

test('everything that staff change takes an idempotency key', () => {
  const writes = endpoints.filter(
    ({ access, method }) => access === 'operator' && method === 'POST',
  );
  expect(writes.length).toBeGreaterThan(5);
  const keyless = writes.filter(({ idempotent }) => !idempotent).map(({ path }) => path);
  expect(keyless).toEqual([]);
});
