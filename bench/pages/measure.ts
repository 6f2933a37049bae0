import type { Effort, Result } from '../bench.ts';
import { compare } from '../table.ts';
import type { Comparison, Figure, Table } from '../table.ts';
import { median, takeTurns } from '../turns.ts';
import { withStack } from '../with-stack.ts';
import { startAll } from './contestants.ts';
import type { Contestant, Field } from './contestants.ts';
import { fillCart } from './fill-cart.ts';
import { flood, readOver } from './wrk.ts';
import type { Measurement } from './wrk.ts';

/** The addresses that the flood requests, each time with another ending. */
const floods = {
  'foreign queries': '/home?x=',
  'unknown paths': '/no-such-page-',
  'unknown values': '/news/detail?id=',
  searches: '/mall?q=',
};
const personal = ['/order', '/order?no=20260105000001', '/confirm-order', '/cart'];

const cost: Figure<Measurement> = {
  title: 'processor µs',
  of: ({ microseconds }) => microseconds,
  digits: 1,
  better: 'less',
};
const speed: Figure<Measurement> = {
  title: 'requests/s',
  of: ({ perSecond }) => perSecond,
  digits: 0,
  better: 'more',
};
const slowest: Figure<Measurement> = { title: 'p99 ms', of: ({ p99Ms }) => p99Ms, digits: 1 };
const figures = [cost, speed, slowest];

interface Flooded extends Measurement {
  /** Requests of the flood that were answered in a second. */
  floodPerSecond: number;
}
const asked: Figure<Flooded> = {
  title: 'flood/s',
  of: ({ floodPerSecond }) => floodPerSecond,
  digits: 0,
};

export function measurePages(effort: Effort): Promise<Result> {
  return withStack(async (stack) => measureField(stack.use(await startAll()), effort));
}

async function measureField(field: Field, { isQuick }: Effort): Promise<Result> {
  const turns = isQuick ? 3 : 7;
  const seconds = isQuick ? 1 : 2;
  const kept: Comparison<Measurement>[] = [];
  for (const connections of isQuick ? [32] : [32, 1000])
    kept.push(await compareKept(field, { connections, seconds, turns }));
  const flooded: Comparison<Flooded>[] = [];
  for (const [name, path] of Object.entries(floods).slice(0, isQuick ? 2 : 4))
    flooded.push(await compareFlooded(field.ours, { name, path, seconds, turns }));
  const tables = [
    compare('A kept page', kept, { limit: 'nginx', figures }),
    compare('Readers of a kept page, alone and beside a flood', flooded, {
      limit: 'alone',
      figures: [...figures, asked],
    }),
    compare(
      'A kept page for readers who take no Brotli',
      [await comparePlain(field.ours, { connections: 32, seconds, turns })],
      { limit: 'Brotli', figures },
    ),
    await measurePersonal(field.ours, { seconds, turns }),
  ];
  return { tables, notes: [] };
}

interface Load {
  connections: number;
  seconds: number;
  turns: number;
}

async function compareKept(
  { nginx, bare, constant, ours }: Field,
  { connections, seconds, turns }: Load,
): Promise<Comparison<Measurement>> {
  const samples = await takeTurns([nginx, bare, constant, ours], turns, ({ origin, pid }) =>
    readOver(pid, { url: `${origin}/home`, connections, seconds }),
  );
  return { what: `/home, ${connections} connections`, samples };
}

/** Compares the page without Brotli, as monitors, robots and old proxies request it, which is several times as long. */
async function comparePlain(
  { origin, pid }: Contestant,
  { turns, ...load }: Load,
): Promise<Comparison<Measurement>> {
  const url = `${origin}/home`;
  const readers = [
    { name: 'Brotli', coding: 'br' },
    { name: 'none', coding: 'identity' },
  ];
  const samples = await takeTurns(readers, turns, ({ coding }) =>
    readOver(pid, { ...load, url, headers: { 'accept-encoding': coding } }),
  );
  return { what: '/home, 32 connections', samples };
}

interface Flood {
  name: string;
  path: string;
  seconds: number;
  turns: number;
}

async function compareFlooded(
  { origin, pid }: Contestant,
  { name, path, seconds, turns }: Flood,
): Promise<Comparison<Flooded>> {
  const readers = { url: `${origin}/home`, connections: 32, seconds: seconds * 2 };
  const few = Math.ceil(turns / 3);
  const samples = await takeTurns([{ name: 'alone' }, { name: 'flooded' }], few, async (each) => {
    const isFlooded = each.name === 'flooded';
    const [measurement, floodPerSecond] = await Promise.all([
      readOver(pid, readers),
      isFlooded ? flood({ url: origin + path, seconds: readers.seconds }) : 0,
    ]);
    return { ...measurement, floodPerSecond };
  });
  return { what: name, samples };
}

/** Measures personal pages, as a guest with three lines in the cart requests them. */
async function measurePersonal(
  { origin, pid }: Contestant,
  { seconds, turns }: Pick<Load, 'seconds' | 'turns'>,
): Promise<Table> {
  const cookie = await fillCart(origin);
  const rows: string[][] = [];
  for (const path of personal) {
    const load = { url: origin + path, connections: 4, seconds, headers: { cookie } };
    // As often before it counts: a page that has just been asked for the first time is compiled meanwhile.
    for (let turn = 0; turn < turns; turn += 1) await readOver(pid, load);
    const counted: Measurement[] = [];
    for (let turn = 0; turn < turns; turn += 1) counted.push(await readOver(pid, load));
    const microseconds = median(counted.map((each) => each.microseconds));
    const p99Ms = median(counted.map((each) => each.p99Ms));
    rows.push([path, (microseconds / 1000).toFixed(2), p99Ms.toFixed(1)]);
  }
  return { title: 'Pages of a person', columns: ['', 'processor ms', 'p99 ms'], rows };
}
