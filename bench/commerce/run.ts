import { performance } from 'node:perf_hooks';

import pg from 'pg';

import { startBareServer } from './bare/bare-server.ts';
import { openClient } from './client.ts';
import { scenarios } from './contestant.ts';
import type { Contestant, Scenario, Stall } from './contestant.ts';
import { startOurServer } from './our-server.ts';
import { databaseTime, megabytes, processorTime } from './processor-time.ts';

/**
 * The shop beside bare servers with the same rules and the same rows on the same database, turn by turn in one run.
 * `node bench/commerce/run.ts [seconds per measurement] [turns]`; TEST_DATABASE_URL names a PostgreSQL server, on
 * this machine, to use as well. `bare` takes as few round trips as the rules allow; `one statement` is the far limit
 * of a server that forgoes all else. A machine is not the same from one minute to the next: many short turns, and
 * a ratio is the middle one of theirs. On a busy one only those of processor time say anything.
 */
const seconds = Number(process.argv[2] ?? 1);
const turns = Number(process.argv[3] ?? 11);

interface Measurement {
  perSecond: number;
  p99: number;
  /** Milliseconds of processor each, of the server and of the database beside it. */
  server: number;
  database: number;
}

await compare('SQLite', undefined);
const postgresUrl = process.env.TEST_DATABASE_URL;
if (postgresUrl) await compare('PostgreSQL', postgresUrl);

async function compare(database: string, serverUrl: string | undefined): Promise<void> {
  const locate = async (name: string) =>
    serverUrl && createDatabase(serverUrl, `${name}_${process.pid}`);
  const stalls: Stall[] = [
    await startOurServer(await locate('ours')),
    await startBareServer(await locate('bare'), { isFar: false }),
  ];
  // In SQLite no statement makes a round trip, so that there is nothing to fold.
  if (serverUrl) stalls.push(await startBareServer(await locate('far'), { isFar: true }));
  const contestants = stalls.flatMap((stall) => stall.contestants);
  const pid = contestants[0]?.pid ?? 0;
  console.log(`\n${database}: our server ready at ${megabytes(pid)} MB`);
  for (const connections of [1, 32]) {
    for (const scenario of scenarios) {
      const rounds: Measurement[][] = [];
      for (let turn = -1; turn < turns; turn += 1) {
        const round = await measureAll(contestants, scenario, { connections, turn });
        // The first one warms all.
        if (turn >= 0) rounds.push(round);
      }
      console.log(`${scenario} × ${connections}`);
      print(contestants, rounds);
    }
  }
  console.log(`our server after the load: ${megabytes(pid)} MB`);
  for (const stall of stalls) await stall[Symbol.asyncDispose]();
}

/** One after the other, in the other order every other time. */
async function measureAll(
  contestants: Contestant[],
  scenario: Scenario,
  at: { connections: number; turn: number },
): Promise<Measurement[]> {
  const order = contestants.map((_, place) => place);
  if (at.turn % 2 !== 0) order.reverse();
  const round: Measurement[] = [];
  for (const place of order) round[place] = await measure(contestants[place]!, scenario, at);
  return round;
}

async function measure(
  contestant: Contestant,
  scenario: Scenario,
  { connections, turn }: { connections: number; turn: number },
): Promise<Measurement> {
  const { origin, pid, databaseName } = contestant;
  const client = openClient(origin, connections);
  const step = contestant.steps(client)[scenario];
  const before = { server: processorTime(pid), database: databaseTime(databaseName) };
  const started = performance.now();
  const end = started + seconds * 1000;
  const waits: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, async (_, buyer) => {
      let now = performance.now();
      for (let round = 0; now < end; round += 1) {
        const asked = now;
        await step(buyer, (connections * 100 + turn) * 1_200_000 + round);
        now = performance.now();
        waits.push(now - asked);
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  await client.close();
  const each = (used: number) => (used / waits.length) * 1000;
  return {
    perSecond: waits.length / elapsed,
    p99: waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? NaN,
    server: each(processorTime(pid) - before.server),
    database: each(databaseTime(databaseName) - before.database),
  };
}

/** Each contestant's figures, and the bare server's by them: 1 is as good, less is worse. */
function print(contestants: Contestant[], rounds: Measurement[][]): void {
  const bare = contestants.findIndex(({ name }) => name === 'bare');
  const sum = ({ server, database }: Measurement) => server + database;
  for (const [place, { name }] of contestants.entries()) {
    const middle = (figure: (own: Measurement, limit: Measurement) => number, digits: number) =>
      median(rounds.map((round) => figure(round[place]!, round[bare]!))).toFixed(digits);
    console.log(
      [
        `  ${name.padEnd(14)}`,
        `${middle(({ perSecond }) => perSecond, 0).padStart(6)}/s`,
        `p99 ${middle(({ p99 }) => p99, 1).padStart(6)} ms`,
        `processor ${middle(({ server }) => server, 2)} + ${middle(({ database }) => database, 2)} ms`,
        `of bare: ${middle((own, limit) => own.perSecond / limit.perSecond, 2)} in number`,
        `${middle((own, limit) => sum(limit) / sum(own), 2)} by processor`,
      ].join('   '),
    );
  }
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? NaN;
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
