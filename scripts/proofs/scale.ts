import { accessTokenHeader } from '@uid/contract/constants';

import { createApp } from '../../apps/server/src/app.ts';
import type { Server } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import type { Handle } from '../../apps/server/src/database/database.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { hashToken } from '../../apps/server/src/features/identity/sessions/session-token.ts';
import { listOpenRequests } from '../../apps/server/src/features/refunds/read-requests.ts';
import { listPaidOrders } from '../../apps/server/src/features/shipments/read-orders-to-ship.ts';
import type { Job } from '../../apps/server/src/job.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { createOwnDatabase } from './own-database.ts';
import { prepareBuyers } from './prepare-buyers.ts';
import { recordPlans } from '../../apps/server/src/testing/record-plans.ts';
import { giveToBuyer, seedOrders } from './seed-orders.ts';

/**
 * `npm run proof:scale -- [orders]`: what customers, operators and the clock ask among 1,000 orders and among many (A31).
 * Fails where one of them goes through a whole table, or takes longer. TEST_DATABASE_URL: on PostgreSQL.
 */
const many = Number(process.argv[2] ?? 1_000_000);
const few = 1_000;
const repeats = 40;
/** Of two medians on a machine that does other things too. */
const tolerance = { times: 3, milliseconds: 5 };
const bigTables =
  /\b(orders|orderLines|orderEvents|paymentAttempts|ledgerEntries|stockMovements|notices)\b/;

interface Measured {
  milliseconds: number;
  plans: string[];
}

const small = await measure(few);
const large = await measure(many);
const faults: string[] = [];
for (const [name, { milliseconds, plans }] of large) {
  const before = small.get(name)?.milliseconds ?? 0;
  console.log(
    `${name.padEnd(34)} ${before.toFixed(2)} ms among ${few}, ${milliseconds.toFixed(2)} ms among ${many}`,
  );
  if (milliseconds > before * tolerance.times + tolerance.milliseconds)
    faults.push(`${name} takes longer among many orders`);
  if (process.argv.includes('--plans')) console.log(plans.join('\n\n'));
  // PostgreSQL writes the values into its plans, and takes another way through a small table.
  const isComparable = !process.env.TEST_DATABASE_URL;
  if (isComparable && plans.join() !== small.get(name)?.plans.join())
    faults.push(`${name} is found in another way among many orders`);
  for (const plan of plans)
    if (plan.split('\n').some(readsWholeTable))
      faults.push(`${name} reads a whole table:\n${plan}`);
}
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

/** An index that holds nothing but what is under way may be read from end to end. */
function readsWholeTable(step: string): boolean {
  const isScan = step.startsWith('SCAN ') || step.includes('Seq Scan');
  return isScan && bigTables.test(step) && !/ordersToLicense|paidOrders|noticesToMail/.test(step);
}

async function measure(count: number): Promise<Map<string, Measured>> {
  const location = await createOwnDatabase(process.env.TEST_DATABASE_URL);
  const database = recordPlans(openDatabase(location));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: location.dataDir,
    SANDBOX_SHIPS_ITSELF: 'off',
  });
  const context = createContext({ config, database, now: Date.now, newId });
  const measured = new Map<string, Measured>();
  try {
    await migrate(database);
    await seed(context);
    const { handle } = database;
    await seedOrders(handle, { sku: 'SIM-3FF-10', count, now: Date.now() });
    const [token = ''] = await prepareBuyers(context, 1);
    await giveToBuyer(handle, { tokenHash: hashToken(token), count });
    const server = await createApp(context);
    for (const [name, ask] of Object.entries(await questionsOf(server, handle, token))) {
      // The first time there may be something left to do.
      await ask();
      const plans = (await database.plansOf(ask)).map(({ steps }) => steps);
      measured.set(name, { milliseconds: await medianOf(ask), plans });
    }
    await server.app.close();
  } finally {
    await database[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  }
  return measured;
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

async function questionsOf({ app, rounds }: Server, handle: Handle, token: string) {
  // Once a day that one does read every order.
  const isQuick = ({ name }: Job) => name !== 'check-books';
  const jobs = [...rounds.money, ...rounds.fulfilment].filter(isQuick);
  const headers = { [accessTokenHeader]: token };
  async function get(path: string) {
    const answer = await app.inject({ url: `/api/${path}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ result: { next?: string; orders: { no: string }[] } }>().result;
  }
  const { next = '', orders } = await get('orders?language=zh');
  const no = orders[0]?.no ?? '';
  return {
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
