import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import pg from 'pg';

import { startBareServer } from './bare/bare-server.ts';
import { openClient } from './client.ts';
import { scenarios } from './contestant.ts';
import type { Contestant, Scenario } from './contestant.ts';
import { startOurServer } from './our-server.ts';

/**
 * The shop beside a bare server with the same rules on the same database, turn by turn in one run.
 * `node bench/commerce/run.ts [seconds per measurement]`; TEST_DATABASE_URL names a PostgreSQL server to use as well.
 * A machine is not the same from one minute to the next: many short turns, and the ratio is the middle one of theirs.
 */
const seconds = Number(process.argv[2] ?? 1);
const turns = 11;
const ticksPerSecond = 100;

interface Measurement {
  perSecond: number;
  cpuMs: number;
}

interface Pair {
  ours: Measurement;
  bare: Measurement;
}

await compare('SQLite', undefined);
const postgresUrl = process.env.TEST_DATABASE_URL;
if (postgresUrl) await compare('PostgreSQL', postgresUrl);

async function compare(database: string, serverUrl: string | undefined): Promise<void> {
  const ours = await startOurServer(
    serverUrl && (await createDatabase(serverUrl, `ours_${process.pid}`)),
  );
  const bare = await startBareServer(
    serverUrl && (await createDatabase(serverUrl, `bare_${process.pid}`)),
  );
  console.log(`\n${database}: our server ready at ${megabytes(ours.pid)} MB`);
  for (const connections of [1, 32]) {
    for (const scenario of scenarios) {
      const pairs: Pair[] = [];
      for (let turn = -1; turn < turns; turn += 1) {
        const pair = await measurePair({ ours, bare }, scenario, { connections, turn });
        // The first one warms both.
        if (turn >= 0) pairs.push(pair);
      }
      const middle = (figure: (pair: Pair) => number) => median(pairs.map(figure));
      console.log(
        [
          `${scenario} × ${connections}`.padEnd(16),
          `ours ${middle(({ ours: { perSecond } }) => perSecond).toFixed(0)}/s`,
          `bare ${middle(({ bare: { perSecond } }) => perSecond).toFixed(0)}/s`,
          `ratio ${middle((pair) => pair.ours.perSecond / pair.bare.perSecond).toFixed(2)}`,
          `CPU ${middle((pair) => pair.ours.cpuMs).toFixed(2)} and ${middle((pair) => pair.bare.cpuMs).toFixed(2)} ms each`,
        ].join('   '),
      );
    }
  }
  console.log(`our server after the load: ${megabytes(ours.pid)} MB`);
  await ours[Symbol.asyncDispose]();
  await bare[Symbol.asyncDispose]();
}

/** One after the other, each of them first every other time. */
async function measurePair(
  { ours, bare }: { ours: Contestant; bare: Contestant },
  scenario: Scenario,
  at: { connections: number; turn: number },
): Promise<Pair> {
  if (at.turn % 2 === 0) {
    const mine = await measure(ours, scenario, at);
    return { ours: mine, bare: await measure(bare, scenario, at) };
  }
  const limit = await measure(bare, scenario, at);
  return { ours: await measure(ours, scenario, at), bare: limit };
}

async function measure(
  contestant: Contestant,
  scenario: Scenario,
  { connections, turn }: { connections: number; turn: number },
): Promise<Measurement> {
  const client = openClient(contestant.origin, connections);
  const step = contestant.steps(client)[scenario];
  const cpuBefore = cpuSeconds(contestant.pid);
  const started = performance.now();
  const end = started + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, buyer) => {
      for (let round = 0; performance.now() < end; round += 1) {
        await step(buyer, (connections * 100 + turn) * 1_200_000 + round);
        done += 1;
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  await client.close();
  const cpu = cpuSeconds(contestant.pid) - cpuBefore;
  return { perSecond: done / elapsed, cpuMs: (cpu / done) * 1000 };
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? NaN;
}

/** User and system time of a process, from Linux's own books. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function megabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
