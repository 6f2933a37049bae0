import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { catalogueItems } from '@uid/content/catalogue';
import pg from 'pg';

import type { Client } from '../client.ts';
import { buyerCount } from '../contestant.ts';
import type { Stall, Steps } from '../contestant.ts';
import { nodeOptions } from '../../../apps/server/src/testing/built-server.ts';
import { startProcess } from '../../start-process.ts';
import { hashOf } from './hash.ts';
import { schema } from './schema.ts';

const file = join(import.meta.dirname, 'server.ts');
const secret = randomBytes(32).toString('hex');
const sku = 'SIM-3FF-10';

/** Starts a bare server. With `isFar`, each request is one statement, and reads are answered from memory. */
export async function startBareServer(
  databaseUrl: string | undefined,
  { isFar }: { isFar: boolean },
): Promise<Stall> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-bench-'));
  const dataFile = join(folder, 'bare.sqlite');
  const tokens = await prepare(databaseUrl, dataFile);
  const { options, environment } = nodeOptions();
  const running = await startProcess(
    file,
    {
      ...environment,
      DATABASE_URL: databaseUrl ?? '',
      DATA_FILE: dataFile,
      SECRET: secret,
      IS_FAR: isFar ? '1' : '0',
    },
    options,
  );
  const { origin, pid } = running;
  const name = isFar ? 'one statement' : 'bare';
  const databaseName = databaseUrl && new URL(databaseUrl).pathname.slice(1);
  return {
    contestants: [{ name, origin, pid, databaseName, steps: (client) => stepsOf(client, tokens) }],
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(databaseUrl: string | undefined, dataFile: string): Promise<string[]> {
  const { run, close } = databaseUrl ? await onPostgres(databaseUrl) : onSqlite(dataFile);
  for (const statement of schema.split(';').filter((each) => each.trim() !== ''))
    await run(statement);
  for (const { id, variants } of catalogueItems) {
    for (const variant of variants) {
      await run('insert into variants values ($1, $2, $3, $4, $5)', [
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
    await run('insert into sessions values ($1, $2, $3)', [
      hashOf(token),
      randomUUID(),
      Date.now() + 3_600_000,
    ]);
  }
  await close();
  return tokens;
}

async function onPostgres(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    run: (text: string, values: (string | number)[] = []) => client.query(text, values),
    close: () => client.end(),
  };
}

function onSqlite(dataFile: string) {
  const database = new DatabaseSync(dataFile);
  return {
    run: async (text: string, values: (string | number)[] = []) =>
      database.prepare(text.replaceAll('$', '?')).run(...values),
    close: async () => database.close(),
  };
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
        amountFen: number;
      };
      const facts = { eventId: randomUUID(), reference: attempt.id, amountFen: attempt.amountFen };
      const body = JSON.stringify(facts);
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      await client.post('/notifications', body, { signature });
    },
  };
}
