import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { APIRequestContext } from '@playwright/test';

import { timeForAllPages } from './page-paths.ts';
import { expect, test } from './site.ts';

const compress = promisify(brotliCompress);

// Needs a separate site: a journey that publishes a manual or a question makes a page heavier.
test.use({ environment: { SECURITY_TXT_DAYS: '92' } });

const maxBytes = 14 * 1024;
test('E1: a page is at most 14 KB of compressed HTML', { tag: '@long' }, async ({ request }) => {
  test.setTimeout(timeForAllPages);
  const heavy: string[] = [];
  for (const { path, html } of await readPages(request)) {
    // The best compression is slow, and most pages are small enough with a faster one.
    if ((await bytesOf(html, 5)) <= maxBytes) continue;
    const bytes = await bytesOf(html, constants.BROTLI_MAX_QUALITY);
    if (bytes > maxBytes) heavy.push(`${path}: ${bytes} of ${maxBytes} bytes`);
  }
  expect(heavy).toEqual([]);
});

test(
  'E1: before fonts and drawings a page needs one style sheet and 1 KB of script',
  { tag: '@long' },
  async ({ request }) => {
    test.setTimeout(timeForAllPages);
    // Most pages have the same script, so its size is cached.
    const bytesOfScript = new Map<string, number>();
    for (const { path, html } of await readPages(request)) {
      const page = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
      const sheets = page.match(/<link rel="stylesheet"(?![^>]*media="not all")[^>]*>/g);
      expect(sheets, path).toHaveLength(1);
      expect(page, path).not.toMatch(
        /<script(?![^>]*type="(module|application\/ld\+json)")[^>]* src=/,
      );
      const scripts = [...page.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)];
      const text = scripts.map(([, script = '']) => script).join('');
      const bytes = bytesOfScript.get(text) ?? (await bytesOf(text, constants.BROTLI_MAX_QUALITY));
      bytesOfScript.set(text, bytes);
      expect(bytes, path).toBeLessThanOrEqual(1024);
    }
  },
);

async function readPages(request: APIRequestContext) {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, each = '']) => each);
  expect(addresses.length).toBeGreaterThan(50);
  const pages: { path: string; html: string }[] = [];
  for (const address of addresses) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    const path = pathname + search;
    pages.push({ path, html: await (await request.get(path)).text() });
  }
  return pages;
}

/** Compresses as the server does for its cache, with quality 11 and a window that is larger than any page. */
async function bytesOf(text: string, quality: number): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return (await compress(Buffer.from(text), { params })).length;
}
