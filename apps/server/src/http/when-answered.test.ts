import { Readable } from 'node:stream';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { whenAnswered } from './when-answered.ts';

/** Opens a server, and collects the path and status of each reported request. */
async function openTold() {
  const app = Fastify();
  const told: [string, number][] = [];
  whenAnswered(app, ({ url }, _reply, status) => void told.push([url, status]));
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const close = () => app.close();
  return { app, told, begun, ended, [Symbol.asyncDispose]: close };
}

test('an answer is told of once, with its status, in-process too', async () => {
  await using server = await openTold();
  const { app, told } = server;
  app.get('/', async (_request, reply) => reply.status(404).send('none'));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${origin}/`);
  await app.inject('/?in-process');
  await expect
    .poll(() => told)
    .toEqual([
      ['/', 404],
      ['/?in-process', 404],
    ]);
});

test.each([
  ['before there is an answer, is told of', false, 499],
  ['in the middle of an answer, is told of with its status', true, 200],
])('whoever leaves %s, and once', async (_name, isBegun, status) => {
  await using server = await openTold();
  const { app, told, begun, ended } = server;
  async function* halves() {
    yield 'half';
    begun.resolve();
    await ended.promise;
    yield 'half';
  }
  app.get('/', async (_request, reply) => {
    if (isBegun) return reply.send(Readable.from(halves()));
    begun.resolve();
    await ended.promise;
    return 'whole';
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const reader = new AbortController();
  const answer = fetch(`${origin}/`, { signal: reader.signal }).then(async (got) => got.text());
  await begun.promise;
  reader.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  await expect.poll(() => told).toEqual([['/', status]]);
  ended.resolve();
  await app.close();
  expect(told).toEqual([['/', status]]);
});
