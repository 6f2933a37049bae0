import type { Page } from '@playwright/test';
import { lowerParts, nearMarker } from '@uid/ui/lower-parts';

import { addToCart, checkOut, fillAddress, placeOrder } from './checkout.ts';
import { expect, newEmail, register, test } from './site.ts';

/** Whether the style sheets of the Chinese fonts applied once the page was parsed, before any of its modules ran. */
declare const fontsCounted: boolean;
/** When the page's micro-app was mounted, in milliseconds since the page's time origin. */
declare const mountedAt: number;

test('fonts wait for the first paint of a first visit, and for nothing on the next page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('head [data-fonts]')];
      const counted = sheets.length > 0 && sheets.every((sheet) => sheet.media === '');
      Object.assign(globalThis, { fontsCounted: counted });
    });
  });

  await page.goto('/product/sdp');
  expect(await page.evaluate(() => fontsCounted)).toBe(false);
  await expect(page.locator('head [data-fonts]').first()).toHaveAttribute('media', '');
  // Each font is fetched once a letter of it is laid out, which happens in different frames.
  await expect.poll(async () => (await startsOfFonts(page)).length).toBeGreaterThan(4);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-paint')[0]?.startTime,
  );
  expect(Math.min(...(await startsOfFonts(page)))).toBeGreaterThan(firstPaint ?? Infinity);

  await page.goto('/product/safety-os');
  expect(await page.evaluate(() => fontsCounted)).toBe(true);
});

test('a micro-app stands before the first font is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    const times = Object.assign(globalThis, { mountedAt: Infinity });
    new MutationObserver(() => {
      if (document.querySelector('[data-status=MOUNTED]'))
        times.mountedAt = Math.min(times.mountedAt, performance.now());
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/uid-front/login');
  await expect.poll(() => startsOfFonts(page)).not.toEqual([]);
  const mounted = await page.evaluate(() => mountedAt);
  expect(Math.min(...(await startsOfFonts(page)))).toBeGreaterThan(mounted);
});

test('a micro-app whose module does not arrive is missed in the site’s fonts', async ({ page }) => {
  await page.route(/uid-front\/assets\/lifecycles/, (route) => route.abort());
  await page.goto('/en/uid-front/login');
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await expect.poll(() => startsOfFonts(page)).not.toEqual([]);
});

test('a micro-app whose host does not arrive keeps the site’s fonts away for ten seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/islands\/micro-app/, (route) => route.abort());
  await page.goto('/en/uid-front/login');
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-painted');
  await page.clock.runFor(5_000);
  await expect(page.locator('html')).toHaveAttribute('data-painted');
});

test('the lower parts are laid out once the fonts are there, whose visit it ever is', async ({
  page,
}) => {
  // Disables the timeout after which the page gives up on the fonts: they must have arrived or been cached.
  await page.addInitScript(() => {
    const wait = setTimeout;
    globalThis.setTimeout = ((run: () => void, time?: number) =>
      time === 3000 ? 0 : wait(run, time)) as unknown as typeof setTimeout;
  });
  const isWhole = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section, footer')].every(
        (part) => getComputedStyle(part).contentVisibility === 'visible',
      ),
    );
  for (const path of ['/product/sdp', '/product/safety-os', '/product/sdp']) {
    // The visits must follow one another.
    await page.goto(path);
    await expect.poll(isWhole, { message: path }).toBe(true);
  }
});

test('what nobody scrolls to fetches no font', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/fonts\/(.*)-[\w-]{8}\.(?:woff2|css)$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.goto('/home');
  await untilWhole(page);
  await expect.poll(() => asked.toSorted()).toEqual(['home-300', 'home-400', 'home-600']);

  const parts = page.locator(lowerParts);
  await expect(parts.last()).not.toHaveAttribute(nearMarker);
  await page.mouse.wheel(0, 200);
  await expect(parts.first()).toHaveAttribute(nearMarker, '');
  await expect.poll(() => asked).toContain('home-400-rest');
  await expect(parts.last()).not.toHaveAttribute(nearMarker);
  await readDown(page);
  await expect.poll(() => asked).toContain('pad-sans-sc-400-core');
});

test(
  'a page shows its words with files of its own and of all pages, and asks for no slice',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const asked = watchSlices(page);
    const paths = ['/home', '/product/safety-sim-card', '/solution/safety-5g', '/mall', '/cart'];
    for (const path of [...paths, '/client-case', '/news', '/support', '/no/such/page']) {
      await page.goto(path);
      await untilWhole(page);
      await readDown(page);
      await page.evaluate(() => document.fonts.ready);
    }
    for (const path of ['/uid-front/login', '/uid-front/register']) {
      await page.goto(path);
      await expect(page.locator('main input[type=email]')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-painted');
      await page.evaluate(() => document.fonts.ready);
    }
    expect(asked).toEqual([]);
  },
);

test('a cart with goods and the list of orders ask for no slice', async ({ page }) => {
  await addToCart(page, 'sim-card');
  await checkOut(page);
  await register(page, newEmail());
  await fillAddress(page);
  await placeOrder(page);
  await addToCart(page, 'sim-card');
  // Needs a new page: a style sheet that Chromium keeps fetches again whatever another page needed of it.
  const fresh = await page.context().newPage();
  const asked = watchSlices(fresh);
  for (const path of ['/cart', '/order']) {
    await fresh.goto(path);
    await expect(fresh.locator('[data-island][data-loaded]')).toBeAttached();
    await expect(fresh.locator('main').getByText('标准三切卡').first()).toBeVisible();
    await fresh.evaluate(() => document.fonts.ready);
  }
  expect(asked).toEqual([]);
});

test('a Chinese page without a light Latin letter fetches no file of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/cart', '/uid-front/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-painted');
    await page.evaluate(() => document.fonts.ready);
  }
  expect(asked.filter((url) => url.includes('/pad-sans-400-'))).not.toEqual([]);
  expect(asked.filter((url) => /\/pad-sans-300-/.test(url))).toEqual([]);
});

test(
  'a page needs at most 32 KB of Latin fonts, and 50 KB of Chinese ones for what is seen first',
  { tag: '@long' },
  async ({ request }) => {
    test.setTimeout(120_000);
    const sizes = new Map<string, number>();
    const sizeOf = async (file: string) => {
      const known = sizes.get(file) ?? (await (await request.get(file)).body()).length;
      sizes.set(file, known);
      return known;
    };
    const total = async (files: string[]) => {
      let sum = 0;
      for (const file of files) sum += await sizeOf(file);
      return sum;
    };
    const home = await (await request.get('/en/home')).text();
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(home) ?? [];
    const css = await (await request.get(sheet)).text();
    const named = new Set([...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, file = '']) => file));
    // The files with accented letters are fetched only when a page has such a letter.
    const latin = [...named]
      .filter((file) => !file.includes('-latin-'))
      .map((file) => new URL(file, `http://site${sheet}`).pathname);
    expect(latin).toHaveLength(4);
    const english = await total(latin);
    expect(english).toBeLessThan(32_000);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, each = '']) => new URL(each.replaceAll('&amp;', '&')),
    );
    const chinese = addresses.filter(({ pathname }) => !/^\/en(\/|$)/.test(pathname));
    expect(chinese.length).toBeGreaterThan(50);
    for (const { pathname, search } of [...chinese, new URL('http://site/uid-front/login')]) {
      const html = await (await request.get(pathname + search)).text();
      const files = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)];
      expect(files.length, pathname).toBeGreaterThan(1);
      const bytes = await total(files.map(([, file = '']) => file));
      expect(bytes, pathname + search).toBeLessThan(50_000);
    }
    // Everything that the scripts of an account's page may show counts as the visible part of that page.
    for (const path of [
      '/confirm-order',
      '/order',
      '/reorder',
      '/quote',
      '/pay-gateway',
      '/cart',
    ]) {
      const html = await (await request.get(path)).text();
      const files = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)];
      const bytes = await total(files.map(([, file = '']) => file));
      expect(bytes, path).toBeLessThan(100_000);
    }
  },
);

test('English pages ask for no Chinese fonts', async ({ page }) => {
  await page.goto('/en/product/sdp');
  await expect(page.locator('head [data-fonts]')).toHaveCount(0);
});

/** When each font was requested, in milliseconds since the page's time origin. */
function startsOfFonts(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  );
}

/** Waits until the fonts of the visible part apply and the lower parts are laid out. */
async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator('head link[data-fonts]').first()).toHaveAttribute('media', '');
  await expect
    .poll(() =>
      page
        .locator('main section, footer')
        .evaluateAll((all) =>
          all.every((part) => getComputedStyle(part).contentVisibility === 'visible'),
        ),
    )
    .toBe(true);
  await page.evaluate(() => document.fonts.ready);
}

async function readDown(page: Page): Promise<void> {
  for (const part of await page.locator(lowerParts).all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toHaveAttribute(nearMarker, '');
  }
}

/** Collects which slices of the Chinese fonts the visits in a page fetch. */
function watchSlices(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(pad-sans-sc-\d+-(?:rare-)?\d+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
    if (name) asked.push(`${new URL(page.url()).pathname}: ${name}`);
  });
  return asked;
}
