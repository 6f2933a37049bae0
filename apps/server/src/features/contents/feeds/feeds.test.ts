import { staticPages } from '@uid/contract/page-table';
import { productPage, productSlugs, solutionSlugs } from '@uid/contract/pages';
import { feedPath } from '@uid/contract/paths';
import { expect, test } from 'vitest';

import { seed } from '../../../seed.ts';
import { createTestApp } from '../../../testing/test-app.ts';

async function openSite(environment: Record<string, string> = {}) {
  const site = await createTestApp({
    environment: { PUBLIC_ORIGIN: 'https://www.example.com', ...environment },
  });
  await seed(site.deps);
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

test('robots may read everything but the interface, and learn where the sitemap is', async () => {
  await using site = await openSite();
  const { body } = await site.app.inject('/robots.txt');
  expect(body).toContain('Disallow: /api/');
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
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(english.body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
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
});
