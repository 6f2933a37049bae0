import { expect, test, vi } from 'vitest';

import { createTelemetry } from './telemetry.ts';
import { watchCalls } from './watch-calls.ts';
import type { OnEnd } from './work.ts';

const company = {
  code: 'company',
  name: 'A company',
  start: async (request: { amountFen: number }) => `started ${request.amountFen}`,
  query: async (_reference: string): Promise<string> => {
    throw new Error('away');
  },
  stage: () => 'page',
};

test('each call is told by its name, and answers as it did', async () => {
  const ended = vi.fn<OnEnd>();
  const telemetry = createTelemetry({ onEnd: [ended], elapsed: () => 0 });
  const watched = watchCalls(company, {
    role: 'payment',
    provider: 'company',
    operations: ['start', 'query'],
    telemetry,
  });
  expect(await watched.start({ amountFen: 5 })).toBe('started 5');
  await expect(watched.query('secret')).rejects.toThrow('away');
  expect(watched.stage()).toBe('page');
  const work = { kind: 'call', role: 'payment', provider: 'company' };
  expect(ended.mock.calls).toEqual([
    [
      { ...work, operation: 'start' },
      { ms: 0, isFailed: false },
    ],
    [
      { ...work, operation: 'query' },
      { ms: 0, isFailed: true },
    ],
  ]);
});

test('a company that nobody watches stays as it is', () => {
  const operations = ['start'] as const;
  expect(
    watchCalls(company, { role: 'payment', provider: 'x', operations, telemetry: undefined }),
  ).toBe(company);
});
