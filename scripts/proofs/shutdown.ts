import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { createOwnDatabase } from './own-database.ts';
import { startServer } from './start-server.ts';
import { ask, visit } from './visit.ts';
import { buildIfStale } from '../build-if-stale.ts';

/**
 * `npm run proof:shutdown -- [rounds]` sends SIGTERM while 32 visitors read and write: no request fails, and
 * the process ends within ten seconds. Like a balancer, the visitors open no more connections once `/readyz`
 * fails.
 */
const rounds = Number(process.argv[2] ?? 5);
const visitors = 32;
const limit = 10_000;
const counts = { answered: 0, afterSignal: 0, failed: 0 };
const stopTimes: number[] = [];

await buildIfStale();
for (let round = 0; round < rounds; round += 1) {
  const location = await createOwnDatabase(process.env['TEST_DATABASE_URL']);
  const { child, origin } = await startServer(location, { DRAIN_SECONDS: '2' });
  const signal = { at: Number.POSITIVE_INFINITY };
  const door = { isOpen: true };
  const watch = watchDoor(origin, door);
  const crowd = Array.from({ length: visitors }, (_, index) =>
    visit({
      origin,
      index,
      mayReconnect: () => door.isOpen,
      onAnswer() {
        counts.answered += 1;
        if (performance.now() > signal.at) counts.afterSignal += 1;
      },
      onFailure(what) {
        fail(`${what}, ${(performance.now() - signal.at).toFixed(1)} ms after the signal`);
      },
    }),
  );
  await wait(2_000 + Math.random() * 500);
  signal.at = performance.now();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const code = await ended;
  stopTimes.push(performance.now() - signal.at);
  if (code !== 0) fail(`the process ended with ${code}`);
  await Promise.all([...crowd, watch]);
  await location[Symbol.asyncDispose]();
}
const slowest = Math.max(...stopTimes);
console.log(
  `${rounds} stops under load: ${counts.answered} requests answered, ${counts.afterSignal} of them after the signal, ` +
    `${counts.failed} failed; the slowest stop took ${slowest.toFixed(0)} ms`,
);
process.exit(counts.failed === 0 && counts.afterSignal > 0 && slowest <= limit ? 0 : 1);

async function watchDoor(origin: string, door: { isOpen: boolean }): Promise<void> {
  while (door.isOpen) {
    const agent = new Agent();
    const { status } = await ask(origin, { path: '/readyz' }, agent);
    door.isOpen = status === 200;
    await wait(100);
  }
}

function fail(what: string): void {
  counts.failed += 1;
  console.error(what);
}
