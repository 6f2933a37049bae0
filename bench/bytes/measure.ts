import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { kinds, recordVisit } from '../../e2e/record-visit.ts';
import type { Received } from '../../e2e/record-visit.ts';
import { mailboxKey } from '../../e2e/site.ts';
import { telephone, visits } from '../../e2e/visits.ts';
import { findBrowserWithWindows } from '../../scripts/find-browser.ts';
import { startSite } from '../../scripts/start-site.ts';
import type { Effort, Result } from '../bench.ts';
import { withStack } from '../with-stack.ts';

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
    executablePath: findBrowserWithWindows(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  stack.defer(() => browser.close());
  const rows: string[][] = [];
  for (const visit of visits.filter(({ name }) => !isQuick || quick.has(name))) {
    const context = await browser.newContext({
      baseURL: site.origin,
      locale: 'zh-CN',
      viewport: telephone,
    });
    await visit.prepare?.(context);
    rows.push(describe(visit, await recordVisit(context, visit.path)));
    await context.close();
  }
  const goals =
    'Goals beside those of the table, for home, product and mall: script of at most 1 KB before the paint and 10 KB after.';
  return { tables: [{ title: 'A first visit in Chinese', columns, rows }], notes: [goals] };
}

function describe({ name, goal }: (typeof visits)[number], all: Received[]): string[] {
  const [goalKb, goalFiles] = goal;
  const needed = all.filter(({ isAhead }) => !isAhead);
  const ahead = all.filter(({ isAhead }) => isAhead);
  const early = needed.filter(({ isBeforePaint }) => isBeforePaint);
  const scripts = (list: Received[]) => list.filter(({ kind }) => kind === 'script');
  const late = scripts(needed).filter(({ isBeforePaint }) => !isBeforePaint);
  return [
    name,
    kilobytes(needed),
    `${goalKb}`,
    `${needed.length}`,
    `${goalFiles}`,
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
