import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { builtServer } from '../../apps/server/src/testing/built-server.ts';
import { createOwnDatabase } from './own-database.ts';
import { ask, visit } from './visit.ts';
import { buildIfStale } from '../build-if-stale.ts';

/**
 * `npm run proof:shutdown -- [rounds]`: SIGTERM while 32 visitors read and write;
 * no request fails, and the process ends within ten seconds. Like a balancer, the visitors open
 * no connection more once `/readyz` says no.
 */
const rounds = Number(process.argv[2] ?? 5);
const visitors = 32;
const limit = 10_000;
const counts = { answered: 0, afterSignal: 0, failed: 0 };
const stopTimes: number[] = [];

await buildIfStale();
for (let round = 0; round < rounds; round += 1) {
  const location = await createOwnDatabase(process.env['TEST_DATABASE_URL']);
  const { child, origin } = await start(location);
  const signal = { at: Number.POSITIVE_INFINITY };
  const door = { isOpen: true };
  const watch = watchDoor(origin, door);
  const crowd = Array.from({ length: visitors }, (_, index) =>
    visit({
      origin,
      index,
      goesOn: () => door.isOpen,
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

function start({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [builtServer], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: 'fatal',
      DRAIN_SECONDS: '2',
      ATTEMPTS_PER_ADDRESS: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const origin = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (origin) resolve({ child, origin });
    });
  });
}
