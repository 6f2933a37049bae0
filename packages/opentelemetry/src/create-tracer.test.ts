import { TracerProvider } from '@opentelemetry/sdk-trace';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { expect, onTestFinished, test, vi } from 'vitest';

import { chooseSampler } from './choose-sampler.ts';
import { createTracer } from './create-tracer.ts';

/** Opens a tracer that samples the spans that it begins, and those whose parent at a proxy was sampled. */
function openTracer() {
  const ended: ReadableSpan[] = [];
  const provider = new TracerProvider({
    sampler: chooseSampler({ name: 'parentbased_always_on', ratio: 1 }),
    spanProcessors: [
      {
        onStart: () => undefined,
        onEnd: (span) => void ended.push(span),
        forceFlush: () => Promise.resolve(),
        shutdown: () => Promise.resolve(),
      },
    ],
  });
  return { tracer: createTracer(provider.getTracer('test')), ended };
}

const request = { name: 'GET /', kind: 'server', facts: {} } as const;
const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

test.each([
  ['00', false],
  ['01', true],
  ['02', false],
  ['03', true],
])('a trace that a proxy began is kept where the proxy keeps it (flags %s)', (flags, isKept) => {
  const { tracer, ended } = openTracer();
  const span = tracer.begin({ ...request, parent: `00-${traceId}-${spanId}-${flags}` });
  span.end();
  expect(span.traceId).toBe(isKept ? traceId : undefined);
  expect(ended).toHaveLength(isKept ? 1 : 0);
});

test.each([
  '',
  'nonsense',
  `00-${traceId}-${spanId}`,
  `00-${'0'.repeat(32)}-${spanId}-00`,
  `00-${traceId}-${'0'.repeat(16)}-00`,
  `00-${traceId.toUpperCase()}-${spanId}-00`,
])('what cannot be read (%j) begins a trace of its own', (parent) => {
  const { tracer, ended } = openTracer();
  const span = tracer.begin({ ...request, parent });
  span.end();
  expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(span.traceId).not.toBe(traceId);
  expect(ended[0]?.parentSpanContext).toBeUndefined();
});

test('a span that is told of afterwards began when it did', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 10_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { tracer, ended } = openTracer();
  tracer.begin({ ...request, age: 1_500 }).end();
  expect(ended[0]?.startTime).toEqual([8, 500_000_000]);
});
