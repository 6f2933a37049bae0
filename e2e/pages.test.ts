import { microAppAt, microApps } from '@uid/contract/micro-apps';
import { createPageTable, staticPages } from '@uid/contract/page-table';
import { splitLanguage } from '@uid/contract/paths';

import { allPaths, timeForAllPages } from './page-paths.ts';
import { expect, test } from './site.ts';

test(
  'every path of the map answers in both languages, inside the layout or the frame of staff',
  { tag: '@long' },
  async ({ request }) => {
    test.setTimeout(timeForAllPages);
    for (const path of [...allPaths, ...allPaths.map((each) => `/en${each}`)]) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.status(), path).toBe(200);
      expect(html, path).toContain('id="root-master"');
      const { frame = 'site' } = microApps[microAppAt(splitLanguage(path).path) ?? ''] ?? {};
      expect(html, path).toMatch(/<header[\s\S]*<main/);
      expect(/<main[\s\S]*<footer/.test(html), path).toBe(frame === 'site');
      // A template's content is shown instead of the rest of the page, never in addition to it.
      const shown = html.replaceAll(/<template[\s\S]*?<\/template>/g, '');
      expect(shown.match(/<h1[ >]/g)?.length ?? 0, path).toBeLessThanOrEqual(1);
    }
  },
);

test(
  'E4: every public page says to machines what it is, in both languages',
  { tag: '@long' },
  async ({ request }) => {
    test.setTimeout(timeForAllPages);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, each = '']) => each);
    expect(addresses.length).toBeGreaterThan(50);
    for (const address of addresses) {
      const html = await (await request.get(address)).text();
      expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
      expect(html, address).toMatch(/<title>[^<]{4,}<\/title>/);
      expect(html, address).toMatch(/<meta name="description" content="[^"]{10,}"/);
      expect(html, address).toContain(`<link rel="canonical" href="${address}"`);
      expect(html.match(/rel="alternate" hreflang="(zh-CN|en|x-default)"/gi), address).toHaveLength(
        3,
      );
      expect(html, address).toMatch(/<meta property="og:image" content="http/);
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      expect(data.length, address).toBeGreaterThan(0);
      const said = data.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
      for (const each of said) expect(each['@context'], address).toBe('https://schema.org');
      expect(said.map((each) => each['@type']).join(' '), address).toMatch(kindAt(address));
      expect(misspelt(html), address).toEqual([]);
    }
  },
);

/** The schema.org types of the pages whose kind of content has one. */
const kindsOfContent: [RegExp, RegExp][] = [
  [/^\/home$/, /\bWebSite\b/],
  [/^\/product\/./, /\bProduct\b/],
  [/^\/mall\?item=/, /\bProduct\b/],
  [/^\/solution\/./, /\bService\b/],
  [/^\/news\/detail\?/, /\b(News|Tech)Article\b/],
  [/^\/support$/, /\bFAQPage\b/],
];

function kindAt(address: string): RegExp {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  const { path } = splitLanguage(pathname);
  return kindsOfContent.find(([pattern]) => pattern.test(path + search))?.[1] ?? /./;
}

/** The links of a page that don't have the table's spelling, or have a parameter that the target does not read. */
function misspelt(html: string): string[] {
  const table = createPageTable(staticPages);
  const hrefs = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, each = '']) => each);
  return hrefs.filter((href) => {
    const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://site');
    const found = table.find(pathname);
    if (!found)
      return !/^\/(im|media|uid-product|uid-app|\.well-known)(\/|$)|\/rss\.xml$|^\/(SHA256SUMS(\.asc)?|openpgp\.asc|sbom\.cdx\.json)$/.test(
        pathname,
      );
    const { parameters } = found.page;
    return (
      found.pathname !== pathname ||
      [...searchParams.keys()].some((name) => !(parameters === 'any' || name in parameters))
    );
  });
}

test('the feed of the news is announced and answers', async ({ request }) => {
  const html = await (await request.get('/en/home')).text();
  const feed = /type="application\/rss\+xml" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(feed);
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
});

test('/ leads to /home', async ({ request }) => {
  const answer = await request.get('/', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/home');
});

test('an unknown path is the page titled 404, status 404, without the layout', async ({ page }) => {
  for (const path of ['/no-such-page', '/product/none', '/en/solution/sdp/', '/im/none.txt']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page, path).toHaveTitle('404');
    await expect(page.locator('header, footer'), path).toHaveCount(0);
    await expect(page.locator('meta[name=robots][content=noindex]'), path).toHaveCount(1);
  }
});

test('a page in another spelling opens at its own address', async ({ page }) => {
  for (const [spelling, address, language] of [
    ['/product/SDP/', '/product/sdp', 'zh-CN'],
    ['/Mall?item=sim-card', '/mall?item=sim-card', 'zh-CN'],
    ['/EN/home', '/en/home', 'en'],
    ['/EN/UID-Front/Login/', '/en/uid-front/login', 'en'],
  ] as const) {
    await page.goto(spelling);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a number that no order can have is not found, every other is answered alike', async ({
  request,
}) => {
  for (const path of [
    '/order',
    '/unpaid-order',
    '/pay-gateway',
    '/pay-complete',
    '/quote',
    '/enquiry',
  ]) {
    const malformed = await request.get(`${path}?no=abc`);
    expect(malformed.status(), path).toBe(404);
    expect(await malformed.text(), path).toMatch(/<header[\s\S]*<footer/);
    expect((await request.get(`${path}?no=20260105000001`)).status(), path).toBe(200);
  }
});

test('a path that is nearly right offers what it may have meant', async ({ page }) => {
  const answer = await page.goto('/en/products/sdpp');
  expect(answer?.status()).toBe(404);
  const offers = page.getByRole('navigation', { name: 'You may be looking for' });
  await expect(offers.getByRole('link').first()).toHaveAttribute('href', '/en/product/sdp');
  await expect(page.getByRole('link', { name: 'All products' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('sdpp');
});

test('a detail that does not exist is "not found" inside the layout, status 404', async ({
  page,
}) => {
  const answer = await page.goto('/en/news/detail?id=no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that one');
});

const missing = [
  { path: '/mall?item=sim-crad', list: '/mall', offer: '/mall?item=sim-card', typed: 'sim crad' },
  { path: '/mall?group=none', list: '/mall', offer: '/mall?item=sim-card', typed: '' },
  { path: '/news/detail?id=akmaa', list: '/news', offer: '/news/detail?id=akma', typed: 'akmaa' },
  {
    path: '/client-case?industry=5g',
    list: '/client-case',
    offer: '/client-case#operator-5g-voice',
    typed: '5g',
  },
  { path: '/news?category=none', list: '/news', offer: '/news/detail?id=', typed: '' },
  { path: '/mall?page=900', list: '/mall', offer: '/mall?item=sim-card', typed: '' },
  { path: '/news?page=900', list: '/news', offer: '/news/detail?id=', typed: '' },
  { path: '/news?year=1999', list: '/news', offer: '/news/detail?id=', typed: '' },
  { path: '/client-case?page=900', list: '/client-case', offer: '/client-case#', typed: '' },
];

test('what is missing offers its list, real things near it and a search, in 14 KB', async ({
  page,
}) => {
  for (const prefix of ['', '/en'])
    for (const { path, list, offer, typed } of missing) {
      const answer = await page.goto(prefix + path);
      expect(answer?.status(), path).toBe(404);
      expect(answer?.headers()['cache-control'], path).toBe('no-cache');
      const size = await answer?.request().sizes();
      expect(size?.responseBodySize, path).toBeLessThanOrEqual(14 * 1024);
      const main = page.getByRole('main');
      await expect(main.locator(`a[href="${prefix}${list}"]`).first(), path).toBeVisible();
      const rows = main.getByRole('listitem').getByRole('link');
      await expect(rows.first(), path).toHaveAttribute(
        'href',
        new RegExp(`^${prefix}${escaped(offer)}`),
      );
      expect(await rows.count(), path).toBeGreaterThan(2);
      await expect(main.getByRole('searchbox'), path).toHaveValue(typed);
      const target = await rows.first().getAttribute('href');
      expect((await page.request.get(target ?? '')).status(), path).toBe(200);
    }
});

function escaped(text: string): string {
  return text.replaceAll(/[?]/g, String.raw`\$&`);
}

test('a content page carries no framework script', async ({ request }) => {
  const html = await (await request.get('/product/sdp')).text();
  expect(html).not.toContain('__reactRouter');
  for (const [, source = ''] of html.matchAll(/<script[^>]+src="([^"]+)"/g))
    expect((await (await request.get(source)).body()).length, source).toBeLessThan(5_000);
});

test('the cart’s count is the same in every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/home');
  await page.goto('/mall?item=sim-card');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(other.locator('[data-cart-count]')).toHaveText('1');
});
