import type { Span, Tracer } from '@uid/opentelemetry/tracer';
import { expect, test, vi } from 'vitest';

import { runWithin } from './work-context.ts';
import { createTelemetry } from './telemetry.ts';

function openTracer() {
  const end = vi.fn<Span['end']>();
  const begin = vi.fn<Tracer['begin']>(() => ({ traceId: 'a', end }));
  return { begin, end, telemetry: createTelemetry({ onEnd: [], tracer: { begin } }) };
}

const statement = { kind: 'statement', engine: 'sqlite', sql: 'select 1' } as const;

test('a part of what was not sampled, and of nothing, has no span', async () => {
  const { begin, telemetry } = openTracer();
  const unsampled: Span = { traceId: undefined, end: () => undefined };
  const ask = () => telemetry.watch(statement, async () => 1);
  expect(await runWithin({ span: unsampled }, ask)).toBe(1);
  expect(await ask()).toBe(1);
  expect(begin).not.toHaveBeenCalled();
});

test('a span of what failed has the code or kind of the failure, and none of its words', async () => {
  const { end, telemetry } = openTracer();
  const failures = [
    Object.assign(new Error('duplicate key somebody@example.com'), { code: '23505' }),
    new TypeError('somebody@example.com'),
    Object.assign(new Error('no'), { code: 'somebody@example.com', name: 'two words' }),
    'somebody@example.com',
  ];
  for (const failure of failures) {
    const job = telemetry.watch({ kind: 'job', name: 'a' }, () => Promise.reject(failure));
    await job.catch(() => undefined);
  }
  const named = end.mock.calls.map(([, name]) => name);
  expect(named).toEqual(['23505', 'TypeError', 'unknown', 'unknown']);
});
