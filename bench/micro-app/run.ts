import type { Browser, CDPSession, Page } from '@playwright/test';

import { launchBrowser } from '../../packages/micro-app/e2e/browser.ts';
import type { HostName } from './site.ts';
import { startBenchSite } from './site.ts';

/**
 * The micro-app host against qiankun 2.10.16 and single-spa 6, with one child, in one run:
 * `node bench/micro-app/run.ts [cold samples]`. The ratios count; the milliseconds are the machine's.
 */
const coldSamples = Number(process.argv[2] ?? 30);
const warmCycles = 100;

const contestants: { name: string; host: HostName; query: string }[] = [
  { name: 'ours', host: 'ours', query: '' },
  { name: 'qiankun', host: 'qiankun', query: '' },
  { name: 'qiankun, no sandbox', host: 'qiankun', query: '?no-sandbox' },
  { name: 'single-spa, import() by hand', host: 'single-spa', query: '' },
];

interface Result {
  cold: number[];
  warm: number;
  heap: number;
  nodes: number;
  listeners: number;
  bytes: number;
}

const { site, sizes } = await startBenchSite();
const browser = await launchBrowser(['--js-flags=--expose-gc']);
const results = new Map<string, Result>();
for (const { name, host, query } of contestants) {
  const page = await openHost(browser, host + query);
  results.set(name, { cold: [], ...(await measureCycles(page)), bytes: sizes[host] });
  await page.context().close();
}
// In turns, so that a busy moment of the machine hits all alike.
for (let sample = 0; sample < coldSamples; sample++)
  for (const { name, host, query } of contestants) {
    const page = await openHost(browser, host + query);
    results.get(name)!.cold.push(await timeOf(page));
    await page.context().close();
  }
await browser.close();
await site[Symbol.asyncDispose]();
print();

async function openHost(from: Browser, path: string): Promise<Page> {
  const page = await from.newPage();
  await page.goto(`${site.origin}/${path}`);
  await page.waitForFunction(() => 'benchHost' in window);
  return page;
}

function timeOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now();
    await window.benchHost.mount();
    return performance.now() - start;
  });
}

async function measureCycles(page: Page): Promise<Omit<Result, 'cold' | 'bytes'>> {
  const session = await page.context().newCDPSession(page);
  await cycle(page, warmCycles);
  const before = await usage(session);
  const times = await cycle(page, warmCycles);
  const after = await usage(session);
  const perCycle = (key: keyof typeof after) => (after[key] - before[key]) / warmCycles;
  return {
    warm: median(times),
    heap: perCycle('heap'),
    nodes: perCycle('nodes'),
    listeners: perCycle('listeners'),
  };
}

function cycle(page: Page, count: number): Promise<number[]> {
  return page.evaluate(async (rounds) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await window.benchHost.mount();
      times.push(performance.now() - start);
      await window.benchHost.unmount();
    }
    return times;
  }, count);
}

async function usage(session: CDPSession) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function print(): void {
  const ours = results.get('ours')!;
  const against = (value: number, mine: number) => `${(value / mine).toFixed(2)}×`;
  console.table(
    Object.fromEntries(
      Array.from(results, ([name, result]) => [
        name,
        {
          'cold mount ms': median(result.cold).toFixed(1),
          'to ours': against(median(result.cold), median(ours.cold)),
          'warm mount ms': result.warm.toFixed(2),
          'to ours ': against(result.warm, ours.warm),
          'heap B/cycle': Math.round(result.heap),
          'nodes/cycle': result.nodes,
          'listeners/cycle': result.listeners,
          'host B gz': result.bytes,
          'to ours  ': against(result.bytes, ours.bytes),
        },
      ]),
    ),
  );
}
