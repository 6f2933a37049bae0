import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createStripeBooks } from './stripe-books.ts';
import type { StripeBooks } from './stripe-books.ts';

export const secretKey = 'sk_test_standin';
export const webhookSecret = 'whsec_standin';

/** A server that responds like Stripe's API, and refuses what Stripe would refuse. */
export interface StripeStandIn extends AsyncDisposable, StripeBooks {
  origin: string;
  isAway: boolean;
}

export async function openStripeStandIn(now: () => number): Promise<StripeStandIn> {
  const standIn = Object.assign(createStripeBooks(now), { isAway: false });
  const server = createServer((request, response) => void reply(standIn, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function reply(
  standIn: StripeBooks & { isAway: boolean },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (standIn.isAway) {
    request.socket.destroy();
    return;
  }
  const body = (await request.setEncoding('utf8').toArray()).join('');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
  const key = request.headers['idempotency-key'];
  const isOwn = request.headers.authorization === `Bearer ${secretKey}`;
  const answer = isOwn
    ? standIn.answer({
        call: `${request.method} ${pathname}`,
        fields: request.method === 'GET' ? searchParams : new URLSearchParams(body),
        key: typeof key === 'string' ? key : undefined,
      })
    : { status: 401, body: { error: { type: 'invalid_request_error' } } };
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
}

/** Builds the header that Stripe's documentation describes: HMAC-SHA256 over time, dot and body. */
export function signEvent(body: string, at: number, secret = webhookSecret): string {
  const time = Math.floor(at / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
