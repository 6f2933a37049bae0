import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { buildIfStale } from '../build-if-stale.ts';
import { startPostgres } from '../start-postgres.ts';
import { startSite } from '../start-site.ts';

/**
 * `npm run proof:frozen-database -- [SECONDS]` stops every process of PostgreSQL while visitors read and write.
 * Pages come from the cache, writes and `/readyz` answer 503 within 2 seconds, and 5 seconds after PostgreSQL
 * continues everything works.
 */
const frozenTime = Number(process.argv[2] ?? 30) * 1_000;
const [limit, healingTime] = [2_000, 5_000];
const readers = 8;
const asked = ['/home', '/en/mall', '/en/product/sdp', '/api/cart?language=en', '/readyz', 'write'];
/** Cached pages, which are answered while the database is away. */
const pages = new Set(asked.slice(0, 3));

interface Answered {
  what: string;
  status: number;
  ms: number;
}

await buildIfStale();
const postgres = await startPostgres();
if (!postgres) {
  console.error('No PostgreSQL is installed here.');
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'uid-frozen-'));
const faults: string[] = [];
const site = await startSite(dataDir, {
  DATABASE_URL: postgres.url,
  LOG_LEVEL: 'silent',
  ATTEMPTS_PER_ADDRESS: '1000000',
});
try {
  for (const what of [...asked, ...asked]) await ask(what);
  // Requests are in flight when the database freezes.
  const before = askUntil(performance.now() + 300);
  await wait(150);
  postgres.signal('SIGSTOP');
  const during = [...(await before), ...(await askUntil(performance.now() + frozenTime))];
  postgres.signal('SIGCONT');
  const healed = await healedAfter();
  const slowest = Math.max(...during.map(({ ms }) => ms));
  for (const { what, status, ms } of during) {
    if (ms > limit) faults.push(`${what}: ${Math.round(ms)} ms`);
    if (pages.has(what) ? status !== 200 : status !== 503 && status !== 200)
      faults.push(`${what}: ${status}`);
  }
  if (healed > healingTime) faults.push(`healed only after ${Math.round(healed)} ms`);
  const refused = during.filter(({ status }) => status === 503).length;
  console.log(
    `Frozen for ${frozenTime / 1000} s: ${during.length} requests, ${refused} of them 503, the slowest ` +
      `${Math.round(slowest)} ms; healed after ${Math.round(healed)} ms; ${faults.length} faults`,
  );
  if (refused === 0) faults.push('nothing was refused');
} finally {
  postgres.signal('SIGCONT');
  await site.stop();
  await postgres[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of new Set(faults)) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

async function ask(what: string): Promise<Answered> {
  const started = performance.now();
  const answer =
    what === 'write'
      ? await fetch(`${site.origin}/api/cart/add`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ language: 'en', sku: 'SIM-3FF-10', quantity: 1 }),
        })
      : await fetch(site.origin + what);
  await answer.arrayBuffer();
  return { what, status: answer.status, ms: performance.now() - started };
}

/** Sends requests on several connections, one after the other on each. */
async function askUntil(end: number): Promise<Answered[]> {
  const answers = await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      const own: Answered[] = [];
      for (let turn = reader; performance.now() < end; turn += 1) {
        own.push(await ask(asked[turn % asked.length] ?? '/home'));
        await wait(20);
      }
      return own;
    }),
  );
  return answers.flat();
}

async function healedAfter(): Promise<number> {
  const started = performance.now();
  for (;;) {
    const [write, ready] = [await ask('write'), await ask('/readyz')];
    const taken = performance.now() - started;
    if ((write.status === 200 && ready.status === 200) || taken > 4 * healingTime) return taken;
    await wait(50);
  }
}
