import { listItems } from '@uid/contract/catalogue';
import { languages } from '@uid/contract/language';
import { staticPages } from '@uid/contract/page-table';
import { localPath } from '@uid/contract/paths';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SpanStart, Tracer } from '@uid/opentelemetry/tracer';
import { expect, test, vi } from 'vitest';

import type { AppDeps } from '../../app.ts';
import { countRouted } from '../../testing/count-routed.ts';
import { setPrice } from '../../testing/shop/change-catalogue.ts';
import { comparable, readOverSocket } from '../../testing/read-over-socket.ts';
import type { Ask, SocketAnswer } from '../../testing/read-over-socket.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { AppError } from '../app-error.ts';
import type { Arrival } from '../arrival.ts';
import { createMetrics } from '../../telemetry/metrics.ts';
import { createTelemetry } from '../../telemetry/telemetry.ts';
import { createReadyAnswers } from './ready-answers.ts';
import type { FindReady } from './ready-answers.ts';
import type { PageBuild } from './render-page.ts';
import type { RenderQueue } from './render-queue.ts';
import type { StoredPage } from './stored-page.ts';

const ownOrigin = 'https://www.example.com';

/** Renders pages that each have their own text and policy. */
const build: PageBuild = {
  async handlePage({ url }, { page }) {
    return new Response(`<h1>${url}</h1>`.repeat(50), {
      status: page ? 200 : 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `script-src 'sha256-${url.length}'`,
        'cache-control': 'no-cache',
        'speculation-rules': '"/speculation-rules.json"',
      },
    });
  },
};

interface Options extends Partial<AppDeps> {
  environment?: Record<string, string>;
  queue?: RenderQueue;
  open?: typeof createTestApp;
}

/** A listening site; `routed` counts the requests from outside that Fastify routed. */
async function openSite({ queue, open = createTestApp, environment, ...deps }: Options = {}) {
  const lines: Record<string, unknown>[] = [];
  const pages = {
    build,
    shellAssets: import.meta.dirname,
    microApps: [],
    ...(queue && { missingQueue: queue }),
  };
  const site = await open({
    pages,
    ...(queue && { renderQueue: queue }),
    environment: { PUBLIC_ORIGIN: ownOrigin, LOG_LEVEL: 'info', ...environment },
    logLines: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    ...deps,
  });
  const state = countRouted(site.app);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  lines.length = 0;
  const { port } = site.app.server.address() as AddressInfo;
  const read = (path: string, options: Ask = {}) => readOverSocket(port, path, options);
  /** Fills the cache with a page, without affecting the counts. */
  const fill = (path: string) =>
    site.app.inject({ url: path, headers: { host: 'www.example.com' } });
  return { ...site, lines, state, read, fill };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Sends the same request, but routed by Fastify: a request that announces a body is never answered from the cache.
 */
function route(site: Site, path: string, { method, headers }: Ask = {}): Promise<SocketAnswer> {
  return site.read(path, {
    ...(method && { method }),
    headers: { ...headers, 'content-length': '0' },
  });
}

const cachedAddresses = staticPages
  .filter(({ kind, ...page }) => kind !== 'text' && !('cache' in page && page.cache))
  .flatMap(({ path }) => languages.map((language) => localPath(path, language)));

test('I1: every kept page leaves with the same headers and bytes, routed or not', async () => {
  await using site = await openSite();
  expect(cachedAddresses.length).toBeGreaterThan(60);
  for (const url of cachedAddresses) {
    await route(site, url);
    for (const address of [url, `${url}?utm_source=x`]) {
      // The page may change between the two requests until the background compression is done.
      await vi.waitFor(async () => {
        const routed = comparable(await route(site, url));
        expect(comparable(await site.read(address)), address).toEqual(routed);
      });
    }
  }
  expect(site.state.routed).toBeGreaterThanOrEqual(3 * cachedAddresses.length);
});

test('I1: a kept page is not routed, whatever an address of it adds', async () => {
  await using site = await openSite();
  for (const url of cachedAddresses) {
    await route(site, url);
    const before = site.state.routed;
    for (const address of [url, `${url}?utm_source=x`]) {
      const { status, headers } = await site.read(address);
      expect([status, headers['strict-transport-security']]).toEqual([200, expect.any(String)]);
    }
    expect(site.state.routed, url).toBe(before);
  }
});

test('I1: HEAD and a page that the reader has already are answered alike, routed or not', async () => {
  await using site = await openSite();
  const { etag = '' } = (await route(site, '/home')).headers;
  const routedBefore = site.state.routed;
  for (const asked of [
    { method: 'HEAD' as const },
    { headers: { 'if-none-match': etag } },
    { headers: { 'if-none-match': `"other", ${etag.slice(2)}` } },
    { method: 'HEAD' as const, headers: { 'if-none-match': '*' } },
    { headers: { 'if-none-match': '"other"' } },
  ])
    await vi.waitFor(async () => {
      const routed = comparable(await route(site, '/home', asked));
      expect(comparable(await site.read('/home', asked))).toEqual(routed);
    });
  expect(site.state.routed).toBeGreaterThanOrEqual(routedBefore + 5);
});

test('I1: whoever takes no Brotli gets the text, routed the first time only', async () => {
  await using site = await openSite();
  const plain = { headers: { 'accept-encoding': 'gzip' } };
  await site.fill('/home');
  const before = await vi.waitFor(async () => {
    const { routed } = site.state;
    const answer = await site.read('/home', plain);
    // The text of the page is not cached until the page is compressed to the smallest size.
    expect(site.state.routed).toBe(routed);
    return answer;
  });
  const routed = await route(site, '/home', plain);
  expect(comparable(before)).toEqual(comparable(routed));
  expect(before.bytes.toString()).toBe(`<h1>${ownOrigin}/home</h1>`.repeat(50));
  expect(before.headers['content-encoding']).toBeUndefined();
  for (const asked of [
    { method: 'HEAD' as const, ...plain },
    { headers: { ...plain.headers, 'if-none-match': before.headers.etag ?? '' } },
  ]) {
    const { routed: count } = site.state;
    const answer = comparable(await site.read('/home', asked));
    expect(site.state.routed).toBe(count);
    expect(answer).toEqual(comparable(await route(site, '/home', asked)));
  }
});

test('I1: what is not a plain read of a kept page is routed', async () => {
  await using site = await openSite();
  await site.fill('/home');
  const asked: [string, Ask][] = [
    ['/home', { headers: { 'accept-encoding': 'gzip' } }],
    ['/home', { headers: { 'content-length': '0' } }],
    ['/home', { headers: { 'transfer-encoding': 'chunked' } }],
    ['/home', { method: 'POST' }],
    ['/home', { method: 'OPTIONS' }],
    ['/home', { headers: { host: 'a b' } }],
    ['/news', {}],
    ['/HOME', {}],
    ['/cart', {}],
    ['/nowhere', {}],
    ['/healthz', {}],
  ];
  const statuses: number[] = [];
  for (const [path, options] of asked) statuses.push((await site.read(path, options)).status);
  expect(statuses).toEqual([200, 200, 200, 403, 405, 400, 200, 308, 200, 404, 200]);
  expect(site.state.routed).toBe(asked.length);
});

test('I1: of the hosts that a trusted proxy passes on the last one counts', async () => {
  await using site = await openSite({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  await site.fill('/home');
  const headers = {
    host: 'a b',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'us/them, them/us, www.example.com',
  };
  expect((await site.read('/home', { headers })).status).toBe(200);
  expect(site.state.routed).toBe(0);
});

test('I1: a kept page has its line in the log and its place in the figures', async () => {
  const metrics = createMetrics();
  await using site = await openSite({ metrics });
  await site.fill('/home');
  const answers = [await site.read('/home?secret=1'), await site.read('/news')];
  await expect.poll(() => site.lines.length).toBe(2);
  const [kept, routed] = site.lines;
  expect(site.state.routed).toBe(1);
  expect(Object.keys(kept ?? {})).toEqual(Object.keys(routed ?? {}));
  expect(kept).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: answers[0]?.headers['x-request-id'],
    req: { method: 'GET', path: '/home' },
    res: { status: 200 },
    ms: expect.any(Number),
    address: '127.0.0.1',
    msg: 'request',
  });
  expect(kept?.['reqId']).toMatch(/^[0-9a-f-]{36}$/);
  expect(await metrics.print()).toMatch(
    /seconds_count\{method="GET",route="\/\*",status="200"\} 3\n/,
  );
});

test('I1: a kept page is traced as a routed one is, and its line names the trace', async () => {
  const begun: SpanStart[] = [];
  const ended: unknown[] = [];
  const tracer: Tracer = {
    begin(start) {
      begun.push(start);
      return { traceId: `trace-${begun.length}`, end: (facts) => void ended.push(facts) };
    },
  };
  await using site = await openSite({ telemetry: createTelemetry({ onEnd: [], tracer }) });
  await site.fill('/home');
  begun.length = 0;
  ended.length = 0;
  await site.read('/home?secret=1', { headers: { traceparent: 'chosen outside' } });
  await site.read('/news');
  await expect.poll(() => site.lines.length).toBe(2);
  expect(site.state.routed).toBe(1);
  const facts = { 'http.request.method': 'GET', 'http.route': '/*' };
  const shared = { name: 'GET /*', kind: 'server', parent: undefined };
  expect(begun.filter(({ name }) => name === 'GET /*')).toEqual([
    { ...shared, facts: { ...facts, 'uid.kept': 'true' }, age: expect.any(Number) },
    { ...shared, facts },
  ]);
  expect(ended).toEqual(begun.map(() => ({ 'http.response.status_code': 200 })));
  const [kept, routed] = site.lines;
  expect(Object.keys(kept ?? {})).toEqual(Object.keys(routed ?? {}));
  expect([kept?.['traceId'], routed?.['traceId']]).toEqual(['trace-1', 'trace-2']);
});

test('I1: nobody outside chooses the id of a request', async () => {
  await using site = await openSite();
  await site.fill('/home');
  const headers = { 'x-request-id': 'chosen-outside' };
  const { headers: answered } = await site.read('/home', { headers });
  expect(answered['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(site.state.routed).toBe(0);
});

test('I1: the log has the address that trusted proxies say, shortened where it has to be', async () => {
  const environment = { TRUSTED_PROXIES: '127.0.0.1', LOG_ADDRESSES: 'short' };
  await using site = await openSite({ environment });
  await site.fill('/home');
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'www.example.com',
    'x-forwarded-proto': 'https',
  };
  await site.read('/home', { headers });
  await expect.poll(() => site.lines.length).toBe(1);
  expect([site.lines[0]?.['address'], site.state.routed]).toEqual(['203.0.113.0/24', 0]);
  expect((await site.read('/home', { headers: { 'x-forwarded-host': 'a b' } })).status).toBe(400);
});

test('I1: a proxy that nobody named is warned of once, and kept pages leave', async () => {
  await using site = await openSite();
  await site.fill('/home');
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let time = 0; time < 3; time += 1)
    expect((await site.read('/home', { headers })).status).toBe(200);
  expect(site.state.routed).toBe(1);
  await expect.poll(() => site.lines.length).toBe(4);
  expect(site.lines.filter(({ level }) => level === 40)).toHaveLength(1);
});

test('I1: without a public origin, a kept page is for this machine alone', async () => {
  await using site = await openSite({ environment: { PUBLIC_ORIGIN: '' } });
  const here = { host: 'localhost:1234' };
  await site.read('/home', { headers: here });
  expect((await site.read('/home', { headers: here })).status).toBe(200);
  expect(site.state.routed).toBe(1);
  for (const headers of [{ host: 'shop.example' }, { ...here, 'x-forwarded-for': '203.0.113.9' }])
    expect((await site.read('/home', { headers })).status).toBe(421);
  expect(site.state.routed).toBe(3);
});

test('I1: while the server stops, a kept page is its connection’s last answer', async () => {
  let isStopping = false;
  await using site = await openSite({ isStopping: () => isStopping });
  await site.fill('/home');
  const keepAlive = { headers: { connection: 'keep-alive' } };
  expect((await site.read('/home', keepAlive)).headers.connection).toBe('keep-alive');
  isStopping = true;
  expect((await site.read('/home', keepAlive)).headers.connection).toBe('close');
  expect(site.state.routed).toBe(0);
});

test('I1: a kept page that shows a price leaves only while the price is what it was', async () => {
  const shop: PageBuild = {
    async handlePage(_request, { call }) {
      const { items } = await call(listItems, { language: 'en' });
      return new Response(JSON.stringify(items.map(({ fromFen }) => fromFen)));
    },
  };
  const pages = { build: shop, shellAssets: import.meta.dirname, microApps: [] };
  await using site = await openSite({ open: openShop, pages });
  await site.fill('/home');
  // On a busy machine the database may not have confirmed for a while that nothing changed; then it is asked.
  const before = await vi.waitFor(async () => {
    const { routed } = site.state;
    const kept = await site.read('/home');
    expect(site.state.routed).toBe(routed);
    return kept;
  });
  const { routed } = site.state;
  await setPrice(site, 'CARD-A', 77);
  const after = await site.read('/home');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(site.state.routed).toBe(routed + 1);
});

/** Creates ready answers in front of a listener that records what is routed. */
function openReady(find: FindReady) {
  const ready = createReadyAnswers({
    arrivalOf: (raw) => ({ raw, url: raw.url, headers: raw.headers }) as Arrival,
    isWelcome: () => true,
    findCall: () => undefined,
    headers: {},
    isStopping: () => false,
    onSent: () => undefined,
  });
  ready.findIn(find, () => undefined);
  const route = vi.fn<RequestListener>();
  const headers = { 'accept-encoding': 'br' };
  const asked = { method: 'GET', url: '/home', headers } as unknown as IncomingMessage;
  const ask = (response: object) => ready.before(route)(asked, response as never);
  return { ask, route };
}

test('where it can’t be said whether a page is still right, its reader is routed', async () => {
  const { ask, route } = openReady(() => Promise.reject(new Error('away')));
  ask({});
  await expect.poll(() => route.mock.calls.length).toBe(1);
});

test('a fault before routing is one answer of Fastify’s, or one connection, and not the end of the process', () => {
  const { ask, route } = openReady(() => {
    throw new Error('A fault.');
  });
  ask({ headersSent: false });
  expect(route).toHaveBeenCalledTimes(1);
  const destroy = vi.fn<() => void>();
  ask({ headersSent: true, destroy });
  expect([route.mock.calls.length, destroy.mock.calls.length]).toEqual([1, 1]);
});

test('so is a fault while a page is sent that was found a moment later', async () => {
  // A body without bytes, so that sending it fails.
  const { ask, route } = openReady(async () => ({ status: 200, body: {} }) as StoredPage);
  ask({ headersSent: false });
  await expect.poll(() => route.mock.calls.length).toBe(1);
});

test('a stale page is routed, which renders it anew', async () => {
  await using site = await openSite();
  await site.fill('/home');
  site.clock.now += 31_000;
  expect((await site.read('/home')).status).toBe(200);
  expect(site.state.routed).toBe(1);
});

test('I2: while there is no time to render, kept pages, 404 and 503 leave alike, routed or not', async () => {
  const state = { isFull: false };
  const queue: RenderQueue = {
    isFullFor: ({ network }) => state.isFull && network !== 'server',
    waiting: () => 0,
    run: async (asker, render) => {
      if (queue.isFullFor(asker)) throw new AppError('BUSY');
      return render();
    },
  };
  const metrics = createMetrics();
  await using site = await openSite({ queue, metrics });
  await site.fill('/home');
  state.isFull = true;
  // Fills the cache with the prepared 404 of each language.
  for (const path of ['/x', '/en/x']) await site.fill(path);
  for (const path of ['/home?a=b', '/c', '/en/product/d?e', '/news', '/en/cart']) {
    await vi.waitFor(async () => {
      const routed = withoutId(await route(site, path));
      const before = site.state.routed;
      expect(withoutId(await site.read(path)), path).toEqual(routed);
      expect(site.state.routed, path).toBe(before);
    });
  }
  const statuses = ['/home', '/c', '/news'].map(async (path) => (await site.read(path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 503]);
  const known = { headers: { 'if-none-match': '*' } };
  expect((await site.read('/c', known)).status).toBe(404);
  const refused = async () => /^pages_refused_total (\d+)$/m.exec(await metrics.print())?.[1];
  const refusedBefore = Number(await refused());
  for (const ask of [route(site, '/news'), site.read('/news')]) await ask;
  expect(Number(await refused())).toBe(refusedBefore + 2);
  // Paths of other routes are not pages.
  const before = site.state.routed;
  for (const path of ['/healthz', '/api/nothing', '/im/terms-of-sale.txt', '/sitemap.xml'])
    await site.read(path);
  expect(site.state.routed).toBe(before + 4);
});

/** Removes the request id, which a page that reports a busy server contains. */
function withoutId(answer: SocketAnswer) {
  const id = String(answer.headers['x-request-id']);
  return comparable({
    ...answer,
    bytes: Buffer.from(answer.bytes.toString('latin1').replace(id, '')),
  });
}
