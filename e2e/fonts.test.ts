import { expect, test } from './site.ts';

/** When the page was parsed, before any of its modules ran: did the sheets of Chinese fonts count? */
declare const fontsCounted: boolean;

test('Chinese fonts wait for the first paint of a first visit, and for nothing on the next page', async ({
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
  const ready = () => page.evaluate(async () => (await document.fonts.ready).status);

  await page.goto('/product/sdp');
  expect(await page.evaluate(() => fontsCounted)).toBe(false);
  await expect(page.locator('head [data-fonts]').first()).toHaveAttribute('media', '');
  expect(await ready()).toBe('loaded');
  const [firstPaint, ...starts] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => /(sans-sc|product)-.*\.woff2/.test(name))
      .map(({ startTime }) => startTime),
  ]);
  expect(starts.length).toBeGreaterThan(2);
  expect(Math.min(...starts)).toBeGreaterThan(firstPaint ?? Infinity);

  await page.goto('/product/safety-os');
  expect(await page.evaluate(() => fontsCounted)).toBe(true);
});

test('the lower parts are laid out once the fonts are there, whose visit it ever is', async ({
  page,
}) => {
  // Nobody gives the fonts up: they must have come, or have been there.
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
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(isWhole, { message: path }).toBe(true);
  }
});

test('English pages ask for no Chinese fonts', async ({ page }) => {
  await page.goto('/en/product/sdp');
  await expect(page.locator('head [data-fonts]')).toHaveCount(0);
});
