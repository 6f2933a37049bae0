import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { backlogsOf } from '../backlogs.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

test('D11: tells how many answers of which status each route gave, and nothing of what was asked', async () => {
  const metrics = createMetrics([]);
  await using site = await createTestApp({ metrics });
  await site.app.inject('/healthz');
  await site.app.inject('/healthz?token=secret');
  await site.app.inject('/api/somebody@example.com');
  const text = await metrics.print();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 2',
  );
  expect(text).toContain('route="/api/*",status="404"');
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect(text).not.toMatch(/secret|somebody/);
});

test('D11: tells what waits in the database', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  await handle.insertInto('jobs').values({ name: 'slow', every: 1, nextDueAt: 1_000 }).execute();
  const text = await createMetrics(backlogsOf(database, () => 31_000)).print();
  expect(text).toMatch(/^outbox_waiting_messages 0$/m);
  expect(text).toMatch(/^outbox_failed_messages 0$/m);
  expect(text).toMatch(/^jobs_overdue_seconds 30$/m);
  expect(text).toMatch(/^jobs_failing 0$/m);
});

test('D11: the figures are served on a port of their own, also while the database is away', async () => {
  const away = { name: 'away', help: 'Away.', count: () => Promise.reject(new Error('away')) };
  const server = await serveMetrics(createMetrics([away]), { host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${origin}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect(await answer.text()).toMatch(/^away NaN$/im);
  expect((await fetch(`${origin}/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});
