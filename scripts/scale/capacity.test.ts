import { expect, test } from 'vitest';

import { readComputed } from './capacity-page.ts';
import { computeNeed, connectionsPerProcess, maxPurchases, pagesPerCore } from './capacity.ts';
import type { Assumptions, Measured } from './capacity.ts';
import { describeCapacity } from './describe-capacity.ts';
import { readMeasured } from './measure.ts';

const measured: Measured = {
  date: '2026-11-23',
  machine: 'a machine',
  purchaseMs: { sqlite: 2, server: 5, database: 4 },
  pageMs: { kept: 0.1, priced: 0.3 },
  purchaseBytes: { stored: 10_000, logged: 20_000 },
  serverMegabytes: 150,
};
const assumed: Assumptions = {
  pagesPerPurchase: 10,
  busy: 0.5,
  meanOfPeak: 0.5,
  bytesPerPage: 50_000,
  prices: { serverCore: 10, databaseCore: 100, gigabyteStored: 1, gigabyteSent: 2 },
};

test('a peak needs cores for its purchases and pages, and room for what they leave', () => {
  // 100 × 5 ms and 1,000 × 0.2 ms are 0.7 cores, of which half may be busy.
  const stored = (100 * 10_000 * 30 * 86_400 * 0.5) / 1e9;
  const sent = (1_000 * 50_000 * 30 * 86_400 * 0.5) / 1e9;
  expect(computeNeed(100, measured, assumed)).toEqual({
    purchasesPerSecond: 100,
    pagesPerSecond: 1_000,
    serverCores: 2,
    databaseCores: 1,
    connections: 2 * connectionsPerProcess,
    gigabitsSent: 0.4,
    megabytesLogged: 2,
    gigabytesStoredPerMonth: stored,
    moneyPerMonth: 2 * 10 + 100 + stored + sent * 2,
  });
});

test('what one core, one SQLite process and one PostgreSQL manage', () => {
  expect(pagesPerCore(measured, assumed)).toBeCloseTo(2_500);
  expect(maxPurchases(measured, assumed, 16)).toEqual({ sqlite: 250, postgres: 2_000 });
});

test('docs/scale.md says what was measured and what is computed of it', () => {
  expect(readComputed()).toBe(describeCapacity(readMeasured()));
});
