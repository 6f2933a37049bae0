import { setTimeout as wait } from 'node:timers/promises';

import { builtServer } from '../../apps/server/src/testing/built-server.ts';
import { startProcess } from '../../bench/start-process.ts';
import { median } from '../../bench/turns.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { openMerchant } from '../../apps/server/src/features/sandbox-pay/merchant.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { ownKey } from '../../apps/server/src/testing/sign-request.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { buyWithoutEnd } from './buy-without-end.ts';
import type { Shopping } from './buy-without-end.ts';
import { findFaults } from './find-faults.ts';
import { createOwnDatabase } from './own-database.ts';
import { prepareBuyers, setStock } from './prepare-buyers.ts';
import { buildIfStale } from '../build-if-stale.ts';

/**
 * `npm run proof:crash -- [kills]` kills the server at random times while eight buyers buy. Nothing that it has
 * acknowledged may be missing, and most starts take 3 seconds at most (A19, D5). TEST_DATABASE_URL: on
 * PostgreSQL.
 */
const kills = Number(process.argv[2] ?? 200);
const sku = 'SIM-3FF-10';
const startTime = 3_000;
await buildIfStale();
const location = await createOwnDatabase(process.env.TEST_DATABASE_URL);
const database = openDatabase(location);
const context = createContext({ config: readConfig({}), database, now: Date.now, newId });
const faults: string[] = [];
const starts: number[] = [];
let running: ReturnType<typeof start> | undefined;
try {
  await migrate(database);
  await seed(context);
  await setStock(context, sku, 1_000_000_000);
  const tokens = await prepareBuyers(context, 8, ownKey);
  running = start();
  let isOver = false;
  const shopping: Shopping = {
    origin: async () => (await running)?.origin ?? '',
    isOver: () => isOver,
    sku,
    merchant: await openMerchant(context),
    orders: new Set(),
    payments: new Set(),
    unanswered: 0,
  };
  const buyers = tokens.map((token) =>
    buyWithoutEnd(shopping, token).catch((cause: unknown) => faults.push(String(cause))),
  );
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await running;
    await wait(Math.random() * 600);
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof start>>>();
    running = promise;
    process.kill(server.pid, 'SIGKILL');
    await server[Symbol.asyncDispose]();
    start().then(resolve, reject);
  }
  await running;
  isOver = true;
  await Promise.all(buyers);
  await untilSettled(shopping);
  await (await running)[Symbol.asyncDispose]();
  faults.push(...(await findFaults(context)), ...(await findMissing(shopping)));
  const engine = location.databaseUrl ? 'PostgreSQL' : 'SQLite';
  const slowest = Math.max(...starts);
  const quick = starts.filter((each) => each <= startTime).length;
  if (median(starts) > startTime)
    faults.push(`half of the starts took longer than ${startTime} ms`);
  console.log(
    `${engine}: ${kills} kills, ${shopping.orders.size} orders and ${shopping.payments.size} payments acknowledged, ` +
      `${shopping.unanswered} requests cut off; ${quick} of ${starts.length} starts within ${startTime / 1_000} s, the slowest ${slowest.toFixed(0)} ms; ${faults.length} faults`,
  );
  for (const fault of faults) console.error(fault);
} finally {
  await running?.then((server) => server[Symbol.asyncDispose]()).catch(() => undefined);
  await database[Symbol.asyncDispose]();
  await location[Symbol.asyncDispose]();
}
process.exit(faults.length === 0 ? 0 : 1);

async function start() {
  const began = performance.now();
  const server = await startProcess(builtServer, {
    DATA_DIR: location.dataDir,
    DATABASE_URL: location.databaseUrl ?? '',
    LOG_LEVEL: 'error',
  });
  starts.push(performance.now() - began);
  return server;
}

/** Waits until the job has applied all acknowledged notifications. */
async function untilSettled({ payments }: Shopping): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const unpaid = await database.handle
      .selectFrom('orders')
      .select('no')
      .where('state', '=', 'unpaid')
      .execute();
    if (!unpaid.some(({ no }) => payments.has(no))) return;
    await wait(500);
  }
}

async function findMissing({ orders, payments }: Shopping): Promise<string[]> {
  const found = await database.handle.selectFrom('orders').select(['no', 'state']).execute();
  const states = new Map(found.map(({ no, state }) => [no, state]));
  const missing = [...orders].filter((no) => !states.has(no));
  const unpaid = [...payments].filter((no) => (states.get(no) ?? 'unpaid') === 'unpaid');
  // Every request was repeated until it was answered, so an order that no buyer knows was placed twice.
  const unknown = found.filter(({ no }) => !orders.has(no));
  return [
    ...missing.map((no) => `${no}: the acknowledged order is missing`),
    ...unpaid.map((no) => `${no}: the acknowledged payment is missing`),
    ...unknown.map(({ no }) => `${no}: one request placed two orders`),
  ];
}
