import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Only violations are described: describing every check that passes takes a third of the time. */
const resultTypes: RunOptions['resultTypes'] = ['violations'];

/** The themes differ only in colours, so that only the rules about colours are checked in the dark theme. */
const themes: ['light' | 'dark', RunOptions][] = [
  ['light', { resultTypes }],
  [
    'dark',
    { resultTypes, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  ],
];

/** What axe finds on the open page in both themes, and whether the page is wider than the window. Needs `bypassCSP`. */
export async function problemsOn(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) {
    await page.addScriptTag({ path: axe });
    await page.addStyleTag({ content: atOnce });
  }
  const problems: string[] = [];
  for (const [colorScheme, options] of themes) {
    // A page has one theme at a time, so the themes are checked one after the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settle);
    const { violations } = await page.evaluate(runAxe, options);
    for (const { id, nodes } of violations)
      problems.push(`${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`);
  }
  return [...problems, ...(await widthProblemsOn(page))];
}

/** Returns a problem if the page is wider than the window. */
export async function widthProblemsOn(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [`wider than the window by ${overflow} px`] : [];
}

/** Runs in the page. */
function runAxe(options: RunOptions): Promise<AxeResults> {
  const { axe } = globalThis as unknown as {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  };
  return axe.run(options);
}

/**
 * Without transitions: axe would see a colour between the themes, and in parts without layout a transition
 * never ends.
 */
const atOnce = '*, ::before, ::after, ::backdrop { transition: none !important; }';

/** Waits until all parts are laid out and animations are at their end. Runs in the page. */
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
