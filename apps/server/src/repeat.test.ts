import { expect, test } from 'vitest';

import { repeat } from './repeat.ts';

test('a round that fails is followed by the next', async () => {
  let rounds = 0;
  const repetition = repeat(async () => {
    rounds += 1;
    throw new Error('the database is away');
  }, 1);
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await repetition.stop();
});

test('stopping waits for the round under way, and no other follows', async () => {
  const gate = Promise.withResolvers<void>();
  let rounds = 0;
  const repetition = repeat(async () => {
    rounds += 1;
    await gate.promise;
  }, 1);
  await expect.poll(() => rounds).toBe(1);
  let hasStopped = false;
  const stopped = repetition.stop().then(() => (hasStopped = true));
  await Promise.resolve();
  expect(hasStopped).toBe(false);
  gate.resolve();
  await stopped;
  expect(rounds).toBe(1);
});
