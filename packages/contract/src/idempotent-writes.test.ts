import { expect, test } from 'vitest';

import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints = Object.values(api).flatMap((each) => Object.values<Endpoint>(each));

/** What has been done is not done again, whoever asks: a message that waits or has left is not given up. */
const repeatable = new Set(['/api/operator/messages/resend']);

test('everything that staff change takes an idempotency key', () => {
  const writes = endpoints.filter(
    ({ access, method }) => access === 'operator' && method === 'POST',
  );
  expect(writes.length).toBeGreaterThan(5);
  const keyless = writes.filter(({ idempotent }) => !idempotent).map(({ path }) => path);
  expect(keyless.filter((path) => !repeatable.has(path))).toEqual([]);
});
