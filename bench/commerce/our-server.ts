import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { accessTokenHeader } from '@uid/contract/constants';
import { createProofKey } from '@uid/contract/proof';
import type { ProofKey } from '@uid/contract/proof';
import type { Checkout } from '@uid/contract/orders';
import type { Payment } from '@uid/contract/payments';
import { builtServer, nodeOptions } from '../../apps/server/src/testing/built-server.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import type { Handle } from '../../apps/server/src/database/database.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import type { DatabaseLocation } from '../../apps/server/src/database/open-database.ts';
import { thumbprintOf } from '../../apps/server/src/features/identity/sessions/proofs/thumbprint.ts';
import { hashToken } from '../../apps/server/src/features/identity/sessions/session-token.ts';
import { signNotification } from '../../apps/server/src/features/sandbox-pay/deliver-notifications.ts';
import { openMerchant } from '../../apps/server/src/features/sandbox-pay/merchant.ts';
import type { SandboxMerchant } from '../../apps/server/src/features/sandbox-pay/merchant.ts';
import { signRequest } from '../../apps/server/src/testing/sign-request.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';
import type { Client } from './client.ts';
import { buyerCount } from './contestant.ts';
import type { Stall, Steps } from './contestant.ts';
import { startProcess } from '../start-process.ts';

const sku = 'SIM-3FF-10';
const address = {
  recipient: '收货人',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园一号',
};

/** Starts the whole product as it is shipped. Its contestants buy like programs without keys, and like browsers. */
export async function startOurServer(databaseUrl: string | undefined): Promise<Stall> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-bench-'));
  const key = await createProofKey();
  const { plain, bound, merchant } = await prepare({ databaseUrl, dataDir }, key);
  const { options, environment } = nodeOptions();
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  // In production staff send paid orders later. The sandbox would send them during the measurement.
  const shop = { SANDBOX_SHIPS_ITSELF: 'off' };
  const running = await startProcess(builtServer, { ...environment, ...place, ...shop }, options);
  const { origin, pid } = running;
  const databaseName = databaseUrl && new URL(databaseUrl).pathname.slice(1);
  const shared = { origin, pid, databaseName };
  return {
    contestants: [
      {
        ...shared,
        name: 'ours',
        steps: (client) => stepsOf(client, sendAs(plain, { client, origin }), merchant),
      },
      {
        ...shared,
        name: 'ours, bound',
        steps: (client) => stepsOf(client, sendAs(bound, { client, origin, key }), merchant),
      },
    ],
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates buyers with sessions of both kinds, and more stock than is bought. */
async function prepare(location: DatabaseLocation, key: ProofKey) {
  const database = openDatabase(location);
  const context = { config: readConfig({}), database, now: Date.now, newId };
  await migrate(database);
  await seed(context);
  const { handle } = database;
  await handle.updateTable('variants').set({ stock: 1_000_000_000 }).execute();
  const plain = await openSessions(handle);
  const bound = await openSessions(handle, thumbprintOf(key.jwk));
  const merchant = await openMerchant(context);
  await database[Symbol.asyncDispose]();
  return { plain, bound, merchant };
}

async function openSessions(handle: Handle, keyThumbprint: string | null = null) {
  const tokens: string[] = [];
  for (let buyer = 0; buyer < buyerCount; buyer += 1) {
    const token = randomBytes(32).toString('base64url');
    const accountId = newId();
    const now = Date.now();
    await handle
      .insertInto('accounts')
      .values({
        id: accountId,
        email: `bench-${accountId}@example.com`,
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
        expiresAt: now + 24 * 3_600_000,
        address: '127.0.0.1',
        agent: '',
        keyThumbprint,
      })
      .execute();
    tokens.push(token);
  }
  return tokens;
}

/** Sends a request of a buyer's session, signed if the session has a key. */
type Send = (buyer: number, request: BuyerRequest) => Promise<unknown>;

interface BuyerRequest {
  path: string;
  /** Left out for a read. */
  body?: object;
  headers?: Record<string, string>;
}

function sendAs(
  tokens: string[],
  { client, origin, key }: { client: Client; origin: string; key?: ProofKey },
): Send {
  return async (buyer, { path, body, headers }) => {
    const token = tokens[buyer] ?? '';
    const text = body && JSON.stringify(body);
    const method = text === undefined ? 'GET' : 'POST';
    const request = { method, url: origin + path, body: text, token, now: Date.now() } as const;
    const signed = key ? await signRequest(request, key) : { [accessTokenHeader]: token };
    const all = { ...signed, ...headers };
    return text === undefined ? client.get(path, all) : client.post(path, text, all);
  };
}

function stepsOf(client: Client, send: Send, merchant: SandboxMerchant): Steps {
  const language = 'zh';
  const add = (buyer: number) =>
    send(buyer, { path: '/api/cart/add', body: { language, sku, quantity: 1 } });
  const clear = (buyer: number) =>
    send(buyer, { path: '/api/cart/remove', body: { language, sku } });
  return {
    list: () => client.get('/api/items?language=zh'),
    detail: () => client.get('/api/item?language=zh&id=sim-card'),
    add: async (buyer, round) => {
      if (round % 12 === 0) await clear(buyer);
      return add(buyer);
    },
    purchase: async (buyer, round) => {
      if (round % 1_200_000 === 0) await clear(buyer);
      await add(buyer);
      const checkout = send(buyer, { path: `/api/checkout?language=${language}` });
      const { seen } = await resultOf<Checkout>(checkout);
      const placing = send(buyer, {
        path: '/api/orders',
        body: { language, seen, address, agreement: true },
        headers: { 'idempotency-key': `bench-${buyer}-${round}` },
      });
      const { no } = await resultOf<{ no: string }>(placing);
      const starting = send(buyer, {
        path: '/api/payment/start',
        body: { language, no, method: 'sandbox' },
      });
      const { attempt } = await resultOf<Payment>(starting);
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
