import { startPostgres } from '../../scripts/start-postgres.ts';
import type { Effort, Result } from '../bench.ts';
import { quantile } from '../turns.ts';
import { engines } from './engines.ts';
import { makeEntries } from './entries.ts';
import { queries } from './queries.ts';

const large = { articles: 5_000, items: 10_000 };
const quickLarge = { articles: 500, items: 1_000 };
const repeats = 20;
const megabyte = 1_000_000;

/**
 * Compares engines on the same site: time to index, memory, time to search, and how many queries find the right
 * page.
 */
export async function measureSearch({ isQuick }: Effort): Promise<Result> {
  const size = isQuick ? quickLarge : large;
  const entries = await makeEntries(size);
  const server = await startPostgres().catch(() => undefined);
  const rows: string[][] = [];
  const notes: string[] = server ? [] : ['PostgreSQL is not installed here.'];
  for (const [name, open] of Object.entries(engines(server?.url))) {
    const before = used();
    const began = performance.now();
    const engine = await open(entries);
    const made = performance.now() - began;
    const bytes = engine.bytes ?? used() - before;
    const missed: string[] = [];
    const times: number[] = [];
    const efforts: number[] = [];
    for (const [q, path] of queries) {
      const found = await engine.find(q);
      if (!found.slice(0, 3).includes(path)) missed.push(q);
      const spent = process.cpuUsage();
      for (let turn = 0; turn < repeats; turn += 1) {
        const asked = performance.now();
        await engine.find(q);
        times.push(performance.now() - asked);
      }
      const { user, system } = process.cpuUsage(spent);
      efforts.push((user + system) / repeats / 1000);
    }
    await engine.close();
    const figures = [
      made / 1000,
      bytes / megabyte,
      quantile(times, 0.5),
      quantile(times, 0.95),
      quantile(efforts, 0.95),
    ];
    const found = `${queries.length - missed.length} of ${queries.length}`;
    rows.push([name, found, ...figures.map((figure) => figure.toFixed(1))]);
    if (missed.length > 0) notes.push(`${name} misses ${missed.join(', ')}.`);
  }
  await server?.[Symbol.asyncDispose]();
  const count = (number: number) => number.toLocaleString('en');
  const title = `One language of the site, with ${count(size.articles)} articles and ${count(size.items)} items`;
  const columns = [
    '',
    'found among the first three',
    'made, s',
    'MB',
    'p50 ms',
    'p95 ms',
    'p95 ms of this process',
  ];
  return { tables: [{ title, columns, rows }], notes };
}

function used(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
