import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { expect, onTestFinished, test, vi } from 'vitest';

import type { CollectedMetric } from './convert-figures.ts';
import { startExport } from './start-export.ts';
import type { ExportOptions, Signal } from './start-export.ts';

interface Sent {
  path: string | undefined;
  authorization: string | undefined;
  body: {
    resourceSpans?: { scopeSpans: { spans: object[] }[] }[];
    resourceMetrics?: { scopeMetrics: { metrics: object[] }[] }[];
  };
}

/** A collector that responds with `status`. While it is silent, it holds its responses until `speak` is called. */
async function openCollector(status = 200) {
  const sent: Sent[] = [];
  const waiting: ServerResponse[] = [];
  const state = { isSilent: false };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { authorization } = request.headers;
      sent.push({ path: request.url, authorization, body: body as Sent['body'] });
      if (state.isSilent) return waiting.push(response);
      return response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    state,
    speak: () => {
      state.isSilent = false;
      for (const response of waiting.splice(0)) response.writeHead(200).end('{}');
    },
    countSpans: () =>
      sent
        .flatMap(({ body }) => body.resourceSpans ?? [])
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)).length,
  };
}

function start(endpoint: string, options: Partial<ExportOptions> = {}) {
  return startExport({
    endpoint,
    headers: { authorization: 'Bearer abc' },
    serviceName: 'a-shop',
    sampler: { name: 'parentbased_always_on', ratio: 1 },
    collect: async () => [],
    onFailure: () => undefined,
    ...options,
  });
}

const request = { name: 'GET /', kind: 'server', facts: {} } as const;

test('spans and figures are sent with the headers of the collector', async () => {
  const { endpoint, sent } = await openCollector();
  const { tracer, stop } = start(`${endpoint}/`);
  tracer.begin(request).end();
  await stop();
  const came = sent.map(({ path, authorization }) => `${path} ${authorization}`);
  expect(came.toSorted()).toEqual(['/v1/metrics Bearer abc', '/v1/traces Bearer abc']);
});

test('however many spans nobody takes, few are kept', async () => {
  const { endpoint, state, speak, sent, countSpans } = await openCollector();
  state.isSilent = true;
  const onFailure = vi.fn<(signal: Signal) => void>();
  const { tracer, stop } = start(endpoint, { onFailure });
  for (let count = 0; count < 600; count += 1) tracer.begin(request).end();
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  for (let count = 0; count < 10_000; count += 1) tracer.begin(request).end();
  speak();
  await stop();
  expect(countSpans()).toBeGreaterThan(2_000);
  expect(countSpans()).toBeLessThan(3_000);
  // Everything that was queued could be sent; the other spans were dropped when they ended, and not when they were to
  // be sent.
  expect(onFailure).not.toHaveBeenCalled();
});

test('what was refused is told each time, by what it was', async () => {
  const { endpoint } = await openCollector(400);
  const onFailure = vi.fn<(signal: Signal) => void>();
  const { tracer, stop } = start(endpoint, { onFailure });
  tracer.begin(request).end();
  await stop();
  expect(onFailure.mock.calls.flat().toSorted()).toEqual(['metrics', 'traces']);
});

test('a share of traces is kept whole, and the rest has no id', async () => {
  const { endpoint, countSpans } = await openCollector();
  const { tracer, stop } = start(endpoint, {
    sampler: { name: 'parentbased_traceidratio', ratio: 0.5 },
  });
  let kept = 0;
  for (let count = 0; count < 200; count += 1) {
    const span = tracer.begin(request);
    const part = tracer.begin({ ...request, parent: span });
    expect(part.traceId).toBe(span.traceId);
    if (span.traceId) kept += 1;
    part.end();
    span.end();
  }
  await stop();
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(200);
  expect(countSpans()).toBe(2 * kept);
});

test('figures keep names, labels, buckets and totals; what nobody knows is left out', async () => {
  const { endpoint, sent } = await openCollector();
  const labels = { route: '/a' };
  const metrics: CollectedMetric[] = [
    { name: 'waiting', help: 'Waits.', type: 'gauge', values: [{ value: 3, labels: {} }] },
    { name: 'away', help: 'Away.', type: 'gauge', values: [{ value: Number.NaN, labels: {} }] },
    { name: 'seen_total', help: 'Seen.', type: 'counter', values: [{ value: 7, labels }] },
    {
      name: 'took_seconds',
      help: 'Took.',
      type: 'histogram',
      values: [
        { value: 1, labels: { ...labels, le: 0.1 }, metricName: 'took_seconds_bucket' },
        { value: 4, labels: { ...labels, le: 1 }, metricName: 'took_seconds_bucket' },
        { value: 5, labels: { ...labels, le: '+Inf' }, metricName: 'took_seconds_bucket' },
        { value: 9.5, labels, metricName: 'took_seconds_sum' },
        { value: 5, labels, metricName: 'took_seconds_count' },
      ],
    },
  ];
  const { stop } = start(endpoint, { collect: async () => metrics });
  await stop();
  const taken = sent
    .flatMap(({ body }) => body.resourceMetrics ?? [])
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((each) => each.metrics));
  const attributes = [{ key: 'route', value: { stringValue: '/a' } }];
  expect(taken).toEqual([
    expect.objectContaining({
      name: 'waiting',
      gauge: { dataPoints: [expect.objectContaining({ asDouble: 3 })] },
    }),
    expect.objectContaining({
      name: 'seen_total',
      sum: expect.objectContaining({
        isMonotonic: true,
        aggregationTemporality: 2,
        dataPoints: [expect.objectContaining({ asDouble: 7, attributes })],
      }),
    }),
    expect.objectContaining({
      name: 'took_seconds',
      histogram: {
        aggregationTemporality: 2,
        dataPoints: [
          expect.objectContaining({
            attributes,
            explicitBounds: [0.1, 1],
            bucketCounts: [1, 3, 1],
            sum: 9.5,
            count: 5,
          }),
        ],
      },
    }),
  ]);
});
