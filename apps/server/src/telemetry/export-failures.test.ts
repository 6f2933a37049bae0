import { expect, test } from 'vitest';

import { createFailureLog } from './export-failures.ts';

test('a collector that is away has a line a minute for each signal, and every failure is counted', () => {
  const clock = { now: 1_000 };
  const written: unknown[] = [];
  const lines = { write: (line: string) => void written.push(JSON.parse(line)) };
  const { note, figures } = createFailureLog({ lines, now: () => clock.now });
  for (let count = 0; count < 10; count += 1) note('traces');
  for (let count = 0; count < 2; count += 1) note('metrics');
  const msg = 'the collector did not take telemetry';
  expect(written).toEqual([
    { level: 40, time: 1_000, signal: 'traces', msg },
    { level: 40, time: 1_000, signal: 'metrics', msg },
  ]);
  clock.now += 60_000;
  note('traces');
  expect(written).toHaveLength(3);
  expect(figures[0]?.count()).toEqual({ traces: 11, metrics: 2 });
});
