import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Described for faults alone: to describe all that is right took a third of the time. */
const resultTypes: RunOptions['resultTypes'] = ['violations'];

/** The themes differ in colours and in nothing else: by night the rules about colours are asked again. */
const themes: ['light' | 'dark', RunOptions][] = [
  ['light', { resultTypes }],
  [
    'dark',
    { resultTypes, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  ],
];

/** What axe finds on the page as it stands, by day and by night, and whether it is wider than the window. Needs `bypassCSP`. */
export async function problemsOn(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) {
    await page.addScriptTag({ path: axe });
    await page.addStyleTag({ content: atOnce });
  }
  const problems: string[] = [];
  for (const [colorScheme, options] of themes) {
    // One page has one theme at a time.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settle);
    const { violations } = await page.evaluate(runAxe, options);
    for (const { id, nodes } of violations)
      problems.push(`${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`);
  }
  return [...problems, ...(await widthProblemsOn(page))];
}

/** Whether the page is wider than the window. */
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
