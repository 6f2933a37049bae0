import { once } from 'node:events';
import { request as httpRequest, Agent } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';

import { closeConnectionsWhen, stopServing } from './stop-serving.ts';

/** A server whose answer to `/slow` waits for `release`, and whose `/page` calls it in-process. */
async function startServer() {
  const state = { isStopping: false };
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeConnectionsWhen(app, () => state.isStopping);
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    arrived.resolve();
    await held.promise;
    return (await app.inject('/quick')).body;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    arrived: arrived.promise,
    release: () => held.resolve(),
    stop(timeouts = { idle: 5_000, busy: 5_000 }) {
      state.isStopping = true;
      return stopServing(app.server, timeouts);
    },
    async [Symbol.asyncDispose]() {
      held.resolve();
      await app.close();
    },
  };
}

async function get(
  port: number,
  path: string,
  agent: Agent,
): Promise<{ body: string; connection: string }> {
  const sent = httpRequest({ port, host: '127.0.0.1', path, agent }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = (await answer.toArray()).join('');
  return { body, connection: answer.headers.connection ?? '' };
}

/** Opens a connection and sends a request within this turn of the event loop; returns the whole response. */
function askAtOnce(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', (cause: NodeJS.ErrnoException) => resolve(cause.code ?? ''));
    socket.write('GET /quick HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
}

function knock(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve('let in') ?? socket.destroy());
    socket.on('error', (cause: NodeJS.ErrnoException) => resolve(cause.code ?? ''));
  });
}

test('D6: a request under way is answered in full, its in-process calls too, while nobody new is let in', async () => {
  await using server = await startServer();
  const agent = new Agent({ keepAlive: true });
  const slow = get(server.port, '/slow', agent);
  await server.arrived;
  const stopped = server.stop();
  await expect.poll(() => knock(server.port)).toBe('ECONNREFUSED');
  server.release();
  expect(await slow).toEqual({ body: 'quick', connection: 'close' });
  await stopped;
  agent.destroy();
});

test('D6: a connection kept alive is answered once more and told to close', async () => {
  await using server = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await get(server.port, '/quick', agent)).toEqual({
    body: 'quick',
    connection: 'keep-alive',
  });
  const stopped = server.stop();
  await expect.poll(() => knock(server.port)).toBe('ECONNREFUSED');
  expect(await get(server.port, '/quick', agent)).toEqual({ body: 'quick', connection: 'close' });
  await stopped;
  agent.destroy();
});

test('D6: who has knocked already when the stop begins is let in and answered', async () => {
  await using server = await startServer();
  // These connections are open before any turn of the event loop could accept one of them.
  const visitors = Array.from({ length: 50 }, () => askAtOnce(server.port));
  const stopped = server.stop();
  for (const answer of await Promise.all(visitors))
    expect(answer).toMatch(/^HTTP\/1.1 200 .*quick$/s);
  await stopped;
});

test('D6: a connection that becomes idle later, without having been told to close, ends then', async () => {
  await using server = await startServer();
  const agent = new Agent({ keepAlive: true });
  const slow = get(server.port, '/slow', agent);
  await server.arrived;
  const endIdle = vi.spyOn(server.app.server, 'closeIdleConnections');
  // A response that was sent before the stop began does not mention it.
  const stopped = stopServing(server.app.server, { idle: 1, busy: 600_000 });
  await expect.poll(() => endIdle.mock.calls.length).toBeGreaterThan(0);
  server.release();
  expect(await slow).toEqual({ body: 'quick', connection: 'keep-alive' });
  await stopped;
  agent.destroy();
});

test('D6: neither silent connections nor an answer without end hold the stop up', async () => {
  await using server = await startServer();
  const agent = new Agent({ keepAlive: true });
  await get(server.port, '/quick', agent);
  const endless = get(server.port, '/slow', agent).catch((cause: Error) => cause.message);
  await server.arrived;
  await server.stop({ idle: 1, busy: 2 });
  expect(await endless).toBe('socket hang up');
  agent.destroy();
});
