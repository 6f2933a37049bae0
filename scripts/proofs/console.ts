import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import {
  listNewestEntries,
  readFilter,
} from '../../apps/server/src/features/audit/read-entries.ts';
import {
  readOrders,
  readWaitingCounts,
} from '../../apps/server/src/features/staff-orders/read-orders.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { recordPlans } from '../../apps/server/src/testing/record-plans.ts';
import type { RecordingDatabase } from '../../apps/server/src/testing/record-plans.ts';
import { median } from '../../bench/turns.ts';
import { mailboxKey } from '../../e2e/site.ts';
import { openDesk } from '../../e2e/staff.ts';
import { findInstalledBrowser, withoutWindows } from '../find-browser.ts';
import { readsTooMuch } from './find-growth.ts';
import { createOwnDatabase } from './own-database.ts';
import type { OwnDatabase } from './own-database.ts';
import { proofAddress } from './prepare-buyers.ts';
import { seedAudit } from './seed-audit.ts';
import { seedOrders } from './seed-orders.ts';
import { startServer } from './start-server.ts';

/**
 * `npm run proof:console -- [ROWS]` opens the console's lists of orders and of the audit log in a browser, on
 * the built site with a SQLite database that has so many rows of each. Prints how long rows take to appear, and
 * how many there are. Fails if a list reads a whole table, takes the server more than 50 ms, or shows more than
 * 200 rows (F9).
 */
const count = Number(process.argv[2] ?? 1_000_000);
const maxRows = 200;
const maxMilliseconds = 50;
const repeats = 9;
const middle = Math.floor(count / 2) + 25;
/** The actor of the middle order's entry, who has none on the first pages of the audit log. */
const person = `staff-${middle % 50}`;
const orderNo = `260101${100_000_000_000 + middle}`;

process.exitCode = (await prove()) ? 0 : 1;

async function prove(): Promise<boolean> {
  const location = await createOwnDatabase(undefined);
  try {
    const faults = [...(await fill(location)), ...(await serve(location))];
    for (const fault of faults) console.error(fault);
    console.log(`${faults.length} faults`);
    return faults.length === 0;
  } finally {
    await location[Symbol.asyncDispose]();
  }
}

/** Fills the database, and returns the lists' statements that read a whole table or take too long. */
async function fill({ dataDir }: OwnDatabase): Promise<string[]> {
  const database = recordPlans(openDatabase({ dataDir, databaseUrl: undefined }));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  try {
    await migrate(database);
    await seed(createContext({ config, database, newId, now: Date.now }));
    await seedOrders(database.handle, { sku: 'SIM-3FF-10', count, now: Date.now() });
    await seedAudit(database, count, Date.now());
    console.log(`${count} orders, and as many entries of the audit log`);
    return await findScans(database);
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

async function serve(location: OwnDatabase): Promise<string[]> {
  const environment = { NODE_ENV: '', MAILBOX_KEY: mailboxKey };
  const { child, origin } = await startServer(location, environment);
  try {
    return await look({ origin, dataDir: location.dataDir });
  } finally {
    child.kill();
  }
}

async function findScans(database: RecordingDatabase): Promise<string[]> {
  const { handle, engine } = database;
  const orders = (filter: object) => () => readOrders(handle, { engine, ...filter });
  const entries = (filter: object) => async () =>
    listNewestEntries(handle, await readFilter(handle, filter), {
      before: { at: Date.now() - 60_000, seq: middle },
      limit: 51,
      isMasked: true,
    });
  const questions: Record<string, () => Promise<unknown>> = {
    'orders: the first page': orders({}),
    'orders: the next page': orders({ after: orderNo }),
    'orders: of a state': orders({ state: 'completed' }),
    'orders: by number': orders({ q: orderNo }),
    'orders: by telephone': orders({ q: proofAddress.phone }),
    'orders: by recipient': orders({ q: proofAddress.recipient }),
    'orders: by SKU': orders({ q: 'SIM-3FF-10' }),
    'orders: how many wait': () => readWaitingCounts(handle),
    'audit log: a page': entries({}),
    'audit log: of an action': entries({ action: 'decide-refund' }),
    'audit log: of a person': entries({ actor: person }),
    'audit log: of an order': entries({ subject: orderNo }),
  };
  const faults: string[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    const plans = await database.plansOf(ask);
    const times: number[] = [];
    for (let turn = 0; turn < repeats; turn += 1) {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
    }
    const milliseconds = median(times);
    report(name, milliseconds, 'in the database');
    if (milliseconds > maxMilliseconds)
      faults.push(`${name} takes ${milliseconds.toFixed(0)} ms, and may take ${maxMilliseconds}`);
    for (const plan of plans.filter(readsTooMuch))
      faults.push(`${name} reads a whole table:\n${plan.sql}\n${plan.steps}`);
    if (process.argv.includes('--plans')) console.log(plans.map(({ steps }) => steps).join('\n'));
  }
  return faults;
}

/** Uses the lists as staff do, and returns where they show too many rows. */
async function look(site: { origin: string; dataDir: string }): Promise<string[]> {
  const executablePath = findInstalledBrowser(withoutWindows);
  const args = ['--no-sandbox'];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  try {
    const killAndRestart = () => Promise.reject(new Error('It goes on.'));
    const { desk } = await openDesk(browser, { ...site, killAndRestart }, ['shop', 'auditor']);
    const faults: string[] = [];
    for (const [name, act] of Object.entries(stepsOf(desk))) {
      const before = await firstRow(desk);
      const began = performance.now();
      await act();
      await desk.waitForFunction(isAnother, before);
      const milliseconds = performance.now() - began;
      const rows = await desk.locator('tbody tr').count();
      report(name, milliseconds, `in the browser, ${rows} rows`);
      if (rows > maxRows) faults.push(`${name}: ${rows} rows are shown`);
    }
    return faults;
  } finally {
    await browser.close();
  }
}

function stepsOf(desk: Page): Record<string, () => Promise<unknown>> {
  const next = () => desk.getByRole('link', { name: 'Next page' }).click();
  const search = async (text: string) => {
    await desk.getByRole('searchbox').fill(text);
    await desk.getByRole('searchbox').press('Enter');
  };
  const filter = async (name: string, text: string) => {
    await desk.locator(`input[name=${name}]`).fill(text);
    await desk.locator(`input[name=${name}]`).press('Enter');
  };
  return {
    'orders: opened': () => desk.goto('/en/operator/orders'),
    'orders: the next page': next,
    'orders: the page after it': next,
    'orders: of a state': () => desk.locator('select[name=state]').selectOption('cancelled'),
    'orders: all of them again': () => desk.locator('select[name=state]').selectOption(''),
    'orders: by number': () => search(orderNo),
    'orders: by telephone': () => search(proofAddress.phone),
    'audit log: opened': () => desk.goto('/en/operator/audit'),
    'audit log: the next page': next,
    'audit log: of a person': () => filter('actor', person),
    'audit log: of an order, too': () => filter('subject', orderNo),
  };
}

function firstRow(desk: Page): Promise<string> {
  return desk.evaluate(() => document.querySelector('tbody tr')?.textContent ?? '');
}

/** Runs in the page. Returns true once its first row differs from the one before. */
function isAnother(before: string): boolean {
  const now = document.querySelector('tbody tr')?.textContent ?? '';
  return now !== '' && now !== before;
}

function report(name: string, milliseconds: number, where: string): void {
  console.log(`${name.padEnd(30)} ${milliseconds.toFixed(0).padStart(6)} ms ${where}`);
}
