import { expect, test } from 'vitest';

import { nextPollAt } from './poll-schedule.ts';

test('A17: the company is asked 15 seconds, 1, 5 and 15 minutes after the start, and then no more', () => {
  const startedAt = 1_000_000;
  const asked = [0, 1, 2, 3, 4].map((polls) => nextPollAt({ startedAt, polls }));
  const waits = [15_000, 60_000, 300_000, 900_000];
  expect(asked).toEqual([...waits.map((wait) => startedAt + wait), null]);
});
