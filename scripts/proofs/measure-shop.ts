import { execFileSync } from 'node:child_process';

import { accessTokenHeader } from '@uid/contract/constants';
import { feedPath } from '@uid/contract/paths';
import { sql } from 'kysely';

import { createApp } from '../../apps/server/src/app.ts';
import type { Server } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import type { Handle } from '../../apps/server/src/database/database.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import type { DatabaseLocation } from '../../apps/server/src/database/open-database.ts';
import { hashToken } from '../../apps/server/src/features/identity/sessions/session-token.ts';
import { listOpenRequests } from '../../apps/server/src/features/refunds/read-requests.ts';
import { listPaidOrders } from '../../apps/server/src/features/shipments/read-orders-to-ship.ts';
import type { Job } from '../../apps/server/src/job.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { createOwnDatabase } from './own-database.ts';
import { prepareBuyers } from './prepare-buyers.ts';
import { addContents, addItems } from '../../apps/server/src/testing/add-rows.ts';
import { recordPlans } from '../../apps/server/src/testing/record-plans.ts';
import type { RecordedPlan } from '../../apps/server/src/testing/record-plans.ts';
import { giveToBuyer, seedOrders } from './seed-orders.ts';

const repeats = 40;

/** What visitors ask, without logging in. */
const publicPaths = [
  '/api/home?language=zh',
  '/api/news?language=zh',
  '/api/news?language=zh&page=3',
  '/api/news?language=zh&category=company',
  '/api/news?language=zh&year=2026',
  '/api/news-article?language=zh&id=akma',
  '/api/cases?language=zh&industry=power',
  '/api/cases?language=zh&product=sdp',
  '/api/support?language=zh&topic=buying',
  '/api/items?language=zh',
  '/api/items?language=zh&group=card',
  '/api/items?language=zh&sort=price-asc',
  '/api/items?language=zh&sort=price-desc',
  '/api/items?language=zh&price=500-5000&inStock=true',
  '/api/items/near?language=zh&id=sim-crad',
  '/api/item?language=zh&id=sim-card',
  '/api/product-prices',
  feedPath('zh'),
];

/** How many rows a shop has beside those that every shop begins with. */
export interface Size {
  orders: number;
  accounts: number;
  items: number;
  articles: number;
}

export interface Measured {
  milliseconds: number;
  plans: RecordedPlan[];
  /** The shop's tables and the clock's work, which have the same plans whatever their size on SQLite. */
  isOfOrders: boolean;
}

export interface MeasuredShop {
  /** By what is asked. */
  questions: Map<string, Measured>;
  /** Of a server that was asked everything public. */
  megabytes: number;
}

/** What visitors, customers, operators and the clock ask of a shop of this size. TEST_DATABASE_URL: on PostgreSQL. */
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
    await seedOrders(handle, { sku: 'SIM-3FF-10', count, now: Date.now() });
    const [token = ''] = await prepareBuyers(context, 1);
    await giveToBuyer(handle, { tokenHash: hashToken(token), count });
    const server = await createApp(context);
    const clock = { now: Date.now() };
    const site = await createApp(createContext({ ...facts, now: () => clock.now }));
    for (const [name, ask] of Object.entries(
      await questionsOf(server, { handle, token, site, clock }),
    )) {
      // The first time there may be something left to do.
      await ask();
      const plans = await database.plansOf(ask);
      const isOfOrders = !publicPaths.includes(name);
      measured.set(name, { milliseconds: await medianOf(ask), plans, isOfOrders });
    }
    await Promise.all([server.app.close(), site.app.close()]);
    return { questions: measured, megabytes: weighServer(location) };
  } finally {
    await database[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  }
}

/** A server in a process of its own, in megabytes, after everything public was asked of it. */
function weighServer(location: DatabaseLocation): number {
  const { dataDir, databaseUrl = '' } = location;
  const script = new URL('./weigh-server.ts', import.meta.url).pathname;
  const paths = [
    ...publicPaths,
    '/sitemap.xml',
    '/sitemap-items-1.xml',
    '/api/search?language=zh&q=5g',
  ];
  const said = execFileSync(process.execPath, [script, dataDir, databaseUrl, ...paths]);
  return Number(said);
}

/** Each with a session, as of somebody who was here a while ago. */
async function addAccounts(handle: Handle, count: number): Promise<void> {
  if (count === 0) return;
  const now = Date.now();
  const numbers = sql`
    with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(count)})`;
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
  // Once a day that one does read every order.
  const isQuick = ({ name }: Job) => name !== 'check-books';
  const jobs = [...rounds.money, ...rounds.fulfilment].filter(isQuick);
  const headers = { [accessTokenHeader]: token };
  async function get(path: string) {
    const answer = await app.inject({ url: `/api/${path}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ result: { next?: string; orders: { no: string }[] } }>().result;
  }
  async function ask(path: string) {
    // Half a minute passes between two requests: the answer that is kept is not what is measured.
    clock.now += 31_000;
    const { statusCode, body } = await site.app.inject(path);
    if (statusCode !== 200) throw new Error(`${path}: ${body}`);
  }
  const { next = '', orders } = await get('orders?language=zh');
  const no = orders[0]?.no ?? '';
  return {
    ...Object.fromEntries(publicPaths.map((path) => [path, () => ask(path)])),
    'orders of a customer, with counts': () => get('orders?language=zh'),
    'the next page': () => get(`orders?language=zh&after=${next}`),
    'of one state': () => get('orders?language=zh&state=completed'),
    'found by words': () => get(`orders?language=zh&q=${no}`),
    'one order': () => get(`order?language=zh&no=${no}`),
    'its payment': () => get(`payment?language=zh&no=${no}`),
    'its refunds': () => get(`order/refunds?language=zh&no=${no}`),
    'its parcels': () => get(`order/shipments?language=zh&no=${no}`),
    'notices of a customer': () => get('notices?language=zh'),
    'refunds to decide': () => listOpenRequests(handle),
    'orders to send': () => listPaidOrders(handle, { limit: 20 }),
    ...Object.fromEntries(jobs.map(({ name, run }) => [`the job ${name}`, () => run(() => false)])),
  };
}
