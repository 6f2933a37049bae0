import { placeOrder } from '@uid/contract/orders';
import { startPayment } from '@uid/contract/payments';
import { expect, onTestFinished, test } from 'vitest';

import { ConfigError } from '../config-error.ts';
import { readConfig } from '../read-config.ts';
import {
  buildSession,
  choose,
  openShop,
  orderOf,
  startCharge,
  testAddress,
} from '../testing/shop/test-shop.ts';
import type { TestShop } from '../testing/shop/test-shop.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openTelemetry } from './open-telemetry.ts';
import type { Watching } from './open-telemetry.ts';
import { startCollector } from './testing/start-collector.ts';
import type { Collector, SentSpan } from './testing/start-collector.ts';

interface TracedShop extends TestShop {
  watching: Watching;
  lines: () => Record<string, unknown>[];
}

/** A shop in which every request and job is traced. */
async function openTracedShop(
  { endpoint }: Pick<Collector, 'endpoint'>,
  environment: Record<string, string> = {},
): Promise<TracedShop> {
  const written: string[] = [];
  const logLines = { write: (line: string) => void written.push(line) };
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG_LEVEL: 'info', ...environment };
  const watching = await openTelemetry(readConfig(settings), logLines);
  const { telemetry, metrics } = watching;
  const database = await openTestDatabase(telemetry);
  onTestFinished(() => database[Symbol.asyncDispose]());
  const deps = { database, telemetry, logLines, environment: settings };
  const shop = await openShop({ ...deps, ...(metrics && { metrics }) });
  return {
    ...shop,
    watching,
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

function factsOf({ attributes }: SentSpan): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, Object.values(value)[0]] as const),
  );
}

/** Names of the span and its ancestors, beginning with the span itself. */
function lineageOf(span: SentSpan, spans: SentSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...(parent ? lineageOf(parent, spans) : [])];
}

test('a request, what it asks of the database and what it asks of a company are one trace', async () => {
  await using collector = await startCollector();
  await using shop = await openTracedShop(collector);
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  await startCharge(shop, buyer, no);
  await shop.watching.stop();
  const spans = collector.spans();
  const request = spans.find(({ name }) => name === `POST ${startPayment.path}`);
  expect(request && factsOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': startPayment.path,
    'http.response.status_code': 200,
  });
  const partsOf = (whole: SentSpan | undefined) =>
    spans.filter(({ traceId }) => traceId === whole?.traceId);
  const insertOf = (parts: SentSpan[], table: string) =>
    parts.find((span) =>
      String(factsOf(span)['db.query.text']).startsWith(`insert into "${table}"`),
    );
  const parts = partsOf(request);
  const call = parts.find(({ name }) => name === 'payment sandbox start');
  expect(call && lineageOf(call, parts)).toEqual(['payment sandbox start', request?.name]);
  const attempt = insertOf(parts, 'paymentAttempts');
  expect(attempt && lineageOf(attempt, parts)).toEqual(['insert', request?.name]);
  const placing = spans.find(({ name }) => name === `POST ${placeOrder.path}`);
  const placed = partsOf(placing);
  const order = insertOf(placed, 'orders');
  expect(order && lineageOf(order, placed)).toEqual(['insert', 'transaction', placing?.name]);
  const commit = placed.find(({ name }) => name === 'commit');
  expect(commit && lineageOf(commit, placed)).toEqual(['commit', 'transaction', placing?.name]);
  // Every trace belongs to a request: the process's own statements begin none.
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.filter(({ kind }) => kind !== 2)).toEqual([]);
});

test('what a job calls in-process is part of the job', async () => {
  await using collector = await startCollector();
  await using shop = await openTracedShop(collector);
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await choose(shop, await startCharge(shop, buyer, no), 'pay');
  await shop.tick();
  await shop.watching.stop();
  const spans = collector.spans();
  const report = spans.find(({ name }) => name.startsWith('POST /api/payment-notifications/'));
  const [own, job, ...rest] = report ? lineageOf(report, spans) : [];
  expect([own, rest]).toEqual([report?.name, []]);
  expect(job).toMatch(/^job /);
});

test('nothing of a person, no value and no secret is in what is sent', async () => {
  await using collector = await startCollector();
  await using shop = await openTracedShop(collector);
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 3 });
  const charge = await startCharge(shop, buyer, no);
  await choose(shop, charge, 'pay');
  await shop.tick();
  await shop.app.inject('/api/items?language=en&token=in-the-query');
  await shop.app.inject('/api/somebody@example.com');
  await shop.watching.stop();
  const sent = collector.bodies.join('');
  expect(sent.includes('insert into \\"orders\\"')).toBe(true);
  const { accountId, token } = buyer;
  const { recipient, phone, street } = testAddress;
  const asked = ['in-the-query', 'somebody', 'example.com', 'shop-buyer'];
  const secrets = [accountId, token, no, charge, recipient, phone, street, ...asked];
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
});

test('the line of a request names its trace', async () => {
  await using collector = await startCollector();
  await using shop = await openTracedShop(collector);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as { port: number };
  await fetch(`http://127.0.0.1:${port}/healthz`);
  await expect
    .poll(shop.lines)
    .toContainEqual(
      expect.objectContaining({ msg: 'request', traceId: expect.stringMatching(/^[0-9a-f]{32}$/) }),
    );
  const line = shop.lines().find(({ msg }) => msg === 'request');
  await shop.watching.stop();
  const span = collector.spans().find(({ name }) => name === 'GET /healthz');
  expect(span?.traceId).toBe(line?.['traceId']);
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

test.each([
  ['a trusted proxy says', '127.0.0.1', true],
  ['a visitor says', '10.0.0.1', false],
])('the trace that %s is taken up: %s, %s', async (_who, trusted, isTakenUp) => {
  await using collector = await startCollector();
  await using shop = await openTracedShop(collector, {
    PUBLIC_ORIGIN: 'http://shop.example',
    TRUSTED_PROXIES: trusted,
  });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as { port: number };
  await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { traceparent } });
  await expect.poll(shop.lines).toContainEqual(expect.objectContaining({ msg: 'request' }));
  await shop.watching.stop();
  const span = collector.spans().find(({ name }) => name === 'GET /healthz');
  expect(span).toBeDefined();
  expect(span?.traceId === traceId).toBe(isTakenUp);
  expect(span?.parentSpanId === 'b7ad6b7169203331').toBe(isTakenUp);
});

test('the trace of a request ends where whoever asked has left without an answer', async () => {
  await using collector = await startCollector();
  await using shop = await openTracedShop(collector);
  const arrived = Promise.withResolvers<void>();
  shop.app.get('/slow', async () => {
    arrived.resolve();
    return new Promise(() => undefined);
  });
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = new AbortController();
  const answer = fetch(`${origin}/slow`, { signal: reader.signal });
  await arrived.promise;
  reader.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  await expect
    .poll(shop.lines)
    .toContainEqual(expect.objectContaining({ msg: 'request', res: { status: 499 } }));
  await shop.watching.stop();
  const span = collector.spans().find(({ name }) => name === 'GET /slow');
  expect(span && factsOf(span)).toMatchObject({ 'http.response.status_code': 499 });
});

test('without a sample there is no span, no trace in the lines, and figures all the same', async () => {
  await using collector = await startCollector();
  await using shop = await openTracedShop(collector, { OTEL_TRACES_SAMPLER: 'always_off' });
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  await shop.watching.stop();
  expect(collector.spans()).toEqual([]);
  expect(shop.lines().filter((line) => 'traceId' in line)).toEqual([]);
  const names = collector.metrics().map(({ name }) => name);
  expect(names).toContain('database_statement_duration_seconds');
});

test('a collector that is silent holds neither a request nor the end of the process up', async () => {
  await using collector = await startCollector();
  collector.isSilent = true;
  await using shop = await openTracedShop(collector);
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { 'CARD-A': 1 });
  await shop.watching.stop();
  expect(collector.bodies.length).toBeGreaterThan(0);
  // The stop did not wait until the export was given up, which would be logged.
  const given = shop.lines().filter(({ msg }) => msg === 'the collector did not take telemetry');
  expect(given).toEqual([]);
  collector.speak();
});

test('headers for the collector are read as OpenTelemetry writes them, and never repeated', async () => {
  const read = (headers: string) =>
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_HEADERS: headers,
    }).collector?.headers;
  expect(read('authorization=Bearer%20a%2Cb, x-tenant=one=two')).toEqual({
    authorization: 'Bearer a,b',
    'x-tenant': 'one=two',
  });
  expect(() => read('very-secret')).toThrow(ConfigError);
  expect(() => read('very-secret')).not.toThrow('very-secret');
});
