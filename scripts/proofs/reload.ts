import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { isProcessAlive } from '../../apps/server/src/testing/is-process-alive.ts';
import { buildIfStale } from '../build-if-stale.ts';
import { startPostgres } from '../start-postgres.ts';
import { createOwnDatabase } from './own-database.ts';
import { startServer } from './start-server.ts';
import { visit } from './visit.ts';

/**
 * `npm run proof:reload -- [rounds] [processes]` sends SIGHUP while 32 visitors read and write: every worker is
 * replaced and no request fails. Then it kills a worker, which has to be replaced, and the supervisor, whose
 * workers have to end.
 */
const rounds = Number(process.argv[2] ?? 3);
const processes = Number(process.argv[3] ?? 2);
const visitors = 32;
/** Milliseconds to wait for a change. A worker may take half a minute to finish its open requests. */
const waitLimit = 60_000 * processes;
const counts = { answered: 0, failed: 0 };

await buildIfStale();
const { TEST_DATABASE_URL } = process.env;
const postgres = TEST_DATABASE_URL ? undefined : await startPostgres();
const serverUrl = TEST_DATABASE_URL ?? postgres?.url;
if (!serverUrl) throw new Error('There is no PostgreSQL: install it, or set TEST_DATABASE_URL.');
const location = await createOwnDatabase(serverUrl);
const { child, origin } = await startServer(location, { PROCESSES: `${processes}` });
const reloadTimes = await reloadUnderLoad();
await killWorker();
await killSupervisor();
await location[Symbol.asyncDispose]();
await postgres?.[Symbol.asyncDispose]();
console.log(
  `${rounds} reloads of ${processes} processes under load: ${counts.answered} requests answered, ${counts.failed} failed; ` +
    `the slowest reload took ${(Math.max(...reloadTimes) / 1000).toFixed(1)} s`,
);
process.exitCode = counts.failed === 0 && counts.answered > 0 ? 0 : 1;

/** Returns the milliseconds that each reload took. */
async function reloadUnderLoad(): Promise<number[]> {
  const load = { isOn: true };
  const visits = Array.from({ length: visitors }, (_, index) =>
    visit({
      origin,
      index,
      mayReconnect: () => load.isOn,
      onAnswer: () => (counts.answered += 1),
      onFailure: fail,
    }),
  );
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await wait(1_000);
    times.push(await reload());
  }
  load.isOn = false;
  // Visitors end when the workers close their connections.
  times.push(await reload());
  await Promise.all(visits);
  return times;
}

async function reload(): Promise<number> {
  const before = childrenOf(child);
  const began = performance.now();
  child.kill('SIGHUP');
  await until('every worker is replaced', () => {
    const now = childrenOf(child);
    return now.length === processes && before.every((pid) => !now.includes(pid));
  });
  return performance.now() - began;
}

async function killWorker(): Promise<void> {
  const [killed = 0] = childrenOf(child);
  process.kill(killed, 'SIGKILL');
  await until('a killed worker is replaced', () => {
    const now = childrenOf(child);
    return now.length === processes && !now.includes(killed);
  });
}

async function killSupervisor(): Promise<void> {
  const last = childrenOf(child);
  child.kill('SIGKILL');
  await until('no worker is left', () => !last.some(isProcessAlive));
}

function fail(what: string): void {
  counts.failed += 1;
  console.error(what);
}

async function until(what: string, isMet: () => boolean): Promise<void> {
  const end = performance.now() + waitLimit;
  while (!isMet()) {
    if (performance.now() > end) throw new Error(`Not within its time: ${what}.`);
    await wait(50);
  }
}

function childrenOf({ pid = 0 }: ChildProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
