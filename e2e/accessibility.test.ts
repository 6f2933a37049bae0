import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

import { expect, test } from './site.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const representative = [
  '/home',
  '/product',
  '/product/safety-sim-card',
  '/solution/safety-5g',
  '/mall',
  '/mall?item=sim-card',
  '/news',
  '/client-case',
  '/support',
  '/cart',
  '/uid-front/login',
  '/no-such-page',
];

// The pages' policy would refuse the injected checker; the other journeys run under it.
test.use({ bypassCSP: true });
// The longest file of all: both workers share it.
test.describe.configure({ mode: 'parallel' });

/** `npm run check:axe` takes every public page at four widths. */
const isWhole = process.env.ALL_PAGES !== undefined;
const widths = isWhole ? [360, 768, 1280, 1920] : [360, 1280];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test(`axe finds nothing (${colorScheme}, ${width} px)`, async ({ page, site }) => {
      test.setTimeout((isWhole ? 30 : 4) * 60_000);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const path of await listPaths(site.origin)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await violationsOn(page), path).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect.soft(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
      }
    });
  }
}

async function listPaths(origin: string): Promise<string[]> {
  const inBoth = [...representative, ...representative.map((each) => `/en${each}`)];
  if (!isWhole) return inBoth;
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each = '']) => each);
  const paths = addresses.map((each) => new URL(each).pathname + new URL(each).search);
  return [...new Set([...paths, ...inBoth])];
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
