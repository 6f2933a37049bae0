import type { Page } from '@playwright/test';

import { openPaths, timeForAllPages } from './page-paths.ts';
import { expect, test } from './site.ts';

const phone = { width: 360, height: 740 };

test('on a phone no line ends inside a figure, a date or the name of a model', async ({ page }) => {
  await page.setViewportSize(phone);
  const texts = {
    '/product/safety-border-gateway': '#specification',
    '/news/detail?id=gateway-4-2-7': 'article',
  };
  for (const [path, part] of Object.entries(texts)) {
    for (const address of [path, `/en${path}`]) {
      await page.goto(address);
      const broken = await page.locator(part).first().evaluate(brokenFigures);
      expect(broken, address).toEqual([]);
    }
  }
});

test('the mark around a name is no item of a grid or a row by itself', async ({ page }) => {
  for (const path of [
    '/news/detail?id=gateway-4-2-7',
    '/en/news/detail?id=sim-swap',
    '/en/support/certificates',
    '/solution/safety-5g',
  ]) {
    await page.goto(path);
    const apart = await page.locator('bdi').evaluateAll((names) =>
      names
        .map(({ parentElement }) => parentElement)
        .filter((parent) => parent && parent.childNodes.length > 1)
        .filter((parent) => parent && /flex|grid/.test(getComputedStyle(parent).display))
        .map((parent) => parent?.textContent),
    );
    expect(apart, path).toEqual([]);
  }
});

test('the figure of the first case is in the first view of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/client-case');
  await expect(page.getByText(/^[−\d]+ ?%$/).first()).toBeInViewport();
});

test(
  'text of twice the size widens no page and is cut off nowhere, in both languages',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(timeForAllPages);
    const paths = [
      ...openPaths,
      '/mall?view=list',
      '/mall?item=auth-gateway-virtual',
      '/news/detail?id=rfc8998-tlcp',
      '/support?q=gateway',
      '/no-such-page',
    ];
    await page.setViewportSize(phone);
    for (const path of paths.flatMap((each) => [each, `/en${each}`])) {
      await page.goto(path);
      await enlargeText(page);
      expect.soft(await page.evaluate(tooWide), path).toEqual([]);
    }
  },
);

test('text of twice the size widens no page of a wide window or a tablet, and its lines stand apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/home', '/en/support', '/en/news', '/client-case', '/en/product/sdp']) {
    await page.goto(path);
    await enlargeText(page);
    expect.soft(await page.evaluate(tooWide), path).toEqual([]);
  }
  await page.setViewportSize({ width: 768, height: 800 });
  for (const path of ['/en/home', '/product/safety-border-gateway']) {
    await page.goto(path);
    await enlargeText(page);
    expect.soft(await page.evaluate(tooWide), path).toEqual([]);
  }
  await page.setViewportSize(phone);
  await page.goto('/en/news');
  await enlargeText(page);
  const leading = () =>
    page
      .locator('main li :is(h2, h3)')
      .first()
      .evaluate((title) => {
        const { fontSize, lineHeight } = getComputedStyle(title);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      });
  await expect.poll(leading).toBeGreaterThan(1.2);
});

test('the number of each piece of a kit is shown whole on a tablet', async ({ page }) => {
  for (const width of [768, 992]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/solution/safety-electric');
    const table = page.locator('main table', { has: page.getByRole('spinbutton') });
    await table.scrollIntoViewIfNeeded();
    const hidden = () =>
      table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - parentElement!.clientWidth);
    await expect.poll(hidden, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('the header stays one row in letters of twice the size', async ({ page }) => {
  for (const path of ['/en/home', '/home'])
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await enlargeText(page);
      const rows = await page
        .locator('header', { has: page.locator('search') })
        .evaluate((header) => {
          const shown = [...header.querySelectorAll('a, button')].filter((each) =>
            each.checkVisibility(),
          );
          const middles = shown.map((each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return Math.round((top + bottom) / 100);
          });
          return new Set(middles).size;
        });
      expect(rows, `${path} at ${width}`).toBe(1);
    }
});

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe('32px');
}

/** Elements that make the page wider than the window, and words that the page cuts off beyond it. Runs in the page. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const words = document.querySelectorAll(
    'main :is(h1, h1 *, h2, p, li, button, select, input:not([tabindex="-1"]))',
  );
  const beyond = [...words].filter((each) => {
    if (each.getBoundingClientRect().right <= clientWidth + 1) return false;
    let around: Element | null = each;
    while (around && getComputedStyle(around).overflowX !== 'auto') around = around.parentElement;
    return !around && !each.closest('.visually-hidden');
  });
  const cut = beyond.map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide`, ...cut] : cut;
}

/** Figures with a unit, dates and model names that wrap to a second line. */
function brokenFigures(part: Element): string[] {
  const figures =
    /\d(?:\.\d+)? (?:[MG]bit\/s|[KMG]B|ms|mm|V|W)(?!\w)|\d+ 月 \d+ 日|\b(?:BG|AG)-\d+|\d{1,2} October/g;
  const broken: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: figure, index } of (text.nodeValue ?? '')
      .replaceAll('\u00a0', ' ')
      .matchAll(figures)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + figure.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top / 8)));
      if (lines.size > 1) broken.push(figure);
    }
  }
  return broken;
}
