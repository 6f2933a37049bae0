import { expect, test } from 'vitest';

import { second } from '../../job.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { startClock } from './start-clock.ts';

test('a round that hangs holds no other up, and hears that the process is stopping', async () => {
  await using database = await openTestDatabase();
  const log = { error: () => undefined, warn: () => undefined };
  const hanging = Promise.withResolvers<void>();
  let heard = false;
  const hang = async (isStopping: () => boolean) => {
    await hanging.promise;
    heard = isStopping();
  };
  let runs = 0;
  const clock = startClock(
    [
      [{ name: 'hanging', every: second, run: hang }],
      [{ name: 'brisk', every: second, run: async () => (runs += 1) }],
    ],
    { database, now: Date.now, log },
  );
  await expect.poll(() => runs).toBeGreaterThan(1);
  const stopped = clock.stop();
  hanging.resolve();
  await stopped;
  expect(heard).toBe(true);
});
