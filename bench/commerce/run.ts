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
 */
const seconds = Number(process.argv[2] ?? 2);
const turns = 3;
const ticksPerSecond = 100;

interface Measurement {
  perSecond: number;
  cpuMs: number;
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
      const measured = { ours: [] as Measurement[], bare: [] as Measurement[] };
      for (let turn = 0; turn < turns; turn += 1) {
        measured.ours.push(await measure(ours, scenario, { connections, turn }));
        measured.bare.push(await measure(bare, scenario, { connections, turn }));
      }
      const [mine, limit] = [median(measured.ours), median(measured.bare)];
      console.log(
        [
          `${scenario} × ${connections}`.padEnd(16),
          `ours ${mine.perSecond.toFixed(0)}/s`,
          `bare ${limit.perSecond.toFixed(0)}/s`,
          `ratio ${(mine.perSecond / limit.perSecond).toFixed(2)}`,
          `CPU ${mine.cpuMs.toFixed(2)} and ${limit.cpuMs.toFixed(2)} ms each`,
        ].join('   '),
      );
    }
  }
  console.log(`our server after the load: ${megabytes(ours.pid)} MB`);
  await ours[Symbol.asyncDispose]();
  await bare[Symbol.asyncDispose]();
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

function median(runs: Measurement[]): Measurement {
  const middle = runs.toSorted((one, other) => one.perSecond - other.perSecond)[turns >> 1];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
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
