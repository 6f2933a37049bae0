import type { Checkout } from '@uid/contract/orders';
import type { FastifyInstance, InjectOptions } from 'fastify';

import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import type { ServerContext } from '../../apps/server/src/context.ts';
import { ownKey, signInjected } from '../../apps/server/src/testing/sign-request.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { findFaults } from './find-faults.ts';
import { createOwnDatabase } from './own-database.ts';
import { prepareBuyers, proofAddress, setStock } from './prepare-buyers.ts';

/**
 * `npm run proof:oversell -- [rounds]` lets 32 buyers order 5 pieces at once, again and again, and 200 buyers
 * order 10 pieces, a tenth as often. Every buyer gets an order or a clean refusal. TEST_DATABASE_URL: on
 * PostgreSQL as well.
 */
const rounds = Number(process.argv[2] ?? 1_000);
const sku = 'SIM-3FF-10';
const storms: Storm[] = [
  { buyerCount: 32, pieces: 5, rounds },
  { buyerCount: 200, pieces: 10, rounds: Math.ceil(rounds / 10) },
];
let count = 0;
const { TEST_DATABASE_URL } = process.env;
for (const storm of storms) {
  count += await prove(undefined, storm);
  if (TEST_DATABASE_URL) count += await prove(TEST_DATABASE_URL, storm);
}
process.exit(count === 0 ? 0 : 1);

interface Storm {
  buyerCount: number;
  pieces: number;
  rounds: number;
}

async function prove(
  serverUrl: string | undefined,
  { buyerCount, pieces, rounds }: Storm,
): Promise<number> {
  const location = await createOwnDatabase(serverUrl);
  const database = openDatabase(location);
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: location.dataDir });
  const context = createContext({ config, database, now: Date.now, newId });
  const faults: string[] = [];
  const answers = new Map<number, number>();
  try {
    await migrate(database);
    await seed(context);
    const tokens = await prepareBuyers(context, buyerCount, ownKey);
    const { app } = await createApp(context);
    for (let round = 0; round < rounds; round += 1) {
      await setStock(context, sku, pieces);
      const statuses = await raceOnce({ app, context }, tokens);
      for (const status of statuses) answers.set(status, (answers.get(status) ?? 0) + 1);
      const { stock } = await database.handle
        .selectFrom('variants')
        .select('stock')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow();
      const sold = statuses.filter((status) => status === 200).length;
      const refused = statuses.filter((status) => status === 409).length;
      if (sold !== pieces || refused !== buyerCount - pieces || stock !== 0)
        faults.push(
          `round ${round}: ${statuses.toSorted((left, right) => left - right).join(' ')}, ${stock} left`,
        );
    }
    await app.close();
    faults.push(...(await findFaults(context)));
  } finally {
    await database[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  }
  const counted = [...answers].map(([status, times]) => `${times} × ${status}`).join(', ');
  console.log(
    `${serverUrl ? 'PostgreSQL' : 'SQLite'}: ${rounds} rounds of ${buyerCount} for ${pieces}, ${counted}; ${faults.length} faults`,
  );
  for (const fault of faults) console.error(fault);
  return faults.length;
}

interface Shop {
  app: FastifyInstance;
  context: ServerContext;
}

/** Puts one piece in each buyer's cart and opens the checkout; then all order at once. */
async function raceOnce(shop: Shop, tokens: string[]): Promise<number[]> {
  const orders: InjectOptions[] = [];
  for (const token of tokens) {
    const ask = async (method: 'GET' | 'POST', url: string, body?: object) =>
      shop.app.inject(await signed(shop, token, { method, url, body }));
    await ask('POST', '/api/cart/remove', { language: 'zh', sku });
    await ask('POST', '/api/cart/add', { language: 'zh', sku, quantity: 1 });
    const answer = await ask('GET', '/api/checkout?language=zh');
    const { seen } = answer.json<{ result: Checkout }>().result;
    const body = { language: 'zh', seen, address: proofAddress, agreement: true };
    orders.push(await signed(shop, token, { method: 'POST', url: '/api/orders', body }));
  }
  const answers = await Promise.all(orders.map((order) => shop.app.inject(order)));
  return answers.map(({ statusCode }) => statusCode);
}

interface Question {
  method: 'GET' | 'POST';
  url: string;
  body: object | undefined;
}

/** Signs a request with the session's key, as browsers do. */
async function signed(
  { context }: Shop,
  token: string,
  { method, url, body }: Question,
): Promise<InjectOptions> {
  const payload = body && JSON.stringify(body);
  const proof = await signInjected(context, { method, url, body: payload, token });
  const headers = { ...proof, 'idempotency-key': newId() };
  if (payload === undefined) return { method, url, headers };
  return { method, url, payload, headers: { ...headers, 'content-type': 'application/json' } };
}
