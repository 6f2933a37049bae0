import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { backlogsOf } from '../backlogs.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

test('D11: tells how many answers of which status each route gave, and nothing of what was asked', async () => {
  const metrics = createMetrics();
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
  const text = await createMetrics(
    backlogsOf(database, { jobs: ['slow'], now: () => 31_000 }),
  ).print();
  expect(text).toMatch(/^outbox_waiting_messages 0$/m);
  expect(text).toMatch(/^outbox_failed_messages 0$/m);
  expect(text).toMatch(/^approvals_waiting 0$/m);
  expect(text).toMatch(/^jobs_overdue_seconds 30$/m);
  expect(text).toMatch(/^jobs_failing 0$/m);
  expect(text).toMatch(/^catalogue_low_stock \d+$/m);
});

test('D11: a job that nobody does any more is neither overdue nor failing: its settings were taken away', async () => {
  await using database = await openTestDatabase();
  const row = { every: 1, nextDueAt: 1_000, failures: 3 };
  await database.handle
    .insertInto('jobs')
    .values([
      { ...row, name: 'of-before' },
      { ...row, name: 'own', nextDueAt: 30_000, failures: 0 },
    ])
    .execute();
  const text = await createMetrics(
    backlogsOf(database, { jobs: ['own'], now: () => 31_000 }),
  ).print();
  expect(text).toMatch(/^jobs_overdue_seconds 1$/m);
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

test('a port of the figures that is taken is told by its setting: the site’s own port is another', async () => {
  const place = { host: '127.0.0.1', port: 0 };
  const server = await serveMetrics(createMetrics(), place);
  const { port } = server.address() as AddressInfo;
  const second = serveMetrics(createMetrics(), { ...place, port });
  await expect(second).rejects.toThrow(/^METRICS_PORT .*EADDRINUSE/);
  server.close();
});

test('D11: tells how long statements, calls of providers and jobs took, and how they ended', async () => {
  const metrics = createMetrics();
  const query = { kind: 'call', role: 'payment', provider: 'stripe', operation: 'query' } as const;
  const statement = { kind: 'statement', engine: 'sqlite' } as const;
  metrics.onEnd({ ...statement, sql: 'select * from "a"' }, { ms: 20, isFailed: false });
  metrics.onEnd({ ...statement, sql: 'PRAGMA x' }, { ms: 2, isFailed: true });
  metrics.onEnd(query, { ms: 700, isFailed: true });
  metrics.onEnd({ kind: 'job', name: 'back-up' }, { ms: 90_000, isFailed: false });
  const answered = {
    id: 'an-id',
    method: 'GET',
    url: '/home',
    route: '/*',
    status: 200,
    address: '',
  };
  metrics.count({ ...answered, elapsedMs: 250 });
  const text = await metrics.print();
  for (const line of [
    'database_statement_duration_seconds_sum{operation="select",result="done"} 0.02',
    'database_statement_duration_seconds_count{operation="other",result="failed"} 1',
    'provider_call_duration_seconds_sum{role="payment",provider="stripe",operation="query",result="failed"} 0.7',
    'job_duration_seconds_sum{name="back-up",result="done"} 90',
    'http_request_duration_seconds_sum{method="GET",route="/*",status="200"} 0.25',
  ])
    expect(text).toContain(line);
});

test('D11: a figure has a value now or one for each label, and a total only ever grows', async () => {
  const metrics = createMetrics();
  const caches = { pages: 3, frames: 1 };
  metrics.add([
    { name: 'kept', help: 'Kept.', label: 'cache', count: () => caches },
    { name: 'seen_total', help: 'Seen.', isTotal: true, count: () => 7 },
    {
      name: 'lost_total',
      help: 'Lost.',
      isTotal: true,
      count: () => Promise.reject(new Error('away')),
    },
  ]);
  await metrics.print();
  caches.frames = 2;
  const text = await metrics.print();
  expect(text).toMatch(/^# TYPE kept gauge\nkept\{cache="pages"\} 3\nkept\{cache="frames"\} 2$/m);
  expect(text).toMatch(/^# TYPE seen_total counter\nseen_total 7$/m);
  expect(text).toMatch(/^# TYPE lost_total counter\nlost_total 0$/m);
});

test('D11: counts requests that are under way, and those whose reader left without an answer', async () => {
  const metrics = createMetrics();
  const app = Fastify();
  onTestFinished(() => app.close());
  metrics.watch(app);
  const arrived = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    arrived.resolve();
    return new Promise(() => undefined);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const reader = new AbortController();
  const answer = fetch(`${origin}/slow`, { signal: reader.signal });
  await arrived.promise;
  expect(await metrics.print()).toMatch(/^http_requests_under_way 1$/m);
  reader.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  await expect.poll(() => metrics.print()).toMatch(/^http_requests_under_way 0$/m);
  expect(await metrics.print()).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/slow",status="499"\} 1$/m,
  );
});
