import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { createMetrics } from '../../telemetry/metrics.ts';
import { countRouted } from '../../testing/count-routed.ts';
import { comparable, readOverSocket } from '../../testing/read-over-socket.ts';
import type { Ask, SocketAnswer } from '../../testing/read-over-socket.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { Arrival } from '../arrival.ts';
import { createCachedFiles } from './cached-files.ts';
import type { PageBuild } from '../pages/render-page.ts';

const ownOrigin = 'https://www.example.com';
const script = '/assets/script-1.js';
const build: PageBuild = { handlePage: async () => new Response('a page') };

/** A listening site with built files; `routed` counts the requests from outside that Fastify routed. */
async function openSite() {
  const shellAssets = mkdtempSync(join(tmpdir(), 'uid-built-'));
  onTestFinished(() => rmSync(shellAssets, { recursive: true }));
  mkdirSync(join(shellAssets, 'assets'));
  writeFileSync(join(shellAssets, 'assets/script-1.js'), 'alert("plain")');
  writeFileSync(join(shellAssets, 'assets/script-1.js.br'), 'packed');
  writeFileSync(join(shellAssets, 'assets/font-1.woff2'), 'font');
  writeFileSync(join(shellAssets, 'favicon.svg'), '<svg/>');
  const metrics = createMetrics();
  const pages = { build, shellAssets, microApps: [] };
  const environment = { PUBLIC_ORIGIN: ownOrigin };
  const site = await createTestApp({ pages, environment, metrics });
  const state = countRouted(site.app);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const read = (path: string, asked?: Ask) => readOverSocket(port, path, asked);
  return { ...site, metrics, state, read };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** The first response that was not routed; the first request is routed, and the file is cached a moment later. */
function untilCached({ state, read }: Site, path: string, asked?: Ask): Promise<SocketAnswer> {
  return vi.waitFor(async () => {
    const before = state.routed;
    const answer = await read(path, asked);
    expect(state.routed).toBe(before);
    return answer;
  });
}

test('I1: a built file leaves with the same headers and bytes, routed or not', async () => {
  await using site = await openSite();
  for (const [path, headers, text] of [
    [script, {}, 'packed'],
    [script, { 'accept-encoding': 'gzip' }, 'alert("plain")'],
    ['/assets/font-1.woff2', {}, 'font'],
  ] as const) {
    const routed = await site.read(path, { headers });
    const kept = await untilCached(site, path, { headers });
    expect(comparable(kept)).toEqual(comparable(routed));
    expect(kept.bytes.toString()).toBe(text);
    const { 'x-request-id': id, date, connection } = kept.headers;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(id).not.toBe(routed.headers['x-request-id']);
    expect([date, connection]).toEqual([expect.stringMatching(/^[^,]+, [^,]+ GMT$/), 'close']);
    const head = comparable(await site.read(path, { headers, method: 'HEAD' }));
    expect(head).toEqual({ ...comparable(routed), bytes: '' });
  }
  expect(site.state.routed).toBeGreaterThanOrEqual(3);
  expect(await site.metrics.print()).toMatch(/route="\/assets\/script-1.js",status="200"/);
});

test('I1: what is asked of a file besides the whole of it is routed', async () => {
  await using site = await openSite();
  const { headers } = await untilCached(site, script);
  const plain = { 'accept-encoding': 'identity' };
  await untilCached(site, script, { headers: plain });
  const { routed } = site.state;
  const { etag = '' } = headers;
  const asked: [path: string, headers: Record<string, string>, status: number][] = [
    [script, { 'if-none-match': etag }, 304],
    [script, { ...plain, range: 'bytes=1-2' }, 200],
    [script, { 'if-match': '"other"' }, 400],
    [script, { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 200],
    [script, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 400],
    [script, { host: 'a b' }, 400],
    [`${script}?v=1`, {}, 200],
    ['/assets/script-2.js', {}, 200],
    ['/favicon.svg', {}, 200],
  ];
  for (const [path, own, status] of asked)
    expect([path, (await site.read(path, { headers: own })).status]).toEqual([path, status]);
  expect(site.state.routed).toBe(routed + asked.length);
  for (const path of ['/favicon.svg', `${script}?v=1`]) await site.read(path);
  expect(site.state.routed).toBe(routed + asked.length + 2);
});

test('an address with the signs that routes are written with is no file, and no end of the server', async () => {
  await using site = await openSite();
  for (const path of [
    '/assets/*x',
    '/home?x=/assets/*x',
    '/assets/:x(',
    '/assets/:(x',
    '/assets/*',
  ])
    expect([path, (await site.read(path)).status]).toEqual([path, 200]);
  expect((await site.read(script)).status).toBe(200);
});

test('what fails is not kept', async () => {
  await using site = await createTestApp();
  let asked = 0;
  site.app.get('/assets/a.js', async (_request, reply) => {
    asked += 1;
    return reply.status([500, 404][asked - 1] ?? 200).send(`${asked}`);
  });
  const findFile = createCachedFiles(site.app);
  const find = () => findFile({ url: '/assets/a.js', headers: {} } as Arrival)?.body.toString();
  await expect.poll(find).toBe('3');
});

test('a file that is being read is not read once more, however many ask', async () => {
  await using site = await createTestApp();
  let asked = 0;
  site.app.get('/assets/a.js', async () => `${(asked += 1)}`);
  const findFile = createCachedFiles(site.app);
  const find = () => findFile({ url: '/assets/a.js', headers: {} } as Arrival)?.body.toString();
  for (let time = 0; time < 3; time += 1) expect(find()).toBeUndefined();
  await expect.poll(find).toBe('1');
  expect(asked).toBe(1);
});

test('of the files asked for longest ago some make room', async () => {
  await using site = await createTestApp();
  const asked: string[] = [];
  for (const name of ['a', 'b', 'c'])
    site.app.get(`/assets/${name}.js`, async (request) => {
      asked.push(request.url);
      return name.repeat(40);
    });
  const findFile = createCachedFiles(site.app, 100);
  const find = (name: string) =>
    findFile({ url: `/assets/${name}.js`, headers: {} } as Arrival)?.body.toString()[0];
  const untilFound = (name: string) => expect.poll(() => find(name)).toBe(name);
  await untilFound('a');
  await untilFound('b');
  // Requesting the file again makes it the latest, so that it is not the one evicted.
  expect(find('a')).toBe('a');
  await untilFound('c');
  expect(['a', 'c'].map(find)).toEqual(['a', 'c']);
  expect(find('b')).toBeUndefined();
  await expect.poll(() => asked).toHaveLength(4);
  expect(find('nowhere')).toBeUndefined();
  expect(asked).toHaveLength(4);
});
