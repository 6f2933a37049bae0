import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

import { expect, test } from './site.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const paths = [
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on ${paths.length} pages (${colorScheme}, ${width} px)`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const path of [...paths, ...paths.map((each) => `/en${each}`)]) {
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
