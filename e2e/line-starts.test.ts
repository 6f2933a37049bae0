import type { Page } from '@playwright/test';

import { openPathsOfEachKind, timeForAllPages } from './page-paths.ts';
import { expect, test } from './site.ts';

const paths = new Set([
  ...openPathsOfEachKind,
  // These pages have narrow columns, and clauses that are longer than a column is wide.
  '/product/safety-super-sim-card',
  '/product/tm-control',
  '/solution/safety-electric',
]);

test('in Chinese no line begins with a mark, however wide the window is', async ({ page }) => {
  test.setTimeout(timeForAllPages);
  for (const path of paths) {
    await page.goto(path);
    for (const width of [360, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await page.evaluate(linesThatBeginWithMark, 'main'), `${path} ${width}`)
        .toEqual([]);
    }
  }
});

test(
  'in Chinese no line of a lead begins with a mark, however large the letters are',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(timeForAllPages);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of paths) {
      await page.goto(path);
      for (let size = 100; size <= 200; size += 20) {
        await enlargeText(page, size);
        const lines = await page.evaluate(
          linesThatBeginWithMark,
          'main header, main section > * > header',
        );
        expect.soft(lines, `${path} ${size} %`).toEqual([]);
      }
    }
  },
);

async function enlargeText(page: Page, size: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, size);
}

/** Texts in which a punctuation mark begins a line, so is below the character before it. Runs in the page. */
function linesThatBeginWithMark(within: string): string[] {
  const marks = /[，。、；：！？）》”]/g;
  const range = document.createRange();
  const rectOf = (text: Node, index: number) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return [...range.getClientRects()].at(-1);
  };
  const found: string[] = [];
  for (const part of document.querySelectorAll(within)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index } of (text.nodeValue ?? '').matchAll(marks)) {
        const [before, mark] = [index > 0 && rectOf(text, index - 1), rectOf(text, index)];
        if (before && mark && before.width > 0 && mark.top >= before.bottom - 2)
          found.push(text.nodeValue!.slice(Math.max(0, index - 12), index + 8));
      }
    }
  }
  return found;
}
