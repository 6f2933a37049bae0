import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

export interface Patience {
  /** How long a connection that is kept alive may stay silent, so that a request on its way is not cut off. */
  idle: number;
  /** How long an answer may take, from the moment nobody new is let in. */
  busy: number;
}

/** More than the queue of a listening socket holds. */
const maxTurns = 1_000;

/** While the server stops, every answer tells its connection that it is the last one. */
export function closeConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });
}

/**
 * Lets nobody new in and resolves when everybody inside is answered.
 * Comes before Fastify's own close, which fails the pages being rendered: they call the API in-process.
 */
export async function stopServing(server: Server, { idle, busy }: Patience): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  await drainAcceptQueue(server);
  // The close of `http.Server` would end idle connections at once, a request on its way included.
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

/** The kernel resets what still waits at the socket when that is closed, so all of it is let in first. */
async function drainAcceptQueue(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  for (let turn = 0, before = -1; before !== accepted && turn < maxTurns; turn += 1) {
    before = accepted;
    // One turn of the event loop lets one in.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', count);
}

/** A connection whose last answer left before the stop began becomes idle only after it. */
async function endIdleConnections(server: Server, signal: AbortSignal): Promise<void> {
  for (;;) {
    server.closeIdleConnections();
    await wait(100, undefined, { signal });
  }
}
