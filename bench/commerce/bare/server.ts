import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import Fastify, { LogController } from 'fastify';
import type { FastifyRequest } from 'fastify';

import { openStandardOutput } from '../../../apps/server/src/http/log/log-lines.ts';
import { hashOf } from './hash.ts';
import { openPostgresShop } from './postgres-shop.ts';
import { Refusal } from './shop.ts';
import { openSqliteShop } from './sqlite-shop.ts';

/**
 * The limit: what Fastify and the database can do with the same rules and rows (sessions, one order for each
 * key and cart, stock never below zero, signed notifications, books), but without the rest of a product.
 */
const { DATABASE_URL, DATA_FILE = '', SECRET = '', IS_FAR, LOG_LEVEL = 'info' } = process.env;
const shop = DATABASE_URL
  ? openPostgresShop(DATABASE_URL, { isFar: IS_FAR === '1' })
  : openSqliteShop(DATA_FILE);
// Like our server, writes one log line for each response, buffered and after it.
const lines = openStandardOutput();
const app = Fastify({
  logger: { level: LOG_LEVEL, base: null, stream: lines },
  logController: new LogController({ disableRequestLogging: true }),
});
app.addHook('onResponse', (request, reply, done) => {
  const { id: reqId, method, url } = request;
  request.log.info({ reqId, method, url, status: reply.statusCode, ms: reply.elapsedTime });
  done();
});

app.setErrorHandler((cause, _request, reply) =>
  reply.status(cause instanceof Refusal ? 409 : 500).send({ error: String(cause) }),
);

const kept = new Map<string, { version: number; bytes: Buffer }>();

async function catalogueBytes(itemId?: string): Promise<Buffer> {
  const key = itemId ?? 'all';
  const version = await shop.readVersion();
  const known = kept.get(key);
  if (known?.version === version) return known.bytes;
  const bytes = Buffer.from(JSON.stringify(await shop.readVariants(itemId)));
  kept.set(key, { version, bytes });
  return bytes;
}

app.get('/items', async (_request, reply) =>
  reply.type('application/json').send(await catalogueBytes()),
);

app.get<{ Querystring: { id: string } }>('/item', async ({ query: { id } }, reply) =>
  reply.type('application/json').send(await catalogueBytes(id)),
);

const callerOf = (request: FastifyRequest) =>
  hashOf(String(request.headers['x-access-token'] ?? ''));

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

app.post<{ Body: { sku: string } }>('/cart/add', body('sku'), async (request) =>
  shop.add(callerOf(request), request.body.sku),
);

app.post('/cart/clear', async (request) => {
  await shop.clear(callerOf(request));
  return {};
});

app.get('/checkout', async (request) => shop.checkout(callerOf(request)));

app.post<{ Body: { seen: string; recipient: string; street: string } }>(
  '/orders',
  body('seen', 'recipient', 'street'),
  async (request) => {
    const key = String(request.headers['idempotency-key']);
    const { seen, ...address } = request.body;
    return shop.place(callerOf(request), { key, seen, address });
  },
);

app.post<{ Body: { no: string } }>('/payment/start', body('no'), async (request) =>
  shop.startPayment(callerOf(request), request.body.no),
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
    await shop.takeNotification(request.body.toString('utf8'));
    return { received: true };
  });
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
