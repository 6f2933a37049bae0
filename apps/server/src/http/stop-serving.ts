import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

export interface Patience {
  /** Milliseconds that a kept-alive connection may stay silent, so that a request on its way is not cut off. */
  idle: number;
  /** Milliseconds that a response may take, from the moment when no new connections are accepted. */
  busy: number;
}

/** More connections than the queue of a listening socket holds. */
const maxTurns = 1_000;

/** While the server is stopping, every response tells its client that the connection will be closed. */
export function closeConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });
}

/**
 * Accepts no new connections and resolves when every accepted request is answered. Must run before Fastify's own close,
 * which fails the pages being rendered: they call the API in-process.
 */
export async function stopServing(server: Server, { idle, busy }: Patience): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  await drainAcceptQueue(server);
  // `http.Server.close` would end idle connections at once, together with a request on its way.
  NetServer.prototype.close.call(server);
  const letGo = new AbortController();
  const timers = Promise.allSettled([
    wait(idle, undefined, letGo).then(() => endIdleConnections(server, letGo.signal)),
    wait(busy, undefined, letGo).then(() => server.closeAllConnections()),
  ]);
  await closed;
  letGo.abort();
  await timers;
}

/**
 * Accepts all connections in the socket's queue, because the kernel resets those that still wait when it is closed.
 */
async function drainAcceptQueue(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  for (let turn = 0, before = -1; before !== accepted && turn < maxTurns; turn += 1) {
    before = accepted;
    // One turn of the event loop accepts one connection.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', count);
}

/** Repeats the closing: a connection whose last response left before the stop began becomes idle only later. */
async function endIdleConnections(server: Server, signal: AbortSignal): Promise<void> {
  for (;;) {
    server.closeIdleConnections();
    await wait(100, undefined, { signal });
  }
}
