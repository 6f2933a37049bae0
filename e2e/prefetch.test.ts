import type { Page } from '@playwright/test';

import { expect, test } from './site.ts';

const entry = '/child/uid-front/';

/** Collects the paths of the micro-app's files that the page requests, in order. */
function watchChild(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(entry)) asked.push(pathname);
  });
  return asked;
}

/** The files that the entry page names for every host: its lifecycles, their imports and their styles. */
async function filesOfEntry(page: Page): Promise<string[]> {
  const html = await (await page.request.get(entry)).text();
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  const tags = head.match(/<(?:script[^>]* data-lifecycles|link)[^>]*>/g) ?? [];
  return tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '');
}

test('B14: an idle content page fetches what the micro-app needs and runs none of it', async ({
  page,
}) => {
  const files = await filesOfEntry(page);
  expect(files.length).toBeGreaterThan(1);
  await page.route(`**${entry}assets/*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.ran = true; ${await response.text()}` });
  });
  const asked = watchChild(page);
  await page.goto('/product/sdp');
  await expect.poll(() => asked.toSorted()).toEqual([entry, ...files].toSorted());
  // This item is set when all responses have arrived.
  await page.waitForFunction(() => sessionStorage.getItem('uid-prefetched'));
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});

test('B14: the page of the micro-app then loads its files from the browser’s cache', async ({
  page,
}) => {
  const files = await filesOfEntry(page);
  await page.goto('/en/news');
  // This item is set when all files have been fetched.
  await page.waitForFunction(() => sessionStorage.getItem('uid-prefetched'));
  await page.goto('/en/uid-front/login');
  await expect(page.locator('[data-status=MOUNTED]')).toBeVisible();
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  expect(sent).toContain(entry);
  expect(sent.filter((path) => files.includes(path))).toEqual([]);
});

test('B14: nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked = watchChild(page);
  await page.goto('/home');
  // This item is set when the page has decided whether to prefetch.
  await page.waitForFunction(() => sessionStorage.getItem('uid-prefetched'));
  expect(asked).toEqual([]);
});

test('B14: what can’t be fetched ahead is no error of the page', async ({ page }) => {
  await page.route(`**${entry}**`, (route) => route.abort());
  await page.goto('/solution');
  await page.waitForFunction(() => sessionStorage.getItem('uid-prefetched'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a content page has rules for what to fetch ahead, and no other page asks for them', async ({
  request,
}) => {
  const rulesOf = async (path: string) => (await request.get(path)).headers()['speculation-rules'];
  expect(await rulesOf('/en/news')).toBe('"/speculation-rules.json"');
  for (const path of ['/en/cart', '/en/uid-front/login', '/en/order'])
    expect(await rulesOf(path), path).toBeUndefined();
});
