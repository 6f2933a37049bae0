import { listItems } from '@uid/contract/catalogue';
import { endpoint } from '@uid/contract/endpoint';
import { z } from '@uid/contract/zod';
import { staticPages } from '@uid/contract/page-table';
import { productPage } from '@uid/contract/pages';
import type { Page } from '@uid/contract/pages';
import { expect, test } from 'vitest';

import { hearOfChanges } from '../../testing/hear-of-changes.ts';
import { setPrice } from '../../testing/shop/change-catalogue.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createMetrics } from '../../telemetry/metrics.ts';
import { AppError } from '../app-error.ts';
import { successEnvelope } from '../error-answer.ts';
import type { PageBuild } from './render-page.ts';
import type { RenderQueue } from './render-queue.ts';

const readCookie = endpoint({
  method: 'GET',
  path: '/api/test/cookie',
  access: 'public',
  summary: 'What a page could show of its visitor',
  input: z.object({}),
  output: z.object({ cookie: z.string() }),
});

/** Renders pages that contain their address, their kind and the cookie that they could read. */
const build: PageBuild = {
  async handlePage({ url }, { call, page, pages }) {
    const { cookie } = await call(readCookie, {});
    const kind = page ? `${page.kind} of ${pages.length}` : 'no page';
    return new Response(`${url} ${kind} ${cookie}`, { headers: { 'content-type': 'text/html' } });
  },
};

const ownOrigin = 'http://www.example.com';

async function openSite(): Promise<TestApp> {
  const folder = import.meta.dirname;
  const site = await createTestApp({
    pages: { build, shellAssets: folder, microApps: [] },
    environment: { PUBLIC_ORIGIN: ownOrigin },
  });
  site.app.get(readCookie.path, async ({ headers }) =>
    successEnvelope({ cookie: headers.cookie ?? '' }),
  );
  return site;
}

const form = {
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  },
  payload: 'a=b',
};

const cookies = { 'uid-guest': 'somebody' };

const spellings = ['/cart/', '/cart//', '/CART', '/c%61rt', '/Cart?removed='];

test('a page made of an answer that is behind the site is kept by nobody', async () => {
  const answer = { isBehind: true };
  const readLate = endpoint({
    ...readCookie,
    path: '/api/test/late',
    output: z.object({ isBehind: z.boolean() }),
  });
  const late: PageBuild = {
    async handlePage(_request, { call }) {
      const { isBehind } = await call(readLate, {});
      const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache' };
      return new Response(isBehind ? 'as before' : 'as it is', { headers });
    },
  };
  const pages = { build: late, shellAssets: import.meta.dirname, microApps: [] };
  await using site = await createTestApp({ pages, environment: { PUBLIC_ORIGIN: ownOrigin } });
  site.app.get(readLate.path, async () => successEnvelope(answer));
  const before = await site.app.inject('/support?q=gateway');
  expect(before.body).toBe('as before');
  expect(before.headers['cache-control']).toBe('no-store');
  answer.isBehind = false;
  const after = await site.app.inject('/support?q=gateway');
  expect(after.body).toBe('as it is');
  expect(after.headers['cache-control']).toBe('max-age=0, s-maxage=1');
  answer.isBehind = true;
  expect((await site.app.inject('/support?q=gateway')).body).toBe('as it is');
});

test('the cart is its owner’s, and kept nowhere', async () => {
  await using site = await openSite();
  for (const url of ['/cart', '/en/cart', 'http://other.example.com/cart']) {
    const own = await site.app.inject({ url, cookies });
    expect(own.body).toContain('somebody');
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await site.app.inject(url)).body).not.toContain('somebody');
  }
});

/** A cart whose frame contains the cookie of its rendering, and which is filled with the visitor's cookie. */
async function openFramed({ fails = false, status = 200 } = {}) {
  const made: string[] = [];
  const framed: PageBuild = {
    async handlePage({ url }, { call, isFrame }) {
      const { cookie } = await call(readCookie, {});
      made.push(isFrame ? 'frame' : 'whole');
      const text = `${isFrame ? 'frame' : 'whole'} at ${url} by [${cookie}]`;
      return new Response(text, { status: isFrame ? status : 200 });
    },
    async fillPage(frame, { url }, { call }) {
      if (fails) throw new Error('database away');
      return `${frame} filled at ${url} for [${(await call(readCookie, {})).cookie}]`;
    },
  };
  const site = await createTestApp({
    pages: { build: framed, shellAssets: import.meta.dirname, microApps: [] },
    environment: { PUBLIC_ORIGIN: ownOrigin },
  });
  site.app.get(readCookie.path, async ({ headers }) =>
    successEnvelope({ cookie: headers.cookie ?? '' }),
  );
  return { ...site, made };
}

test('I3: the frame of a cart is made once, by nobody, and filled for whoever asks', async () => {
  await using site = await openFramed();
  for (const guest of ['somebody', 'another']) {
    const cookie = `uid-guest=${guest}`;
    const url = '/en/cart?removed=a&x=1';
    const { body, headers } = await site.app.inject({ url, headers: { cookie } });
    expect(body).toBe(
      `frame at ${ownOrigin}/en/cart by [] filled at ${ownOrigin}/en/cart?removed=a for [${cookie}]`,
    );
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expect((await site.app.inject('/en/cart')).body).toContain('for []');
  expect(site.made).toEqual(['frame']);
});

test('a cart that cannot be put into its frame is rendered as a whole, and so is an answered form', async () => {
  await using site = await openFramed({ fails: true });
  const { body } = await site.app.inject({ url: '/cart', cookies });
  expect(body).toBe(`whole at ${ownOrigin}/cart by [uid-guest=somebody]`);
  await site.app.inject({ method: 'POST', url: '/cart', ...form });
  expect(site.made).toEqual(['frame', 'whole', 'whole']);
});

test('a cart whose frame fails is rendered as a whole', async () => {
  await using site = await openFramed({ status: 500 });
  const { statusCode, body } = await site.app.inject({ url: '/cart', cookies });
  expect([statusCode, body]).toEqual([200, `whole at ${ownOrigin}/cart by [uid-guest=somebody]`]);
});

test.each(spellings)('%s leads to the one spelling of the cart’s address', async (url) => {
  await using site = await openSite();
  for (const method of ['GET', 'HEAD'] as const) {
    const moved = await site.app.inject({ method, url, cookies });
    expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([308, '/cart', '']);
  }
});

test('what a page asks for is asked from its visitor’s address', async () => {
  const pages = { build, shellAssets: import.meta.dirname, microApps: [] };
  await using site = await createTestApp({ pages });
  site.app.get(readCookie.path, async ({ ip }) => successEnvelope({ cookie: ip }));
  const answer = await site.app.inject({ url: '/cart', remoteAddress: '203.0.113.7' });
  expect(answer.body).toContain('203.0.113.7');
});

test('a page that asked for prices is rendered anew as soon as one changes, and not before', async () => {
  let renderings = 0;
  const shop: PageBuild = {
    ...build,
    async handlePage(_request, { call }) {
      renderings += 1;
      const { items } = await call(listItems, { language: 'en' });
      return new Response(JSON.stringify(items.map(({ fromFen }) => fromFen)));
    },
  };
  const folder = import.meta.dirname;
  const pages = { build: shop, shellAssets: folder, microApps: [] };
  await using site = await openShop({ pages });
  await hearOfChanges(site.deps.database);
  const read = async () => (await site.app.inject('/home')).json<number[]>();
  const before = await read();
  expect([await read(), renderings]).toEqual([before, 1]);
  await setPrice(site, 'CARD-A', 77);
  const after = await read();
  expect([after.includes(77), before.includes(77), renderings]).toEqual([true, false, 2]);
});

test('what is kept for everybody is rendered without anybody’s cookies', async () => {
  await using site = await openSite();
  expect((await site.app.inject({ url: '/home', cookies })).body).not.toContain('somebody');
});

/** A site that counts its renderings and shows which address was rendered. */
async function openCounted(queue?: RenderQueue) {
  const rendered: string[] = [];
  const counting: PageBuild = {
    async handlePage({ url }, { page }) {
      rendered.push(url.slice(ownOrigin.length));
      const status = page ? 200 : 404;
      return new Response(url, { status, headers: { 'content-type': 'text/html' } });
    },
  };
  const site = await createTestApp({
    pages: {
      build: counting,
      shellAssets: import.meta.dirname,
      microApps: [],
      ...(queue && { missingQueue: queue }),
    },
    ...(queue && { renderQueue: queue }),
    environment: { PUBLIC_ORIGIN: ownOrigin },
  });
  return { ...site, rendered };
}

test.each([
  ['/home', ['/home?utm_source=a', '/home?x', '/home?page=2&&=']],
  [
    '/news?category=law&page=2',
    ['/news?page=2&category=law&x=1', '/news?category=law&category=x&page=2'],
  ],
  ['/en/uid-front/login', ['/en/uid-front/login?return=%2Forder', '/en/uid-front/login?x=1']],
  ['/uid-front', ['/uid-front/a', '/uid-front/b/c?d=e']],
])('I2: %s is rendered once, whatever else an address of it names', async (address, others) => {
  await using site = await openCounted();
  for (const url of [address, ...others])
    expect((await site.app.inject(url)).body, url).toBe(ownOrigin + address);
  expect(site.rendered).toEqual([address]);
});

test.each([
  '/order',
  '/unpaid-order',
  '/pay-gateway',
  '/pay-complete',
  '/confirm-order',
  '/quote',
  '/enquiry',
  '/reorder',
])('I3: %s is the same for everybody, and nothing of anybody is in it', async (path) => {
  await using site = await openCounted();
  const numbers = path === '/confirm-order' ? [''] : ['20260105000001', '20260105000002'];
  for (const no of numbers) {
    const url = no ? `${path}?no=${no}` : path;
    const { body, headers } = await site.app.inject({ url, cookies });
    expect(body).not.toContain(no || 'somebody');
    expect(headers).not.toHaveProperty('set-cookie');
  }
  expect(site.rendered).toHaveLength(1);
});

test('a cart is rendered with the parameters that it knows', async () => {
  await using site = await openCounted();
  const { body } = await site.app.inject('/cart?utm=1&quantity=2&removed=a');
  expect(body).toBe(`${ownOrigin}/cart?removed=a&quantity=2`);
});

/** A queue that, once full, only has room for the renderings of the server itself. */
function narrowQueue() {
  const state = { isFull: false };
  const queue: RenderQueue = {
    isFullFor: ({ network }) => state.isFull && network !== 'server',
    waiting: () => 0,
    run: async (asker, render) => {
      if (queue.isFullFor(asker)) throw new AppError('BUSY');
      return render();
    },
  };
  return { queue, state };
}

test('I2: while there is no time to render, kept pages are served, and others come later', async () => {
  const { queue, state } = narrowQueue();
  await using site = await openCounted(queue);
  await site.app.inject('/home');
  state.isFull = true;
  expect((await site.app.inject('/home?x=1')).statusCode).toBe(200);
  for (const [url, language] of [
    ['/news', 'zh-CN'],
    ['/en/cart', 'en'],
  ]) {
    const { statusCode, headers, body } = await site.app.inject(url ?? '');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(headers['x-request-id']);
  }
  const sent = await site.app.inject({ method: 'POST', url: '/cart', ...form });
  expect(sent.statusCode).toBe(503);
  expect(site.rendered).toEqual(['/home']);
});

test('I2: while there is no time to render, one prepared 404 a language answers every unknown address', async () => {
  const { queue, state } = narrowQueue();
  await using site = await openCounted(queue);
  const read = async (url: string) => {
    const { statusCode, body } = await site.app.inject(url);
    return `${statusCode} ${body.slice(ownOrigin.length)}`;
  };
  expect(await read('/nowhere?x=1')).toBe('404 /nowhere?x=1');
  state.isFull = true;
  for (const name of ['a', 'b', 'c']) {
    expect(await read(`/${name}`)).toBe('404 /no-such-file');
    expect(await read(`/en/product/${name}?x=1`)).toBe('404 /en/no-such-file');
  }
  expect(site.rendered).toEqual(['/nowhere?x=1', '/no-such-file', '/en/no-such-file']);
});

test('I2: of unknown addresses one is rendered at a time, few wait, and no page waits for them', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const held: PageBuild = {
    async handlePage({ url }, { page }) {
      const address = url.slice(ownOrigin.length);
      rendered.push(address);
      if (address.startsWith('/unknown')) await mayEnd;
      return new Response(address, { status: page ? 200 : 404 });
    },
  };
  const pages = { build: held, shellAssets: import.meta.dirname, microApps: [] };
  const metrics = createMetrics();
  const environment = { PUBLIC_ORIGIN: ownOrigin };
  await using site = await createTestApp({ pages, metrics, environment });
  const read = async (url: string) => (await site.app.inject(url)).body;
  const waiting = async () => /^render_queue_waiting (\d+)$/m.exec(await metrics.print())?.[1];
  const unknown = Array.from({ length: 9 }, (_, index) => `/unknown-${index}`);
  const answers = Promise.all(unknown.map(read));
  await expect.poll(waiting).toBe('8');
  expect(await read('/one-too-many')).toBe('/no-such-file');
  expect(await read('/news')).toBe('/news');
  expect(rendered.filter((address) => address.startsWith('/unknown'))).toHaveLength(1);
  end();
  expect(await answers).toEqual(unknown);
});

test('I2: a name that is not published shows the prepared 404', async () => {
  await using site = await openCounted();
  for (const name of ['a', 'b']) {
    const headers = { accept: 'text/html', 'accept-language': 'en' };
    const { statusCode, body } = await site.app.inject({ url: `/uid-product?n=${name}`, headers });
    expect([statusCode, body]).toEqual([404, `${ownOrigin}/en/no-such-file`]);
  }
  expect(site.rendered).toEqual(['/en/no-such-file']);
});

test.each(['//other.example.com/home', '/\\other.example.com/home', 'http://other.example.com/x'])(
  'an address like %s stays on this host',
  async (url) => {
    await using site = await openSite();
    const answer = await site.app.inject({ url, headers: { host: 'www.example.com' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^http:\/\/www\.example\.com\//);
  },
);

test.each([
  ['/news?category=&page=2', '/news?page=2'],
  ['/News/?page=2', '/news?page=2'],
  ['/EN/news', '/en/news'],
  ['http://evil.example/News', '/news'],
])('%s leads for ever to %s, which no other host can bend', async (url, location) => {
  await using site = await openSite();
  const answer = await site.app.inject({ url, headers: { host: 'other.example.com' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect((await site.app.inject(location)).statusCode).toBe(200);
});

test.each(['/', '/en', '/en/'])('the way in, %s, leads to the home page', async (url) => {
  await using site = await openSite();
  const answer = await site.app.inject(url);
  const home = url === '/' ? '/home' : '/en/home';
  expect([answer.statusCode, answer.headers.location]).toEqual([302, home]);
});

test.each(['/nowhere', '/product/none/', '//evil.example/', '/%5Cevil.example', '/im/none.txt'])(
  'at %s the site has no page, and leads nowhere',
  async (url) => {
    await using site = await openSite();
    for (const method of ['GET', 'POST'] as const) {
      const { headers, body } = await site.app.inject({ method, url, ...form });
      expect(body).toContain('no page');
      expect(headers).not.toHaveProperty('location');
    }
  },
);

test.each(['/%FF', '/en/%FF', '/product/%ff%fe', '/mall/%E0%A4%A', '/%'])(
  'at %s, which nobody can decode, the site has no page, either',
  async (url) => {
    await using site = await openSite();
    const unknown = await site.app.inject(url.startsWith('/en/') ? '/en/no-such-file' : '/nowhere');
    const { statusCode, headers, body } = await site.app.inject(url);
    expect([statusCode, body]).toEqual([404, expect.stringContaining('no page')]);
    expect(headers['content-type']).toBe(unknown.headers['content-type']);
    expect(body.includes('/en/')).toBe(url.startsWith('/en/'));
    expect(headers['x-content-type-options']).toBe('nosniff');
    const head = await site.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([404, '']);
  },
);

test('a call that nobody can decode is refused as a program reads it', async () => {
  await using site = await openSite();
  for (const url of ['/api/%FF', '/uid-boot/%FF']) {
    const answer = await site.app.inject(url);
    expect([answer.statusCode, errorOf(answer.body)]).toEqual([400, 'MALFORMED_REQUEST']);
  }
  const form = await site.app.inject({ method: 'POST', url: '/%FF' });
  expect([form.statusCode, errorOf(form.body)]).toEqual([400, 'MALFORMED_REQUEST']);
});

test('a page added while the site runs is found at once, and led to', async () => {
  const added: Page[] = [];
  const folder = import.meta.dirname;
  await using site = await createTestApp({
    pages: { build, shellAssets: folder, microApps: [] },
    listAddedPages: async () => added,
  });
  site.app.get(readCookie.path, async () => successEnvelope({ cookie: '' }));
  const read = async (url: string) => (await site.app.inject(url)).body;
  expect(await read('/product/quantum-card')).toContain('no page');
  added.push(productPage('quantum-card'));
  const moved = await site.app.inject('/en/Product/Quantum-Card/');
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/en/product/quantum-card']);
  expect(await read('/product/quantum-card')).toContain('product of');
  expect(await read('/en/product/quantum-card')).toContain(`of ${staticPages.length + 1}`);
});

test('the cart leads to its plain address, too, and a form that was sent is never sent again', async () => {
  await using site = await openSite();
  const moved = await site.app.inject({ url: '/cart?removed=', cookies });
  expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([308, '/cart', '']);
  const send = (url: string) => site.app.inject({ method: 'POST', url, ...form });
  expect((await send('/cart?removed=')).statusCode).toBe(200);
  const misspelt = await send('/Cart?removed=');
  expect([misspelt.statusCode, misspelt.headers.location]).toEqual([308, '/cart']);
});

test('a reader who has the page already is told so, however they say it', async () => {
  await using site = await openSite();
  const { headers } = await site.app.inject('/home');
  const tag = headers.etag ?? '';
  const statusFor = async (known: string) =>
    (await site.app.inject({ url: '/home', headers: { 'if-none-match': known } })).statusCode;
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*'])
    expect(await statusFor(known), known).toBe(304);
  expect(await statusFor('"other"')).toBe(200);
});

test('who has a page where there is none is told that there is none', async () => {
  await using site = await openCounted();
  const headers = { 'if-none-match': '*' };
  expect((await site.app.inject({ url: '/nowhere', headers })).statusCode).toBe(404);
});

test('a form sent to where there is no page is answered as a reader is', async () => {
  const methods: string[] = [];
  const noting: PageBuild = {
    async handlePage({ method }) {
      methods.push(method);
      return new Response('no page', { status: 404 });
    },
  };
  const pages = { build: noting, shellAssets: import.meta.dirname, microApps: [] };
  await using site = await createTestApp({ pages });
  await site.app.inject({ method: 'POST', url: '/nowhere', ...form });
  await site.app.inject({ method: 'POST', url: '/cart', ...form });
  expect(methods).toEqual(['GET', 'POST']);
});

test('a page passes on the cookies that what it calls sets', async () => {
  const pages = { build, shellAssets: import.meta.dirname, microApps: [] };
  await using site = await createTestApp({ pages });
  site.app.get(readCookie.path, async (_request, reply) => {
    void reply.header('set-cookie', 'a=b; Path=/');
    return successEnvelope({ cookie: '' });
  });
  expect((await site.app.inject('/cart')).headers['set-cookie']).toEqual(['a=b; Path=/']);
});

test('at the address of a page another method is told which there are', async () => {
  await using site = await openSite();
  const { statusCode, headers } = await site.app.inject({ method: 'PUT', url: '/home' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test('a page that says that there is none, and fails, says that it failed', async () => {
  const failing: PageBuild = {
    async handlePage({ url }) {
      if (url.endsWith('/nowhere')) throw new Error('no memory');
      return new Response('no page', { status: 404 });
    },
  };
  const pages = { build: failing, shellAssets: import.meta.dirname, microApps: [] };
  await using site = await createTestApp({ pages });
  expect((await site.app.inject('/nowhere')).statusCode).toBe(500);
});

test('no proxy says what the scheme and host of the site are, not even a trusted one', async () => {
  const folder = import.meta.dirname;
  const pages = { build, shellAssets: folder, microApps: [] };
  await using site = await createTestApp({
    pages,
    environment: { PUBLIC_ORIGIN: ownOrigin, TRUSTED_PROXIES: '127.0.0.1' },
  });
  site.app.get(readCookie.path, async () => successEnvelope({ cookie: '' }));
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
  const { body } = await site.app.inject({ url: '/home', headers });
  expect(body).toMatch(/^http:\/\/www\.example\.com\/home /);
});

test('D11: a failed page has the id of its answer, and the log says under it what broke', async () => {
  const lines: { reqId?: string; msg?: string; err?: { message: string } }[] = [];
  const broken: PageBuild = {
    ...build,
    async handlePage(_request, { requestId, onFailure }) {
      onFailure(new Error('no such island'));
      return new Response(requestId, { status: 500 });
    },
  };
  const folder = import.meta.dirname;
  await using site = await createTestApp({
    environment: { LOG_LEVEL: 'error' },
    logLines: { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
    pages: { build: broken, shellAssets: folder, microApps: [] },
  });
  const { body, headers } = await site.app.inject('/home');
  expect(body).toBe(headers['x-request-id']);
  expect(lines).toMatchObject([
    { reqId: body, msg: 'page failed', err: { message: 'no such island' } },
  ]);
});

/** The response to a form that was sent with these headers: its page, or the name of the refusal. */
async function sendForm(site: TestApp, headers: Record<string, string>): Promise<string> {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/cart',
    cookies,
    payload: 'a=b',
    headers: {
      host: 'www.example.com',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
  return answer.statusCode === 200 ? 'sent' : `${answer.statusCode} ${errorOf(answer.body)}`;
}

function errorOf(body: string): string {
  return (JSON.parse(body) as { result: { error: string } }).result.error;
}

test.each<[string, Record<string, string>]>([
  ['says that it comes from here', { 'sec-fetch-site': 'same-origin' }],
  ['names this origin, from a browser that says no more', { origin: ownOrigin }],
])('a form that %s is taken', async (_name, headers) => {
  await using site = await openSite();
  expect(await sendForm(site, headers)).toBe('sent');
});

test.each<[string, Record<string, string>]>([
  ['says nothing', {}],
  ['names another origin', { origin: 'http://other.example.com' }],
  ['names this host under another scheme', { origin: 'https://www.example.com' }],
  ['names this host at another port', { origin: `${ownOrigin}:8080` }],
  ['names an origin that begins like this one', { origin: `${ownOrigin}.example.net` }],
  ['hides its origin', { origin: 'null' }],
  ['names an empty origin', { origin: '' }],
  ['says that it comes from another site', { 'sec-fetch-site': 'cross-site', origin: ownOrigin }],
  ['says that it comes from a neighbour', { 'sec-fetch-site': 'same-site', origin: ownOrigin }],
  ['says that nobody sent it', { 'sec-fetch-site': 'none', origin: ownOrigin }],
  ['says nonsense', { 'sec-fetch-site': '', origin: ownOrigin }],
])('a form that %s is refused', async (_name, headers) => {
  await using site = await openSite();
  expect(await sendForm(site, headers)).toBe('403 ORIGIN_REJECTED');
});
