import { getNewsArticle } from '@uid/contract/contents';
import { staticPages } from '@uid/contract/page-table';
import { productPage, productSlugs, solutionSlugs } from '@uid/contract/pages';
import { feedPath } from '@uid/contract/paths';
import * as contents from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import { AppError } from '../../../http/app-error.ts';
import type { RenderQueue } from '../../../http/pages/render-queue.ts';
import { seedSite } from '../../../testing/seed-site.ts';
import { addItems } from '../../../testing/add-rows.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const language = 'en';

async function openSite(environment: Record<string, string> = {}) {
  const site = await createTestApp({
    environment: { PUBLIC_ORIGIN: 'https://www.example.com', ...environment },
  });
  await seedSite(site.deps);
  return site;
}

test('the sitemap names every public page in both languages with its translations', async () => {
  await using site = await openSite();
  const answer = await site.app.inject('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each]) => each);
  for (const slug of productSlugs) {
    expect(addresses).toContain(`https://www.example.com/product/${slug}`);
    expect(addresses).toContain(`https://www.example.com/en/product/${slug}`);
  }
  for (const slug of solutionSlugs)
    expect(addresses).toContain(`https://www.example.com/en/solution/${slug}`);
  expect(addresses).toContain('https://www.example.com/mall?item=sim-card');
  expect(addresses.some((each) => each?.includes('/en/news/detail?id='))).toBe(true);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(answer.body).toContain('hreflang="x-default" href="https://www.example.com/home"');
  expect(answer.body).not.toMatch(/\/(cart|order|uid-front)/);
});

test('the sitemap names every page of the table that is found, those added while the site runs too', async () => {
  await using site = await createTestApp({
    environment: { PUBLIC_ORIGIN: 'https://www.example.com' },
    listAddedPages: async () => [productPage('new')],
  });
  const { body } = await site.app.inject('/sitemap.xml');
  const listed = [...staticPages, productPage('new')].filter(({ inSitemap }) => inSitemap);
  for (const { path } of listed.filter((page) => page.kind !== 'newsDetail'))
    expect(body).toContain(`<loc>https://www.example.com/en${path}</loc>`);
  expect(body.match(/<loc>/g)).toHaveLength((listed.length - 1) * 2);
});

test('the sitemap says of an article when it was changed last, not when it was published first', async () => {
  await using site = await openSite();
  // In China, the next day has begun already.
  site.clock.now = Date.UTC(2027, 0, 5, 17);
  const editor = await buildStaff(site, ['editor']);
  const changedOn = async (id: string) => {
    // A kept sitemap is renewed after half a minute, even if no change was announced.
    site.clock.now += 30_000;
    const { body } = await site.app.inject('/sitemap.xml');
    return body.match(`/en/news/detail\\?id=${id}</loc><lastmod>([^<]+)`)?.[1];
  };
  const { result: akma } = await site.call(getNewsArticle, { language, id: 'akma' });
  expect(await changedOn('akma')).toBe(akma.publishedOn);
  // The article itself states this day.
  expect(await changedOn('gateway-4-2-7')).toBe('2026-10-20');
  const name = { language, kind: 'news', id: 'akma' } as const;
  const readText = async () => {
    const { parts } = (await site.call(contents.getStaffContent, name, editor)).result;
    return parts.find(({ part }) => part === 'en')!;
  };
  const { revision, published } = await readText();
  const body = JSON.stringify({ ...(JSON.parse(published!.body) as object), title: 'Anew' });
  const drafted = { ...name, part: 'en', revision, body } as const;
  await site.call(contents.saveContentDraft, drafted, editor);
  expect(await changedOn('akma')).toBe(akma.publishedOn);
  const parts = [{ part: 'en' as const, revision: (await readText()).revision }];
  expect((await site.call(contents.publishContent, { ...name, parts }, editor)).status).toBe(200);
  expect(await changedOn('akma')).toBe('2027-01-06');
});

test('a site with more addresses than a file holds has a list of files, each address in one of them', async () => {
  await using whole = await openSite();
  // More items than are read in a batch.
  await addItems(whole.deps.database.handle, 1_300);
  const listed = (body: string) =>
    [...body.matchAll(/<loc>([^<]+)</g)].map(([, each = '']) => each);
  const expected = listed((await whole.app.inject('/sitemap.xml')).body);
  await using site = await createTestApp({
    database: whole.deps.database,
    environment: { PUBLIC_ORIGIN: 'https://www.example.com' },
    sitemapSize: 1_200,
  });
  const index = await site.app.inject('/sitemap.xml');
  expect(index.body).toContain(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  );
  const files = listed(index.body);
  expect(files).toContain('https://www.example.com/sitemap-items-2.xml');
  const found: string[] = [];
  for (const file of files) {
    const answer = await site.app.inject(new URL(file).pathname);
    expect([file, answer.statusCode, answer.headers['content-type']]).toEqual([
      file,
      200,
      'application/xml; charset=utf-8',
    ]);
    found.push(...listed(answer.body));
  }
  expect(found).toEqual(expected);
  await using enough = await createTestApp({
    database: whole.deps.database,
    environment: { PUBLIC_ORIGIN: 'https://www.example.com' },
    sitemapSize: expected.length,
  });
  expect(listed((await enough.app.inject('/sitemap.xml')).body)).toEqual(expected);
  expect(new Set(found).size).toBe(found.length);
  for (const path of ['/sitemap-items-9.xml', '/sitemap-items-0.xml', '/sitemap-other-1.xml'])
    expect((await site.app.inject(path)).statusCode, path).toBe(404);
});

test('the sitemap leads to no item of which nothing is on sale, and has no file beyond its last', async () => {
  await using site = await openSite();
  const { database } = site.deps;
  await database.handle
    .updateTable('variants')
    .set({ isWithdrawn: 1 })
    .where('itemId', '=', 'sim-card')
    .execute();
  const { body } = await site.app.inject('/sitemap.xml');
  expect(body).not.toContain('item=sim-card');
  const onSale = body.match(/<loc>[^<]+\/en\/mall\?item=/g)?.length ?? 0;
  await using full = await createTestApp({ database, sitemapSize: onSale * 2 });
  expect((await full.app.inject('/sitemap-items-1.xml')).statusCode).toBe(200);
  expect((await full.app.inject('/sitemap-items-2.xml')).statusCode).toBe(404);
});

test('sitemaps and news feeds wait in the line of the pages, and are refused beyond it', async () => {
  const renderQueue: RenderQueue = {
    run: async () => {
      throw new AppError('BUSY', { retryAfter: 2 });
    },
    isFullFor: () => true,
    waiting: () => 64,
  };
  await using site = await createTestApp({ renderQueue });
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', feedPath('zh'), feedPath('en')]) {
    const { statusCode, headers } = await site.app.inject(path);
    expect([path, statusCode, headers['retry-after']]).toEqual([path, 503, '2']);
  }
});

test('robots may read everything but the interface, and learn where the sitemap is', async () => {
  await using site = await openSite();
  const { body } = await site.app.inject('/robots.txt');
  expect(body).toContain('Disallow: /api/\nDisallow: /uid-boot/\n');
  expect(body).toContain('Sitemap: https://www.example.com/sitemap.xml');
});

test('the news feed holds the articles of its language, newest first, with characters escaped', async () => {
  await using site = await openSite();
  const chinese = await site.app.inject(feedPath('zh'));
  const english = await site.app.inject(feedPath('en'));
  expect(chinese.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(chinese.body).toContain('<language>zh-cn</language>');
  expect(english.body).toContain('https://www.example.com/en/news/detail?id=');
  const days = [...english.body.matchAll(/<pubDate>([^<]+)</g)].map(([, each = '']) =>
    Date.parse(each),
  );
  expect(days.length).toBeGreaterThanOrEqual(12);
  // The date is the beginning of the day in China, so no feed reader elsewhere takes the article for a future one.
  const newest = await site.deps.database.handle
    .selectFrom('contents')
    .select(({ fn }) => fn.max('publishedOn').as('day'))
    .where('kind', '=', 'news')
    .executeTakeFirstOrThrow();
  expect(days[0]).toBe(Date.parse(`${newest.day}T00:00:00+08:00`));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(english.body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
});

test('what an article says breaks no feed', async () => {
  await using site = await openSite();
  const { handle } = site.deps.database;
  const newest = handle.selectFrom('contents').select(['id', 'body']).where('kind', '=', 'news');
  const { id, body } = await newest.orderBy('publishedOn', 'desc').executeTakeFirstOrThrow();
  const article = JSON.parse(body) as { text: { en: object } };
  Object.assign(article.text.en, { title: 'A <b> & "c"', summary: '</item><item> & \u0001\ufffe' });
  const changed = { body: JSON.stringify(article) };
  await handle.updateTable('contents').set(changed).where('id', '=', id).execute();
  const feed = (await site.app.inject(feedPath('en'))).body;
  expect(feed).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
  expect(feed).toContain('<description>&lt;/item&gt;&lt;item&gt; &amp; </description>');
});

test('security.txt never expires in the past, and for as long as configured', async () => {
  await using site = await openSite({ SECURITY_TXT_DAYS: '90' });
  const read = async () => (await site.app.inject('/.well-known/security.txt')).body;
  const expiry = async () => Date.parse(/^Expires: (.+)$/m.exec(await read())?.[1] ?? '');
  const day = 24 * 60 * 60_000;
  expect(await read()).toMatch(/^Contact: mailto:/);
  expect(await read()).toContain('Canonical: https://www.example.com/.well-known/security.txt');
  expect((await expiry()) - site.clock.now).toBeGreaterThan(89 * day);
  site.clock.now += 400 * day;
  expect((await expiry()) - site.clock.now).toBeGreaterThan(89 * day);
  expect((await expiry()) - site.clock.now).toBeLessThanOrEqual(90 * day);
  // The file stays the same all day long.
  const before = await read();
  site.clock.now += 1;
  expect(await read()).toBe(before);
});
