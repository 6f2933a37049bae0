import type { Browser, CDPSession, Page } from '@playwright/test';

import { launchBrowser } from '../../packages/micro-app/e2e/browser.ts';
import type { Effort, Result } from '../bench.ts';
import { compare } from '../table.ts';
import type { Figure } from '../table.ts';
import { median, takeTurns } from '../turns.ts';
import { withStack } from '../with-stack.ts';
import type { HostName } from './site.ts';
import { startBenchSite } from './site.ts';

/** Single-spa reads no entry page, because its users list the child's files by hand. */
const limit = 'single-spa';
const hosts: { name: string; host: HostName; query: string }[] = [
  { name: limit, host: 'single-spa', query: '' },
  { name: 'qiankun', host: 'qiankun', query: '' },
  { name: 'qiankun, no sandbox', host: 'qiankun', query: '?no-sandbox' },
  { name: 'entry page, no retry', host: 'entry-alone', query: '' },
  { name: 'ours', host: 'ours', query: '' },
];

interface Usage {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Milliseconds of mounts, and what a cycle of mounting and unmounting leaves in memory. */
interface Measurement extends Usage {
  cold: number;
  warm: number;
  bytes: number;
}

const figures: Figure<Measurement>[] = [
  { title: 'cold mount ms', of: ({ cold }) => cold, digits: 1, better: 'less' },
  { title: 'warm mount ms', of: ({ warm }) => warm, digits: 2, better: 'less' },
  { title: 'host B gz', of: ({ bytes }) => bytes, digits: 0, better: 'less' },
  { title: 'heap B/cycle', of: ({ heap }) => heap, digits: 0 },
  { title: 'nodes/cycle', of: ({ nodes }) => nodes, digits: 2 },
  { title: 'listeners/cycle', of: ({ listeners }) => listeners, digits: 2 },
];

/** Compares the micro-app host with qiankun and single-spa, with a child of 200 rows. */
export function measureHost(effort: Effort): Promise<Result> {
  return withStack((stack) => measureHosts(stack, effort));
}

async function measureHosts(stack: AsyncDisposableStack, { isQuick }: Effort): Promise<Result> {
  const { site, sizes } = await startBenchSite();
  stack.use(site);
  const browser = await launchBrowser(['--js-flags=--expose-gc']);
  stack.defer(() => browser.close());
  const contestants = [];
  for (const { name, host, query } of hosts) {
    const open = () => openHost(browser, `${site.origin}/${host}${query}`);
    contestants.push({ name, open, warmPage: await open(), bytes: sizes[host] });
  }
  const samples = await takeTurns(contestants, isQuick ? 3 : 7, async (contestant) => ({
    cold: await timeCold(contestant.open, isQuick ? 2 : 6),
    ...(await measureCycles(contestant.warmPage, isQuick ? 30 : 60)),
    bytes: contestant.bytes,
  }));
  const comparison = { what: 'one child', samples };
  return { tables: [compare('Mounting a child', [comparison], { limit, figures })], notes: [] };
}

async function openHost(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'benchHost' in window);
  return page;
}

/** Measures each mount in its own browser context, whose cache is empty. */
async function timeCold(open: () => Promise<Page>, count: number): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < count; sample += 1) {
    const page = await open();
    times.push(
      await page.evaluate(async () => {
        const start = performance.now();
        await window.benchHost.mount();
        return performance.now() - start;
      }),
    );
    await page.context().close();
  }
  return median(times);
}

async function measureCycles(page: Page, count: number): Promise<Usage & { warm: number }> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  const before = await usage(session);
  const times = await cycle(page, count);
  const after = await usage(session);
  await session.detach();
  const perCycle = (key: keyof Usage) => (after[key] - before[key]) / count;
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

async function usage(session: CDPSession): Promise<Usage> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
