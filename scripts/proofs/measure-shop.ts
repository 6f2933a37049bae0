import { setTimeout as wait } from 'node:timers/promises';

import { accessTokenHeader, pageSize } from '@uid/contract/constants';
import { sql } from 'kysely';
import { request } from 'undici';

import { createApp } from '../../apps/server/src/app.ts';
import type { Server } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import type { Handle } from '../../apps/server/src/database/database.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import type { DatabaseLocation } from '../../apps/server/src/database/open-database.ts';
import { eraseDetailsAbout } from '../../apps/server/src/features/audit/erase-details.ts';
import {
  listNewestEntries,
  readAllEntries,
} from '../../apps/server/src/features/audit/read-entries.ts';
import type { EntryFilter } from '../../apps/server/src/features/audit/read-entries.ts';
import { readLastChange } from '../../apps/server/src/features/audit/read-last-change.ts';
import { hashToken } from '../../apps/server/src/features/identity/sessions/session-token.ts';
import { listMails } from '../../apps/server/src/features/notices/read-order-mails.ts';
import { listOpenRequests } from '../../apps/server/src/features/refunds/read-requests.ts';
import { listPaidOrders } from '../../apps/server/src/features/shipments/read-orders-to-ship.ts';
import type { Job } from '../../apps/server/src/job.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { builtServer, nodeOptions } from '../../apps/server/src/testing/built-server.ts';
import { megabytes } from '../../bench/processor-time.ts';
import { startProcess } from '../../bench/start-process.ts';
import { createOwnDatabase } from './own-database.ts';
import { prepareBuyers } from './prepare-buyers.ts';
import { addContents, addItems } from '../../apps/server/src/testing/add-rows.ts';
import { recordPlans } from '../../apps/server/src/testing/record-plans.ts';
import type {
  RecordedPlan,
  RecordingDatabase,
} from '../../apps/server/src/testing/record-plans.ts';
import { lastPage, publicPaths } from './public-questions.ts';
import { seedAudit } from './seed-audit.ts';
import { giveToBuyer, seedOrders } from './seed-orders.ts';

const repeats = 40;
/** Jobs that read whole tables, page by page, because they compare, copy or count all rows. */
const longJobs = new Set([
  'check-books',
  'check-catalogue',
  'check-audit-log',
  'back-up',
  'sum-sales',
  'count-carts',
]);
const accountsAtOnce = 10_000;

/** Paths that are requested before a server's memory is measured: what it caches, and its largest responses. */
const weighedPaths = [
  ...publicPaths.filter((path) => !path.endsWith(lastPage)),
  '/sitemap.xml',
  '/sitemap-items-1.xml',
  '/api/search?language=zh&q=5g',
  '/api/search?language=en&q=5g',
];

/** The numbers of rows that a shop has besides the initial ones. */
export interface Size {
  orders: number;
  accounts: number;
  items: number;
  articles: number;
  /** The number of entries in the audit log. */
  acts: number;
}

export interface Measured {
  milliseconds: number;
  plans: RecordedPlan[];
  /** For visitors' requests on PostgreSQL: the pages of tables and indexes that the largest statement reads. */
  pages?: number | undefined;
  /** True for questions about orders and for jobs, whose plans on SQLite must be the same at any size. */
  isOfOrders: boolean;
}

export interface MeasuredShop {
  /** Measurements by the name of the question. */
  questions: Map<string, Measured>;
  /** Memory of a server after all public requests. */
  megabytes: number;
}

/** Measures what visitors, customers, staff and jobs ask of a shop of this size. TEST_DATABASE_URL: on PostgreSQL. */
export async function measureShop(size: Size): Promise<MeasuredShop> {
  const { orders: count } = size;
  const location = await createOwnDatabase(process.env.TEST_DATABASE_URL);
  const database = recordPlans(openDatabase(location));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: location.dataDir,
    SANDBOX_SHIPS_ITSELF: 'off',
  });
  const facts = { config, database, newId };
  const context = createContext({ ...facts, now: Date.now });
  const measured = new Map<string, Measured>();
  try {
    await migrate(database);
    await seed(context);
    const { handle } = database;
    await addAccounts(handle, size.accounts);
    await addItems(handle, size.items);
    await addContents(handle, size.articles, size.articles / 10);
    // Autovacuum would do this some minutes later. Index-only scans need it.
    if (database.engine === 'postgres') await sql`vacuum analyze`.execute(handle);
    await seedAudit(database, size.acts, Date.now());
    await seedOrders(handle, { sku: 'SIM-3FF-10', count, now: Date.now() });
    const [token = ''] = await prepareBuyers(context, 1);
    await giveToBuyer(handle, { tokenHash: hashToken(token), count });
    const server = await createApp(context);
    const clock = { now: Date.now() };
    const site = await createApp(createContext({ ...facts, now: () => clock.now }));
    for (const [name, ask] of Object.entries(
      await questionsOf(server, { handle, token, site, clock }),
    )) {
      // The first run does work that is left from filling the shop.
      await ask();
      const plans = await database.plansOf(ask);
      const isOfOrders = !publicPaths.includes(name);
      const pages = isOfOrders ? undefined : await maxPages(database, plans);
      measured.set(name, { milliseconds: await medianOf(ask), plans, pages, isOfOrders });
    }
    await Promise.all([server.app.close(), site.app.close()]);
    return { questions: measured, megabytes: await weighServer(location) };
  } finally {
    await database[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  }
}

async function maxPages({ countPages }: RecordingDatabase, plans: readonly RecordedPlan[]) {
  let maximum: number | undefined;
  for (const plan of plans) {
    const pages = await countPages(plan);
    if (pages !== undefined) maximum = Math.max(maximum ?? 0, pages);
  }
  return maximum;
}

/** Returns the megabytes of the built server, run as it is shipped, after all public requests. */
async function weighServer({ dataDir, databaseUrl = '' }: DatabaseLocation): Promise<number> {
  const { options, environment } = nodeOptions();
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SANDBOX_SHIPS_ITSELF: 'off' };
  const server = await startProcess(builtServer, { ...environment, ...place }, options);
  try {
    for (const path of weighedPaths) await askUntilRead(`${server.origin}${path}`);
    return megabytes(server.pid);
  } finally {
    await server[Symbol.asyncDispose]();
  }
}

/**
 * Repeats the request if the first round of jobs, which sums up all these orders, kept the server from
 * answering in time.
 */
async function askUntilRead(url: string, attempts = 10): Promise<void> {
  try {
    const { statusCode, body } = await request(url, { reset: true });
    await body.dump({ limit: Infinity });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
  } catch (cause) {
    if (attempts === 1) throw cause;
    console.error(`${url} is asked again: ${String(cause)}`);
    await wait(2_000);
    await askUntilRead(url, attempts - 1);
  }
}

/** Adds accounts, each with a session of some time ago, in batches that fit into a statement. */
async function addAccounts(handle: Handle, count: number): Promise<void> {
  const now = Date.now();
  for (let first = 1; first <= count; first += accountsAtOnce) {
    const last = Math.min(first + accountsAtOnce - 1, count);
    const numbers = sql`
      with recursive numbers (i) as
        (select ${sql.lit(first)} union all select i + 1 from numbers where i < ${sql.lit(last)})`;
    await sql`${numbers}
      insert into accounts (id, email, "passwordHash", "passwordVersion", "passwordChangedAt", "createdAt", "lastLoginAt")
      select 'more-' || i, 'more-' || i || '@example.com', 'none', 1, 1, 1, 1 from numbers`.execute(
      handle,
    );
    await sql`${numbers}
      insert into sessions (id, "tokenHash", "accountId", "createdAt", "lastSeenAt", "expiresAt", address, agent)
      select 'more-' || i, 'more-' || i, 'more-' || i, cast(${now} as bigint), cast(${now} as bigint) - i,
        cast(${now} as bigint) + 3600000 + i, '', '' from numbers`.execute(handle);
  }
}

interface Listed {
  result: { total: number; pageSize: number };
}

async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < repeats; count += 1) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return times.toSorted((left, right) => left - right)[repeats / 2] ?? 0;
}

async function questionsOf(
  { app, rounds }: Server,
  {
    handle,
    token,
    site,
    clock,
  }: { handle: Handle; token: string; site: Server; clock: { now: number } },
) {
  const isQuick = ({ name }: Job) => !longJobs.has(name);
  const jobs = Object.values(rounds).flat().filter(isQuick);
  const headers = { [accessTokenHeader]: token };
  async function get(path: string) {
    const answer = await app.inject({ url: `/api/${path}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ result: { next?: string; orders: { no: string }[] } }>().result;
  }
  async function ask(path: string) {
    // Half a minute passes between two requests, so that no cached response is measured.
    clock.now += 31_000;
    const { statusCode, body } = await site.app.inject(path);
    if (statusCode !== 200) throw new Error(`${path}: ${body}`);
    return body;
  }
  async function findPage(path: string): Promise<string> {
    if (!path.endsWith(lastPage)) return path;
    const first = path.replace(lastPage, 'page=1');
    const { total, pageSize } = (JSON.parse(await ask(first)) as Listed).result;
    return path.replace(lastPage, `page=${Math.max(1, Math.ceil(total / pageSize))}`);
  }
  const asked = await Promise.all(
    publicPaths.map(async (path) => [path, await findPage(path)] as const),
  );
  const { next = '', orders } = await get('orders?language=zh');
  const no = orders[0]?.no ?? '';
  const { id: orderId } = await handle
    .selectFrom('orders')
    .select('id')
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  return {
    ...Object.fromEntries(asked.map(([name, path]) => [name, () => ask(path)])),
    'orders of a customer, with counts': () => get('orders?language=zh'),
    'the next page': () => get(`orders?language=zh&after=${next}`),
    'of one state': () => get('orders?language=zh&state=completed'),
    'found by words': () => get(`orders?language=zh&q=${no}`),
    'one order': () => get(`order?language=zh&no=${no}`),
    'its payment': () => get(`payment?language=zh&no=${no}`),
    'its refunds': () => get(`order/refunds?language=zh&no=${no}`),
    'its parcels': () => get(`order/shipments?language=zh&no=${no}`),
    'its mails, for staff': () => listMails(handle, orderId),
    'notices of a customer': () => get('notices?language=zh'),
    'refunds to decide': () => listOpenRequests(handle),
    'orders to send': () => listPaidOrders(handle, { limit: 20 }),
    ...questionsOfAudit(handle),
    ...Object.fromEntries(jobs.map(({ name, run }) => [`the job ${name}`, () => run(() => false)])),
  };
}

/** Questions about the audit log by its screen, its export, a conflicting save and an erasure. */
function questionsOfAudit(handle: Handle) {
  const filters: Record<string, EntryFilter> = {
    'the audit log': {},
    'of somebody': { actor: 'staff-7' },
    'of an action': { action: 'read-order' },
    'about a subject': { subjects: ['order-100000007'] },
    'about an item': { subjects: ['order-100000007', 'order-100000008'] },
    'of some days': { from: 0, until: Date.now() },
    'of a number': { seq: 7 },
  };
  const page = { limit: pageSize + 1, isMasked: false };
  const before = { at: Date.now() - 60_000, seq: Number.MAX_SAFE_INTEGER };
  const list = (filter: EntryFilter) => async () => {
    await listNewestEntries(handle, filter, { ...page, before: undefined });
    await listNewestEntries(handle, filter, { ...page, before });
  };
  return {
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [`entries: ${name}`, list(filter)]),
    ),
    'entries to export, a page': () => readAllEntries(handle, {}, Number.MAX_SAFE_INTEGER).next(),
    'the last change of a subject': () =>
      readLastChange(handle, {
        subject: { kind: 'order', id: 'order-100000007' },
        accountId: 'nobody',
        language: 'en',
      }),
    'details about a person, erased': () => eraseDetailsAbout(handle, ['nobody']),
  };
}
