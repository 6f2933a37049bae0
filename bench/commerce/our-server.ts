import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { accessTokenHeader } from '@uid/contract/constants';
import type { Checkout } from '@uid/contract/orders';
import type { Payment } from '@uid/contract/payments';
import { builtServer, nodeOptions } from '../../apps/server/src/testing/built-server.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import type { DatabaseLocation } from '../../apps/server/src/database/open-database.ts';
import { hashToken } from '../../apps/server/src/features/identity/sessions/session-token.ts';
import { signNotification } from '../../apps/server/src/features/sandbox-pay/deliver-notifications.ts';
import { openMerchant } from '../../apps/server/src/features/sandbox-pay/merchant.ts';
import type { SandboxMerchant } from '../../apps/server/src/features/sandbox-pay/merchant.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';
import type { Client } from './client.ts';
import { buyerCount } from './contestant.ts';
import type { Contestant, Steps } from './contestant.ts';
import { startProcess } from './start-process.ts';

const sku = 'SIM-3FF-10';
const address = {
  recipient: '收货人',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园一号',
};

/** The whole product as it is shipped, pages included. */
export async function startOurServer(databaseUrl: string | undefined): Promise<Contestant> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-bench-'));
  const { tokens, merchant } = await prepare({ databaseUrl, dataDir });
  const { options, environment } = nodeOptions();
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const running = await startProcess(
    builtServer,
    { ...environment, ...place, LOG_LEVEL: 'error' },
    options,
  );
  return {
    name: 'ours',
    ...running,
    steps: (client) => stepsOf(client, tokens, merchant),
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Buyers with sessions, and more stock than anybody buys. */
async function prepare(location: DatabaseLocation) {
  const database = openDatabase(location);
  const context = { config: readConfig({}), database, now: Date.now, newId };
  await migrate(database);
  await seed(context);
  const { handle } = database;
  await handle.updateTable('variants').set({ stock: 1_000_000_000 }).execute();
  const tokens: string[] = [];
  for (let buyer = 0; buyer < buyerCount; buyer += 1) {
    const token = randomBytes(32).toString('base64url');
    const accountId = newId();
    const now = Date.now();
    await handle
      .insertInto('accounts')
      .values({
        id: accountId,
        email: `bench-${buyer}@example.com`,
        passwordHash: 'none',
        passwordVersion: 1,
        passwordChangedAt: now,
        passwordExpiresAt: null,
        createdAt: now,
        lastLoginAt: now,
      })
      .execute();
    await handle
      .insertInto('sessions')
      .values({
        id: newId(),
        tokenHash: hashToken(token),
        accountId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + 3_600_000,
        address: '127.0.0.1',
        agent: '',
      })
      .execute();
    tokens.push(token);
  }
  const merchant = await openMerchant(context);
  await database[Symbol.asyncDispose]();
  return { tokens, merchant };
}

function stepsOf(client: Client, tokens: string[], merchant: SandboxMerchant): Steps {
  const headersOf = (buyer: number) => ({ [accessTokenHeader]: tokens[buyer] ?? '' });
  const add = (buyer: number) =>
    client.post('/api/cart/add', { language: 'zh', sku, quantity: 1 }, headersOf(buyer));
  const clear = (buyer: number) =>
    client.post('/api/cart/remove', { language: 'zh', sku }, headersOf(buyer));
  return {
    list: () => client.get('/api/items?language=zh'),
    detail: () => client.get('/api/item?language=zh&id=sim-card'),
    add: async (buyer, round) => {
      if (round % 12 === 0) await clear(buyer);
      return add(buyer);
    },
    purchase: async (buyer, round) => {
      const headers = headersOf(buyer);
      if (round % 1_200_000 === 0) await clear(buyer);
      await add(buyer);
      const { seen } = await resultOf<Checkout>(client.get('/api/checkout?language=zh', headers));
      const order = { language: 'zh', seen, address, agreement: true };
      const key = { 'idempotency-key': `bench-${buyer}-${round}` };
      const { no } = await resultOf<{ no: string }>(
        client.post('/api/orders', order, { ...headers, ...key }),
      );
      const { attempt } = await resultOf<Payment>(
        client.post('/api/payment/start', { language: 'zh', no, method: 'sandbox' }, headers),
      );
      const facts = {
        eventId: newId(),
        merchantId: merchant.id,
        reference: attempt?.id,
        amountFen: attempt?.amountFen,
        currency: 'CNY',
        state: 'succeeded',
      };
      const signed = signNotification(JSON.stringify(facts), merchant, Date.now());
      await client.post('/api/payment-notifications/sandbox', signed.body, signed.headers);
    },
  };
}

async function resultOf<Result>(answer: Promise<unknown>): Promise<Result> {
  return ((await answer) as { result: Result }).result;
}
