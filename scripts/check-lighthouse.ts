import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openHydratedPaths } from '../e2e/page-paths.ts';
import { buildIfStale } from './build-if-stale.ts';
import { findBrowser } from './find-browser.ts';
import { startSite } from './start-site.ts';

/**
 * Lighthouse on a phone over a slow network, against what we promise of pages (E2).
 * `npm run check:lighthouse` takes a representative set of content pages, `-- --all` every public page
 * in both languages; each also one hydrated page of each kind that opens without a session.
 */
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Scores = Record<Category, number>;

interface Page {
  path: string;
  budget: Scores;
  runs: Scores[];
}

const whole = { accessibility: 100, 'best-practices': 100, seo: 100 };
const budgets = {
  content: { performance: 99, ...whole },
  // Kept from robots on purpose, which Lighthouse counts as a fault.
  private: { performance: 95, ...whole, seo: 0 },
} satisfies Record<string, Scores>;

type PageKind = keyof typeof budgets;

const representative = [
  '/home',
  '/en/home',
  '/product/safety-sim-card',
  '/en/mall?item=sim-card',
  '/en/news',
];

const root = join(import.meta.dirname, '..');

await buildIfStale();
// The same engine without a browser's own business, which takes its share of a small machine.
const browser = await findBrowser(['chromium-headless-shell']);
const folder = mkdtempSync(join(tmpdir(), 'uid-lighthouse-'));
const site = await startSite(folder);
let failed = 0;
try {
  const doubtful: Page[] = [];
  for (const [path, kind] of await listPages(site.origin)) {
    const page = { path, budget: budgets[kind], runs: [await measure(`${site.origin}${path}`)] };
    if (isGood(page)) report(page);
    else doubtful.push(page);
  }
  // Four times more, each after the others, and the median counts: the machine has other work at times.
  for (let turn = 2; turn <= 5; turn += 1)
    for (const { path, runs } of doubtful) runs.push(await measure(`${site.origin}${path}`));
  for (const page of doubtful) report(page);
  failed = doubtful.filter((page) => !isGood(page)).length;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

async function listPages(origin: string): Promise<[string, PageKind][]> {
  const contents = process.argv.includes('--all') ? await listSitemap(origin) : representative;
  return [
    ...contents.map((path): [string, PageKind] => [path, 'content']),
    ...openHydratedPaths.map((path): [string, PageKind] => [path, 'private']),
  ];
}

async function listSitemap(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

function isGood({ budget, runs }: Page): boolean {
  const scores = medianOf(runs);
  return Object.entries(budget).every(([category, least]) => scores[category as Category] >= least);
}

function report(page: Page): void {
  const { path, runs } = page;
  const scores = JSON.stringify(medianOf(runs));
  process.stdout.write(`${isGood(page) ? 'ok  ' : 'FAIL'} ${path} ${scores}\n`);
}

function medianOf(runs: readonly Scores[]): Scores {
  const median = (category: Category) =>
    runs.map((run) => run[category]).toSorted((one, other) => one - other)[runs.length >> 1] ?? 0;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
  };
}

/** Lighthouse sometimes loses its own trace, and asks to be run again. */
async function measure(address: string): Promise<Scores> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await runLighthouse(address);
    } catch (cause) {
      if (turn === 5) throw cause;
    }
  }
}

function runLighthouse(address: string): Promise<Scores> {
  const child = spawn(
    join(root, 'node_modules', '.bin', 'lighthouse'),
    [
      address,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`Lighthouse ended with ${code} on ${address}.`));
      resolve(readScores(Buffer.concat(output).toString('utf8')));
    });
  });
}

interface Report {
  categories: Record<Category, { score: number | null }>;
}

function readScores(text: string): Scores {
  const { categories } = JSON.parse(text) as Report;
  const score = (category: Category) => Math.round((categories[category].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
