import { expect, test } from 'vitest';

import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints = Object.values(api).flatMap((each) => Object.values<Endpoint>(each));

/** Writes of a customer that move no money, no stock and no parcel. */
const moveNothing = new Set([
  '/api/address/default',
  '/api/address/remove',
  '/api/address/save',
  '/api/invoice-title/companies',
  '/api/invoice-title/remove',
  '/api/invoice-title/save',
  '/api/notices/read',
  '/api/reorder-list/remove',
  '/api/reorder-list/save',
  // A file that no message names goes after a day.
  '/api/messages/attach',
  '/api/messages/read',
  // It yields the attempt that is open already; the company is asked for money once.
  '/api/payment/start',
]);

/**
 * What has been done is not done again, whoever asks: a job that is due or runs is not begun, a message that waits or has
 * left is not given up, a role that is held is not granted. A code is never answered twice, because no answer with a code may be kept.
 */
const repeatable = new Set([
  '/api/staff/statement/check',
  '/api/staff/jobs/run',
  '/api/staff/audit/check',
  '/api/staff/messages/resend',
  '/api/staff/people/grant',
  '/api/staff/people/take-away',
  '/api/staff/people/disable',
  '/api/staff/people/enable',
  '/api/staff/people/code',
  // These change nothing.
  '/api/staff/catalogue-file/check',
  '/api/staff/content/preview',
]);

test('everything that staff change takes an idempotency key', () => {
  const writes = endpoints.filter(({ access, method }) => access === 'staff' && method === 'POST');
  expect(writes.length).toBeGreaterThan(5);
  const keyless = writes.filter(({ idempotent }) => !idempotent).map(({ path }) => path);
  expect(keyless.filter((path) => !repeatable.has(path))).toEqual([]);
});

test('everything of a customer that moves money, stock or parcels takes an idempotency key', () => {
  const writes = endpoints.filter(
    ({ access, method, path }) =>
      access === 'session' && method === 'POST' && path.startsWith('/api/'),
  );
  const keyless = writes.filter(({ idempotent }) => !idempotent).map(({ path }) => path);
  expect(new Set(keyless)).toEqual(moveNothing);
});
