import { expect, test } from 'vitest';

import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints = Object.values(api).flatMap((each) => Object.values<Endpoint>(each));

/** Writes of a customer that move no money, stock or parcels. */
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
  // A file that no message refers to is deleted after a day.
  '/api/messages/attach',
  '/api/messages/read',
  // Repeating it returns the attempt that is already open, so the payment company is asked only once.
  '/api/payment/start',
]);

/**
 * Requests whose repetition changes nothing, whoever sends it: a job that is due or running is not started again, a
 * message that waits or has left is not sent again, a role that is held is not granted again. A response with an
 * enrolment code is never repeated, because such a response may not be stored.
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
  // These requests change nothing.
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
