import { addToCart } from '@uid/contract/cart';
import { listItems } from '@uid/contract/catalogue';
import { describe, expect, test } from 'vitest';

import { openDatabase } from '../database/open-database.ts';
import { seedSite } from '../testing/seed-site.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { startCutOffProxy } from '../testing/cut-off-proxy.ts';
import { openTestDatabaseUrl } from '../testing/postgres-template.ts';
import type { PageBuild } from './pages/render-page.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

/** A page that cannot be rendered without the database. */
const build: PageBuild = {
  async handlePage(_request, { call }) {
    const { items } = await call(listItems, { language: 'en' });
    return new Response(`<h1>${items.length} items</h1>`, {
      headers: { 'content-type': 'text/html' },
    });
  },
};

async function openCutOffSite() {
  const database = await openTestDatabaseUrl(serverUrl ?? '');
  const proxy = await startCutOffProxy(database.url);
  const site = await createTestApp({
    database: openDatabase({ databaseUrl: proxy.url, dataDir: '' }),
    pages: { build, shellAssets: import.meta.dirname, microApps: [] },
  });
  return {
    site,
    proxy,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await site.deps.database[Symbol.asyncDispose]();
      await proxy[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

function write(site: TestApp) {
  return site.call(addToCart, { language: 'en', sku: 'NO-SUCH', quantity: 1 });
}

// A test can only cut off the connection to a database of its own.
describe.runIf(serverUrl)('D7: while the database is away', () => {
  test.each(['refusing', 'silent', 'frozen'] as const)(
    'known pages are answered, writes are a 503 to try again, and all is well after (%s)',
    async (how) => {
      await using away = await openCutOffSite();
      const { site, proxy } = away;
      expect((await site.app.inject('/home')).body).toContain('<h1>');
      const before = await write(site);
      proxy.cut(how);
      site.clock.now += 60_000;
      expect((await site.app.inject('/home')).body).toContain('<h1>');
      const during = await write(site);
      expect([during.status, during.result.error]).toEqual([503, 'BUSY']);
      expect(during.headers['retry-after']).toBe('2');
      expect((await site.app.inject('/readyz')).statusCode).toBe(503);
      expect((await site.app.inject('/healthz')).statusCode).toBe(200);
      proxy.restore();
      // A connection that broke meanwhile is only noticed when it is used next.
      await expect.poll(async () => (await write(site)).status).toBe(before.status);
      await expect.poll(async () => (await site.app.inject('/readyz')).statusCode).toBe(200);
    },
  );
});

test('D7: while nobody knows whether an address was moved, it has no page', async () => {
  const missing: PageBuild = {
    handlePage: async () => new Response('no such page', { status: 404 }),
  };
  const pages = { build: missing, shellAssets: import.meta.dirname, microApps: [] };
  await using site = await createTestApp({ pages });
  const { handle } = site.deps.database;
  await handle.schema.alterTable('contents').renameTo('contents_away').execute();
  for (const address of ['/nowhere', '/product/nowhere']) {
    const answer = await site.app.inject(address);
    expect([address, answer.statusCode, answer.body]).toEqual([address, 404, 'no such page']);
  }
});

test('D7: a page whose image cannot be named is shown without it', async () => {
  const shown: PageBuild = {
    handlePage: async (_request, { image }) => new Response(`image ${image}`),
  };
  const pages = { build: shown, shellAssets: import.meta.dirname, microApps: [] };
  await using site = await createTestApp({ pages });
  await seedSite(site.deps);
  const { handle } = site.deps.database;
  expect((await site.app.inject('/product/sdp')).body).toMatch(/^image \/.+/);
  await handle.schema.alterTable('contents').renameTo('contents_away').execute();
  site.clock.now += 24 * 60 * 60_000;
  const answer = await site.app.inject('/en/product/sdp');
  expect([answer.statusCode, answer.body]).toEqual([200, 'image undefined']);
});
