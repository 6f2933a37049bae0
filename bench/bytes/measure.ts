import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

import { addToCart, checkOut, fillAddress, placeOrder } from '../../e2e/checkout.ts';
import { mailboxKey, newEmail, register } from '../../e2e/site.ts';
import { findInstalledBrowser } from '../../scripts/find-browser.ts';
import { startSite } from '../../scripts/start-site.ts';
import type { Effort, Result } from '../bench.ts';
import { withStack } from '../with-stack.ts';
import { kinds, recordVisit } from './record-visit.ts';
import type { Received } from './record-visit.ts';

interface Visit {
  name: string;
  path: string;
  /** What the visitor did before, in pages whose files are forgotten again. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** At most so many KB (of 1,024 bytes), and files. */
  goal?: [kilobytes: number, files?: number];
}

const visits: Visit[] = [
  { name: 'home', path: '/home', goal: [110] },
  { name: 'product', path: '/product/safety-sim-card', goal: [130] },
  { name: 'mall', path: '/mall', goal: [100] },
  { name: 'cart, empty', path: '/cart', goal: [180, 16] },
  { name: 'cart, filled', path: '/cart', goal: [180, 16], prepare: fillCart },
  { name: 'login', path: '/uid-front/login', goal: [190, 14] },
  { name: 'guest to /confirm-order', path: '/confirm-order', goal: [260, 24] },
  { name: 'orders, signed in', path: '/order', prepare: buySomething },
];

const quick = new Set(['home', 'cart, empty', 'login']);

const columns = [
  '',
  'KB',
  'goal',
  'files',
  'goal',
  'KB before paint',
  'script KB before paint',
  'script KB after',
  ...kinds.map((kind) => `${kind} KB`),
  'ahead KB',
  'ahead files',
];

/** What a first visit in Chinese brings over the wire, in a real browser whose cache is empty. */
export function measureBytes(effort: Effort): Promise<Result> {
  return withStack((stack) => measureVisits(stack, effort));
}

async function measureVisits(stack: AsyncDisposableStack, { isQuick }: Effort): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'uid-bytes-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const site = await startSite(folder, { MAILBOX_KEY: mailboxKey, DATABASE_URL: '' });
  stack.defer(site.stop);
  const browser = await chromium.launch({
    executablePath: findInstalledBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  stack.defer(() => browser.close());
  const rows: string[][] = [];
  for (const visit of visits.filter(({ name }) => !isQuick || quick.has(name))) {
    const context = await browser.newContext({ baseURL: site.origin, locale: 'zh-CN' });
    await visit.prepare?.(context);
    rows.push(describe(visit, await recordVisit(context, visit.path)));
    await context.close();
  }
  const goals =
    'Goals beside those of the table, for home, product and mall: script of at most 1 KB before the paint and 10 KB after.';
  return { tables: [{ title: 'A first visit in Chinese', columns, rows }], notes: [goals] };
}

async function fillCart(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await addToCart(page, 'sim-card');
  await forgetFonts(page);
}

async function buySomething(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await addToCart(page, 'sim-card');
  await checkOut(page);
  await register(page, newEmail());
  await fillAddress(page);
  await placeOrder(page);
  await forgetFonts(page);
}

/** Pages remember that fonts have come; the cache that held them is about to be emptied. */
async function forgetFonts(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('uid-fonts'));
  await page.close();
}

function describe({ name, goal }: Visit, all: Received[]): string[] {
  const [goalKb, goalFiles] = goal ?? [];
  const needed = all.filter(({ isAhead }) => !isAhead);
  const ahead = all.filter(({ isAhead }) => isAhead);
  const early = needed.filter(({ isBeforePaint }) => isBeforePaint);
  const scripts = (list: Received[]) => list.filter(({ kind }) => kind === 'script');
  const late = scripts(needed).filter(({ isBeforePaint }) => !isBeforePaint);
  return [
    name,
    kilobytes(needed),
    goalKb ? `${goalKb}` : '',
    `${needed.length}`,
    goalFiles ? `${goalFiles}` : '',
    kilobytes(early),
    kilobytes(scripts(early)),
    kilobytes(late),
    ...kinds.map((kind) => kilobytes(needed.filter((each) => each.kind === kind))),
    kilobytes(ahead),
    `${ahead.length}`,
  ];
}

function kilobytes(received: Received[]): string {
  return (received.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toFixed(1);
}
