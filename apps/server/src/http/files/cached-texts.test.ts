import { gunzipSync } from 'node:zlib';

import fastify from 'fastify';
import { expect, test } from 'vitest';

import { AppError } from '../app-error.ts';
import type { InTurn } from '../in-turn.ts';
import { createSendText } from './cached-texts.ts';

/** A site with one long text at every address; its render queue can be full. */
function openSite() {
  const app = fastify();
  const state = { version: 1, now: 0, written: [] as string[], isFull: false };
  const inTurn: InTurn = async (_caller, work) => {
    if (state.isFull) throw new AppError('BUSY', { retryAfter: 2 });
    return work();
  };
  const database = { siteVersion: () => state.version };
  const sendText = createSendText({ now: () => state.now, database } as never, inTurn);
  app.get('/*', (request, reply) =>
    sendText(request, reply, {
      key: request.url,
      type: 'text/plain; charset=utf-8',
      async write() {
        state.written.push(request.url);
        return `${request.url} as of ${state.version}`;
      },
    }),
  );
  return { app, state, ask: async (url: string) => (await app.inject(url)).body };
}

test('a text is written once for all who ask, until the site is another one or half a minute has passed', async () => {
  const { state, ask } = openSite();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/a')));
  expect(new Set([...answers, await ask('/a')])).toEqual(new Set(['/a as of 1']));
  expect(state.written).toEqual(['/a']);
  state.version = 2;
  expect(await ask('/a')).toBe('/a as of 2');
  expect(state.written).toHaveLength(2);
  state.now += 30_000;
  await ask('/a');
  expect(state.written).toHaveLength(3);
});

test('whoever takes gzip gets what is kept, others the same in plain', async () => {
  const { app, ask } = openSite();
  const headers = { 'accept-encoding': 'br, gzip' };
  const answer = await app.inject({ url: '/a', headers });
  expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
    'gzip',
    'accept-encoding',
  ]);
  expect(gunzipSync(answer.rawPayload).toString()).toBe(await ask('/a'));
});

test('where the line of the pages is full it is refused, and written when there is room', async () => {
  const { app, state, ask } = openSite();
  state.isFull = true;
  expect((await app.inject('/a')).statusCode).toBe(500);
  expect(state.written).toEqual([]);
  state.isFull = false;
  expect(await ask('/a')).toBe('/a as of 1');
  state.isFull = true;
  expect(await ask('/a')).toBe('/a as of 1');
});

test('of many addresses the twenty that were written last are kept', async () => {
  const { state, ask } = openSite();
  for (let each = 0; each <= 20; each += 1) await ask(`/${each}`);
  await ask('/1');
  expect(state.written).toHaveLength(21);
  await ask('/0');
  expect(state.written).toHaveLength(22);
});
