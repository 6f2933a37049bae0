import { expect, test } from 'vitest';

import type { PageBuild } from '../../http/pages/render-page.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { seedContents } from './seed-contents.ts';

test('serves a published text page by name, and nothing else', async () => {
  await using shop = await createTestApp();
  await seedContents(shop.deps, {
    number: 1,
    list: async () => [
      { kind: 'text-page', id: 'terms', position: 1, body: { name: 'terms', body: '条款' } },
    ],
  });
  const page = await shop.app.inject('/im/terms.txt');
  expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    '条款',
  ]);
  for (const path of ['/im/other.txt', '/im/terms', '/im/..%2fterms.txt', '/im/%00.txt']) {
    expect((await shop.app.inject(path)).statusCode).toBe(404);
  }
});

test('another spelling of a text leads to it, and any other name to the 404 page', async () => {
  const build: PageBuild = {
    handlePage: async (_request, { page }) => new Response(page?.path ?? 'no page'),
  };
  const folder = import.meta.dirname;
  await using site = await createTestApp({ pages: { build, shellAssets: folder, microApps: [] } });
  await seedContents(site.deps, {
    number: 1,
    list: async () => [
      { kind: 'text-page', id: 'terms', position: 1, body: { name: 'terms', body: '条款' } },
    ],
  });
  for (const url of ['/im/Terms.txt', '/IM/terms.TXT', '/im/terms.txt/', '/im/term%73.txt']) {
    const { statusCode, headers } = await site.app.inject(url);
    expect([url, statusCode, headers.location]).toEqual([url, 308, '/im/terms.txt']);
  }
  for (const url of ['/im/other.txt', '/im/terms', '/im', '/im//evil.example', '/en/im/terms.txt'])
    expect((await site.app.inject(url)).body, url).toBe('no page');
});
