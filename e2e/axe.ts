import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on the page as it stands, by day and by night, and whether it is wider than the window. Needs `bypassCSP`. */
export async function problemsOn(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) {
    await page.addScriptTag({ path: axe });
    await page.addStyleTag({ content: atOnce });
  }
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page has one theme at a time
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate(settle);
    // oxlint-disable-next-line no-await-in-loop
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
    );
    for (const { id, nodes } of violations)
      problems.push(`${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...problems, `wider than the window by ${overflow} px`] : problems;
}

/** Colours on their way to the other theme are neither; in parts that are not laid out they never arrive. */
const atOnce = '*, ::before, ::after, ::backdrop { transition: none !important; }';

/** All parts are laid out, and what moves is where it ends. Runs in the page. */
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const parts = [...document.querySelectorAll('main section, footer')];
  const isWhole = () =>
    parts.every((part) => getComputedStyle(part).contentVisibility === 'visible');
  do await frame();
  while (!isWhole());
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  await frame();
}
