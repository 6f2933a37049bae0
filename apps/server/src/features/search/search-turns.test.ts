import type { AddressInfo } from 'node:net';

import { listItems } from '@uid/contract/catalogue';
import { searchSite, suggestPages } from '@uid/contract/search';
import { expect, test } from 'vitest';

import type { AppDeps } from '../../app.ts';
import { AppError } from '../../http/app-error.ts';
import { createInProcessCall } from '../../http/in-process-call.ts';
import type { RenderQueue } from '../../http/pages/render-queue.ts';
import { readOverSocket } from '../../testing/read-over-socket.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { createTestApp } from '../../testing/test-app.ts';

const query = { language: 'en', q: 'gateway' } as const;
const [crowded, other] = ['192.0.2.1', '198.51.100.1'];

async function openSearch(deps: Partial<AppDeps> = {}) {
  const server = await createTestApp(deps);
  await seedSite(server.deps);
  const ask = (path: string, remoteAddress = other) =>
    server.app.inject({ url: path, query, remoteAddress });
  return { ...server, ask };
}

test.each([searchSite.path, suggestPages.path, listItems.path])(
  'I2: a crowd that asks %s is refused beyond a bound, and others have their turn before it',
  async (path) => {
    await using server = await openSearch();
    expect((await server.ask(path)).statusCode).toBe(200);
    const crowd = Array.from({ length: 200 }, () => server.ask(path, crowded));
    expect((await server.ask(path)).statusCode).toBe(200);
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused[0]?.json().result.error).toBe('BUSY');
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(
      200 - refused.length,
    );
  },
);

const renderQueue: RenderQueue = {
  isFullFor: () => true,
  waiting: () => 0,
  run: () => Promise.reject(new AppError('BUSY')),
};

test('the list of the mall, in which nothing is looked for, waits for nobody, however often it is asked for', async () => {
  await using server = await openSearch({ renderQueue });
  const list = `${listItems.path}?language=en`;
  for (const url of [list, list, `${list}&q=`])
    expect((await server.app.inject({ url })).statusCode).toBe(200);
  for (const url of [`${list}&q=sim`, `${list}&q=sim`])
    expect((await server.app.inject({ url })).statusCode).toBe(503);
});

test('I2: who looks for the same words in the mall again waits for their turn again', async () => {
  let isFull = false;
  const run: RenderQueue['run'] = (asker, render) =>
    isFull ? renderQueue.run(asker, render) : render();
  await using server = await openSearch({ renderQueue: { ...renderQueue, run } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const headers = { host: `127.0.0.1:${port}` };
  const statusOf = async (url: string) => (await readOverSocket(port, url, { headers })).status;
  const list = `${listItems.path}?language=en`;
  for (const url of [list, `${list}&q=sim`]) expect(await statusOf(url)).toBe(200);
  isFull = true;
  expect([await statusOf(list), await statusOf(`${list}&q=sim`)]).toEqual([200, 503]);
});

test('what a page searches while it is rendered waits in no second line', async () => {
  await using server = await openSearch({ renderQueue });
  server.app.get('/rendering', async (request) =>
    createInProcessCall(server.app, request, { isPersonal: false }).call(searchSite, query),
  );
  expect((await server.ask('/rendering')).statusCode).toBe(200);
  expect((await server.ask(searchSite.path)).statusCode).toBe(503);
});
