import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { catalogueItems } from '@uid/content/catalogue';

import type { Client } from '../client.ts';
import { buyerCount } from '../contestant.ts';
import type { Contestant, Steps } from '../contestant.ts';
import { startProcess } from '../start-process.ts';
import { openPostgresStore } from './postgres-store.ts';
import { hashOf } from './purchase.ts';
import { schema } from './schema.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

const file = join(import.meta.dirname, 'server.ts');
const secret = randomBytes(32).toString('hex');
const sku = 'SIM-3FF-10';

export async function startBareServer(databaseUrl: string | undefined): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-bench-'));
  const dataFile = join(folder, 'bare.sqlite');
  const store = databaseUrl ? openPostgresStore(databaseUrl) : openSqliteStore(dataFile);
  const tokens = await prepare(store);
  const running = await startProcess(file, {
    DATABASE_URL: databaseUrl ?? '',
    DATA_FILE: dataFile,
    SECRET: secret,
  });
  return {
    name: 'bare',
    ...running,
    steps: (client) => stepsOf(client, tokens),
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(store: Store): Promise<string[]> {
  for (const statement of schema.split(';').filter((each) => each.trim() !== ''))
    await store.query(statement);
  for (const { id, variants } of catalogueItems) {
    for (const variant of variants) {
      await store.query('insert into variants values ($1, $2, $3, $4, $5)', [
        variant.sku,
        id,
        JSON.stringify(variant.name),
        variant.priceFen,
        1_000_000_000,
      ]);
    }
  }
  const tokens = Array.from({ length: buyerCount }, () => randomBytes(32).toString('base64url'));
  for (const token of tokens) {
    await store.query('insert into sessions values ($1, $2, $3)', [
      hashOf(token),
      randomUUID(),
      Date.now() + 3_600_000,
    ]);
  }
  return tokens;
}

function stepsOf(client: Client, tokens: string[]): Steps {
  const headersOf = (buyer: number) => ({ 'x-access-token': tokens[buyer] ?? '' });
  const add = (buyer: number) => client.post('/cart/add', { sku }, headersOf(buyer));
  const clear = (buyer: number) => client.post('/cart/clear', {}, headersOf(buyer));
  return {
    list: () => client.get('/items'),
    detail: () => client.get('/item?id=sim-card'),
    add: async (buyer, round) => {
      if (round % 12 === 0) await clear(buyer);
      return add(buyer);
    },
    purchase: async (buyer, round) => {
      const headers = headersOf(buyer);
      if (round % 1_200_000 === 0) await clear(buyer);
      await add(buyer);
      const { seen } = (await client.get('/checkout', headers)) as { seen: string };
      const order = { seen, recipient: '收货人', street: '广东省深圳市南山区科技园一号' };
      const key = { 'idempotency-key': `bench-${buyer}-${round}` };
      const { no } = (await client.post('/orders', order, { ...headers, ...key })) as {
        no: string;
      };
      const attempt = (await client.post('/payment/start', { no }, headers)) as {
        id: string;
        amount_fen: number;
      };
      const facts = { eventId: randomUUID(), reference: attempt.id, amountFen: attempt.amount_fen };
      const body = JSON.stringify(facts);
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      await client.post('/notifications', body, { signature });
    },
  };
}
