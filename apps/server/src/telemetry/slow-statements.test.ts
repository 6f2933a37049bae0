import { sendEnquiry } from '@uid/contract/enquiries';
import { expect, onTestFinished, test, vi } from 'vitest';

import { seedSite } from '../testing/seed-site.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createSlowStatementLog } from './slow-statements.ts';
import { runWithin } from './work-context.ts';
import { createTelemetry } from './telemetry.ts';

interface Line {
  level: number;
  msg: string;
  sql?: string;
  ms?: number;
  reqId?: string;
  route?: string;
  job?: string;
  count?: number;
}

/** A log of statements whose durations the test sets. */
function openLog(slowFrom: number) {
  const written: string[] = [];
  const lines = { write: (line: string) => void written.push(line) };
  const log = createSlowStatementLog({ slowFrom, lines, now: () => 1_000 });
  const clock = { value: 0, step: 0 };
  const elapsed = () => (clock.value += clock.step);
  return {
    log,
    clock,
    telemetry: createTelemetry({ onEnd: [log], elapsed }),
    written,
    lines: () => written.map((line) => JSON.parse(line) as Line),
  };
}

const statement = { kind: 'statement', engine: 'sqlite', sql: 'select 1' } as const;

test('a slow statement has one line with its request, and no value', async () => {
  const { telemetry, clock, lines, written } = openLog(500);
  await using database = await openTestDatabase(telemetry);
  await using server = await createTestApp({ database, telemetry });
  await seedSite(server.deps);
  const form = {
    language: 'en',
    kind: 'quote',
    name: 'Somebody Curious',
    email: 'curious@example.com',
    company: 'Curiosity Limited',
    product: 'sdp',
    quantity: 4711,
    message: 'Is this shown to anybody?',
    consent: true,
  } as const;
  expect(lines()).toEqual([]);
  clock.step = 500;
  const { headers } = await server.call(sendEnquiry, form, { address: '203.0.113.77' });
  clock.step = 0;
  const reqId = headers['x-request-id'];
  expect(reqId).toEqual(expect.any(String));
  expect(lines()).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: 'slow statement',
      reqId,
      route: sendEnquiry.path,
      sql: expect.stringMatching(/^insert into "enquiries" .+[?$]/),
    }),
  );
  expect(lines()).toContainEqual(expect.objectContaining({ sql: 'commit' }));
  expect(written.join('')).not.toMatch(/curious|4711|shown to|203\.0\.113/i);
});

test('a statement that is quick enough, or none, has no line', () => {
  const { log, lines } = openLog(200);
  log(statement, { ms: 199, isFailed: false });
  expect(lines()).toEqual([]);
  log(statement, { ms: 200, isFailed: false });
  expect(lines()).toHaveLength(1);
});

test('a line names the job that asked', () => {
  const { log, lines } = openLog(200);
  runWithin({ job: 'settle-payments' }, () => log(statement, { ms: 1_234.5, isFailed: true }));
  expect(lines()).toEqual([
    {
      level: 40,
      time: 1_000,
      job: 'settle-payments',
      sql: 'select 1',
      ms: 1235,
      msg: 'slow statement',
    },
  ]);
});

test('a long text is cut', () => {
  const { log, lines } = openLog(200);
  log({ ...statement, sql: 'x'.repeat(10_000) }, { ms: 300, isFailed: false });
  expect(lines()[0]?.sql).toHaveLength(2_000);
});

test('a storm of them has twenty lines a minute, and one that says how many had none', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { log, lines } = openLog(200);
  for (let count = 0; count < 520; count += 1) log(statement, { ms: 300, isFailed: false });
  expect(lines()).toHaveLength(20);
  vi.advanceTimersByTime(60_000);
  expect(lines().slice(20)).toEqual([
    { level: 40, time: 1_000, count: 500, msg: 'slow statements without a line' },
  ]);
  log(statement, { ms: 300, isFailed: false });
  vi.advanceTimersByTime(60_000);
  expect(lines()).toHaveLength(22);
});
