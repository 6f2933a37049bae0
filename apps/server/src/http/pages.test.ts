import { listItems } from '@uid/contract/catalogue';
import { endpoint } from '@uid/contract/endpoint';
import { z } from '@uid/contract/zod';
import { expect, test } from 'vitest';

import { openShop } from '../testing/shop/test-shop.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { successEnvelope } from './error-answer.ts';
import type { PageBuild } from './pages.ts';

const readCookie = endpoint({
  method: 'GET',
  path: '/api/test/cookie',
  access: 'public',
  summary: 'What a page could show of its visitor',
  input: z.object({}),
  output: z.object({ cookie: z.string() }),
});

/** Every page shows where it is and whose it is, but only `/cart` says that it does. */
const build: PageBuild = {
  async handlePage({ url }, { call }) {
    const { cookie } = await call(readCookie, {});
    return new Response(`${url} ${cookie}`, { headers: { 'content-type': 'text/html' } });
  },
  isPersonal: (pathname) => pathname === '/cart',
};

async function openSite(): Promise<TestApp> {
  const folder = import.meta.dirname;
  const site = await createTestApp({ pages: { build, shellAssets: folder, microApps: [] } });
  site.app.get(readCookie.path, async ({ headers }) =>
    successEnvelope({ cookie: headers.cookie ?? '' }),
  );
  return site;
}

const cookies = { 'uid-guest': 'somebody' };

const spellings = ['/cart', '/cart/', '/cart//', '/CART', '/c%61rt', '/./cart', '/x/../cart'];

test.each([...spellings, '/x/%2e%2e/cart', 'http://other.example.com/cart'])(
  'the cart at %s is its owner’s, and kept nowhere',
  async (url) => {
    await using site = await openSite();
    const own = await site.app.inject({ url, cookies });
    expect(own.body).toContain('somebody');
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await site.app.inject(url)).body).not.toContain('somebody');
  },
);

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
  const { handle } = site.deps.database;
  const read = async () => (await site.app.inject('/home')).json<number[]>();
  const before = await read();
  expect([await read(), renderings]).toEqual([before, 1]);
  await handle.updateTable('variants').set({ priceFen: 77 }).execute();
  const after = await read();
  expect([after.includes(77), before.includes(77), renderings]).toEqual([true, false, 2]);
});

test('what is kept for everybody is rendered without anybody’s cookies', async () => {
  await using site = await openSite();
  expect((await site.app.inject({ url: '/home', cookies })).body).not.toContain('somebody');
});

test.each([
  '//other.example.com/home',
  '/\\other.example.com/home',
  '///',
  'http://other.example.com/x',
  'http://other.example.com?x',
])('an address like %s stays on this host', async (url) => {
  await using site = await openSite();
  const answer = await site.app.inject({ url, headers: { host: 'www.example.com' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/^http:\/\/www\.example\.com\//);
});

test('fields left empty lead to the address without them, which no other host can bend', async () => {
  await using site = await openSite();
  const host = 'other.example.com';
  const answer = await site.app.inject({ url: '/home?q=&sort=&page=2', headers: { host } });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/home?page=2']);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect((await site.app.inject('/home?page=2')).statusCode).toBe(200);
  expect((await site.app.inject('//other.example.com?q=')).statusCode).toBe(200);
});

test('the cart leads to its plain address, too, and a form that was sent is never sent again', async () => {
  await using site = await openSite();
  const moved = await site.app.inject({ url: '/cart?removed=', cookies });
  expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([308, '/cart', '']);
  const sent = await site.app.inject({
    method: 'POST',
    url: '/cart?removed=',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: 'a=b',
  });
  expect(sent.statusCode).toBe(200);
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

test('a scheme that a proxy makes up is not the site’s', async () => {
  const folder = import.meta.dirname;
  const pages = { build, shellAssets: folder, microApps: [] };
  await using site = await createTestApp({ pages, environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  site.app.get(readCookie.path, async () => successEnvelope({ cookie: '' }));
  const ask = async (scheme: string) =>
    (await site.app.inject({ url: '/home', headers: { 'x-forwarded-proto': scheme } })).body;
  expect(await ask('https')).toMatch(/^https:\/\/localhost/);
  expect(await ask('javascript')).toMatch(/^http:\/\/localhost/);
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

/** What a form that was sent with these headers is answered: its page, or the name of the refusal. */
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

const ownOrigin = 'http://www.example.com';

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
