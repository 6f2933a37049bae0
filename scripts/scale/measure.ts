import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { Pool } from 'undici';

import { openClient } from '../../bench/commerce/client.ts';
import type { Contestant } from '../../bench/commerce/contestant.ts';
import { startOurServer } from '../../bench/commerce/our-server.ts';
import { countDatabaseTime, megabytes, processorTime } from '../../bench/processor-time.ts';
import { createOwnDatabase } from '../proofs/own-database.ts';
import type { Measured } from './capacity.ts';

/**
 * `npm run capacity -- measure` measures what a purchase and a page cost the built server in processor time and
 * bytes, with sessions bound to keys. The minimum of several rounds counts, because other work on the machine
 * only adds to it. Rates are measured by `npm run bench`.
 */
const [rounds, purchases, pages, connections] = [5, 240, 1_600, 16];
export const measuredFile = join(import.meta.dirname, 'measured.json');

export function readMeasured(): Measured {
  return JSON.parse(readFileSync(measuredFile, 'utf8')) as Measured;
}

export async function measure(): Promise<void> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl)
    throw new Error('TEST_DATABASE_URL has to name a PostgreSQL server on this machine.');
  const sqlite = await weigh(undefined);
  const { server, database, bytesStored, bytesLogged, ...rest } = await weigh(serverUrl);
  const measured: Measured = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    purchaseMs: { sqlite: sqlite.server, server, database },
    ...rest,
    purchaseBytes: { stored: bytesStored, logged: bytesLogged },
  };
  writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(measured);
}

/** Measures purchases and reads, each after a warm-up. */
async function weigh(serverUrl: string | undefined) {
  const location = await createOwnDatabase(serverUrl);
  const stall = await startOurServer(location.databaseUrl);
  try {
    const contestant = stall.contestants.find(({ name }) => name === 'ours, bound');
    if (!contestant) throw new Error('There is nobody to buy as a browser does.');
    return await weighServer(contestant, location.databaseUrl);
  } finally {
    await stall[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  }
}

async function weighServer(contestant: Contestant, databaseUrl: string | undefined) {
  const { origin, pid, databaseName } = contestant;
  const client = openClient(origin, connections);
  const { purchase } = contestant.steps(client);
  const buy = (first: number) =>
    share(purchases, (each, buyer) => purchase(buyer, buyer * 1_200_000 + first + each));
  // Three rounds warm the server up, because code that is not compiled yet costs twice as much.
  await buy(0);
  for (const round of [-2, -1]) await buy((rounds - round) * purchases);
  const before = await readDatabase(databaseUrl);
  const measured = { pid, databaseName, count: purchases };
  const bought = await leastCost((round) => buy(round * purchases), measured);
  const after = await readDatabase(databaseUrl);
  await client.close();
  const each = (name: keyof typeof after) =>
    Math.round((after[name] - before[name]) / (rounds * purchases));
  const pageMs = {
    kept: (await costOfPages(origin, pid, '/en/news')).server,
    priced: (await costOfPages(origin, pid, '/home')).server,
  };
  return {
    ...bought,
    bytesStored: each('bytes'),
    bytesLogged: each('logged'),
    pageMs,
    serverMegabytes: megabytes(pid),
  };
}

async function costOfPages(origin: string, pid: number, path: string) {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const read = async () => {
    const { body } = await pool.request({
      method: 'GET',
      path,
      headers: { 'accept-encoding': 'br' },
    });
    await body.dump();
  };
  await share(pages, read);
  const measured = { pid, databaseName: undefined, count: pages };
  const cost = await leastCost(() => share(pages, read), measured);
  await pool.close();
  return cost;
}

/** Returns the minimum milliseconds of processor time of one act, over the rounds from 1 on. */
async function leastCost(
  work: (round: number) => Promise<unknown>,
  { pid, databaseName, count }: { pid: number; databaseName: string | undefined; count: number },
) {
  const least = { server: Infinity, database: Infinity };
  for (let round = 1; round <= rounds; round += 1) {
    const before = processorTime(pid);
    const databaseTime = countDatabaseTime(databaseName);
    await work(round);
    const each = (seconds: number) => Number(((seconds / count) * 1000).toFixed(3));
    least.server = Math.min(least.server, each(processorTime(pid) - before));
    least.database = Math.min(least.database, each(databaseTime()));
  }
  return least;
}

/** Acts `count` times in total, one after the other on each of the connections. */
async function share(count: number, act: (each: number, place: number) => Promise<unknown>) {
  const places = Array.from({ length: connections }, async (_, place) => {
    for (let each = 0; each < count / connections; each += 1) await act(each, place);
  });
  await Promise.all(places);
}

async function readDatabase(url: string | undefined) {
  if (url === undefined) return { bytes: 0, logged: 0 };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<'bytes' | 'logged', string>>(
    `select pg_database_size(current_database()) as bytes, pg_current_wal_lsn() - '0/0'::pg_lsn as logged`,
  );
  await client.end();
  const [row] = rows;
  return { bytes: Number(row?.bytes), logged: Number(row?.logged) };
}
