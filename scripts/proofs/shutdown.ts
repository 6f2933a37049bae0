import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { builtServer } from '../../apps/server/src/testing/built-server.ts';
import { createOwnDatabase } from './own-database.ts';
import { buildIfStale } from '../build-if-stale.ts';

/**
 * `npm run proof:shutdown -- [rounds]`: SIGTERM while 32 visitors read and write;
 * no request fails, and the process ends within ten seconds. Like a balancer, the visitors open
 * no connection more once `/readyz` says no.
 */
const rounds = Number(process.argv[2] ?? 5);
const visitors = 32;
const limit = 10_000;
const requests = [
  { path: '/home' },
  { path: '/en/product/sdp' },
  { path: '/mall?q=key' },
  { path: '/cart' },
  { path: '/api/items?language=zh' },
  { path: '/api/cart/add', body: { language: 'zh', sku: 'SIM-3FF-10', quantity: 1 } },
  { path: '/uid-boot/login', body: { email: 'nobody@example.com', password: 'no such password' } },
];
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
    visit({ origin, index, signal, door }),
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

interface Visit {
  origin: string;
  index: number;
  signal: { at: number };
  door: { isOpen: boolean };
}

/** Asks on a connection until it is told to close, then on another, until no other is to be opened. */
async function visit({ origin, index, signal, door }: Visit): Promise<void> {
  let agent: Agent | undefined;
  for (let turn = index; agent || door.isOpen; turn += 1) {
    agent ??= new Agent({ keepAlive: true, maxSockets: 1 });
    const asked = requests[turn % requests.length] ?? { path: '/' };
    try {
      const { status, isLast } = await send(origin, asked, agent);
      counts.answered += 1;
      if (performance.now() > signal.at) counts.afterSignal += 1;
      if (status >= 500) fail(`${asked.path}: ${status}`);
      if (isLast) agent = agent.destroy() ?? undefined;
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException;
      const time = (performance.now() - signal.at).toFixed(1);
      return fail(`${asked.path}: ${code ?? message}, ${time} ms after the signal`);
    }
  }
}

async function watchDoor(origin: string, door: { isOpen: boolean }): Promise<void> {
  while (door.isOpen) {
    const agent = new Agent();
    const { status } = await send(origin, { path: '/readyz' }, agent);
    door.isOpen = status === 200;
    await wait(100);
  }
}

function send(
  origin: string,
  { path, body }: { path: string; body?: object },
  agent: Agent,
): Promise<{ status: number; isLast: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const isLast = answer.headers.connection === 'close';
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, isLast })).resume();
    });
    sent.end(body && JSON.stringify(body));
  });
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
