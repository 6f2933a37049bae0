import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';

import { openPostgresStore } from './postgres-store.ts';
import {
  Refusal,
  addLine,
  hashOf,
  listLines,
  place,
  seenOf,
  startAttempt,
  takeNotification,
} from './purchase.ts';
import { openSqliteStore } from './sqlite-store.ts';

/**
 * The limit: what Fastify and the database can do with the same rules (sessions, one order per key and per cart,
 * stock never below zero, stored and signed notifications) and nothing of a product around them.
 */
const { DATABASE_URL, DATA_FILE = '', SECRET = '' } = process.env;
const store = DATABASE_URL ? openPostgresStore(DATABASE_URL) : openSqliteStore(DATA_FILE);
const app = Fastify();

app.setErrorHandler((cause, _request, reply) =>
  reply.status(cause instanceof Refusal ? 409 : 500).send({ error: String(cause) }),
);

const kept = new Map<string, { version: number; bytes: Buffer }>();

async function catalogueBytes(key: string, read: () => Promise<unknown>): Promise<Buffer> {
  const [row] = await store.query<{ version: number }>(
    'select version from catalogue_version where id = 1',
  );
  const version = row?.version ?? 0;
  const known = kept.get(key);
  if (known?.version === version) return known.bytes;
  const bytes = Buffer.from(JSON.stringify(await read()));
  kept.set(key, { version, bytes });
  return bytes;
}

app.get('/items', async (_request, reply) => {
  const bytes = await catalogueBytes('list', async () =>
    store.query('select * from variants order by sku'),
  );
  return reply.type('application/json').send(bytes);
});

app.get<{ Querystring: { id: string } }>('/item', async ({ query: { id } }, reply) => {
  const read = async () => store.query('select * from variants where item_id = $1', [id]);
  return reply.type('application/json').send(await catalogueBytes(id, read));
});

async function accountOf(request: FastifyRequest): Promise<string> {
  const token = String(request.headers['x-access-token'] ?? '');
  const [session] = await store.query<{ account_id: string }>(
    'select account_id from sessions where token_hash = $1 and expires_at > $2',
    [hashOf(token), Date.now()],
  );
  if (!session) throw new Refusal('session');
  return session.account_id;
}

const text = { type: 'string', minLength: 1, maxLength: 200 };
const body = (...names: string[]) => ({
  schema: {
    body: {
      type: 'object',
      required: names,
      properties: Object.fromEntries(names.map((name) => [name, text])),
    },
  },
});

app.post<{ Body: { sku: string } }>('/cart/add', body('sku'), async (request) => {
  const accountId = await accountOf(request);
  return store.transact((query) => addLine(query, accountId, request.body.sku));
});

app.post('/cart/clear', async (request) => {
  const accountId = await accountOf(request);
  await store.transact(async (query) =>
    query('delete from cart_lines where account_id = $1', [accountId]),
  );
  return {};
});

app.get('/checkout', async (request) => {
  const lines = await listLines(store.query, await accountOf(request));
  return { lines, seen: seenOf(lines) };
});

app.post<{ Body: { seen: string; recipient: string; street: string } }>(
  '/orders',
  body('seen', 'recipient', 'street'),
  async (request) => {
    const accountId = await accountOf(request);
    const key = String(request.headers['idempotency-key']);
    const { seen, ...address } = request.body;
    return place(store, { accountId, key, seen, address });
  },
);

app.post<{ Body: { no: string } }>('/payment/start', body('no'), async (request) =>
  startAttempt(store, { accountId: await accountOf(request), no: request.body.no }),
);

await app.register(async (raw) => {
  raw.removeAllContentTypeParsers();
  raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
  raw.post<{ Body: Buffer }>('/notifications', async (request) => {
    const signature = Buffer.from(String(request.headers.signature));
    const expected = Buffer.from(createHmac('sha256', SECRET).update(request.body).digest('hex'));
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
      throw new Refusal('signature');
    await takeNotification(store, request.body.toString('utf8'));
    return { received: true };
  });
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
