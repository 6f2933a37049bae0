import { startAll } from './contestants.ts';
import type { Contestant, Field } from './contestants.ts';
import { flood, measure } from './wrk.ts';
import type { Measurement } from './wrk.ts';

/**
 * A kept page beside nginx and a bare Fastify that send the same bytes and headers, readers beside a flood of
 * addresses that nobody kept, and what a person's pages cost. `node bench/pages/run.ts [turns]`; needs Debian's
 * `nginx-light` and `wrk`. Contestants take turns, and a ratio is the middle one of its turns; where others work on
 * the machine, only the ratios of processor time say anything.
 */
const turns = Number(process.argv[2] ?? 7);
const seconds = 2;

/** What the flood asks for; each time with another ending. */
const floods = {
  'foreign queries': '/home?x=',
  'unknown paths': '/no-such-page-',
  'unknown values': '/news/detail?id=',
  searches: '/mall?q=',
};

const field = await startAll();
try {
  for (const connections of [32, 1000]) await compareKept(field, connections);
  for (const [name, path] of Object.entries(floods)) await compareFlooded(field.ours, name, path);
  await showPersonal(field.ours);
} finally {
  await field[Symbol.asyncDispose]();
}

async function compareKept({ nginx, constant, ours }: Field, connections: number): Promise<void> {
  const contestants = [nginx, constant, ours];
  const measured = new Map<Contestant, Measurement[]>(contestants.map((each) => [each, []]));
  // The first turn warms them all.
  for (let turn = -1; turn < turns; turn += 1) {
    for (const each of turn % 2 === 0 ? contestants : contestants.toReversed()) {
      const url = `${each.origin}/home`;
      const measurement = await measure(each.pid, { url, connections, seconds });
      if (turn >= 0) measured.get(each)?.push(measurement);
    }
  }
  const floor = measured.get(nginx) ?? [];
  for (const [{ name }, own] of measured) {
    const cost = ratios(own, floor, (one, other) => other.microseconds / one.microseconds);
    const speed = ratios(own, floor, (one, other) => one.perSecond / other.perSecond);
    print(`/home × ${connections}`, name, [
      `${middle(own.map(({ perSecond }) => perSecond)).toFixed(0)}/s`,
      `${middle(own.map(({ microseconds }) => microseconds)).toFixed(1)} µs each`,
      `of nginx: ${cost} by processor time, ${speed} by requests a second`,
    ]);
  }
}

/** Readers of a kept page alone, then beside 2,000 new addresses a second, turn by turn. */
async function compareFlooded({ origin, pid }: Contestant, name: string, path: string) {
  const readers = { url: `${origin}/home`, connections: 32, seconds: seconds * 2 };
  const alone: Measurement[] = [];
  const beside: Measurement[] = [];
  const floodRates: number[] = [];
  for (let turn = -1; turn < Math.ceil(turns / 2); turn += 1) {
    const quiet = await measure(pid, readers);
    const [flooded, { perSecond }] = await Promise.all([
      measure(pid, readers),
      flood({ url: origin + path, seconds: readers.seconds }),
    ]);
    if (turn < 0) continue;
    alone.push(quiet);
    beside.push(flooded);
    floodRates.push(perSecond);
  }
  const kept = ratios(beside, alone, (one, other) => one.perSecond / other.perSecond);
  const cost = ratios(beside, alone, (one, other) => other.microseconds / one.microseconds);
  print('flood', name, [
    `${middle(floodRates).toFixed(0)}/s`,
    `readers keep ${cost} of the processor time, ${kept} of their requests a second`,
    `p99 ${middle(beside.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`,
  ]);
}

/** Pages that are one visitor's, as a guest with three lines in the cart asks for them. */
async function showPersonal({ origin, pid }: Contestant): Promise<void> {
  const cookie = await fillCart(origin);
  for (const path of ['/order', '/order?no=20260105000001', '/confirm-order', '/cart']) {
    const load = { url: origin + path, connections: 4, seconds, headers: { cookie } };
    await measure(pid, load);
    const { microseconds } = await measure(pid, load);
    print('a person’s page', path, [`${(microseconds / 1000).toFixed(2)} ms each`]);
  }
}

async function fillCart(origin: string): Promise<string> {
  let cookie = '';
  for (const sku of ['SIM-3FF-10', 'BGW-200', 'SDP-50']) {
    const form = new URLSearchParams({ intent: 'restore', sku, quantity: '1' });
    const answer = await fetch(`${origin}/cart`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: form,
    });
    cookie ||= answer.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
  }
  return cookie;
}

type Ratio = (one: Measurement, other: Measurement) => number;

/** The middle one of the turns' ratios, and the lowest and highest. */
function ratios(ours: Measurement[], floor: Measurement[], ratio: Ratio): string {
  const all = ours.flatMap((each, turn) => {
    const other = floor[turn];
    return other ? [ratio(each, other)] : [];
  });
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return `${middle(all).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

function middle(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? NaN;
}

function print(what: string, who: string, figures: string[]): void {
  console.log(`${what.padEnd(16)} ${who.padEnd(26)} ${figures.join('   ')}`);
}
