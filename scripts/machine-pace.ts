import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Milliseconds that the work below takes on the machine that the budgets of pages were set on. */
const reference = 60;

const turns = 15;

/**
 * Measures how fast this machine runs a page's work, relative to the machine that the budgets were set on: 1 is
 * as fast, 0.5 takes twice as long.
 * @param executablePath the browser
 */
export async function measurePace(executablePath: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  let total = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    // A new context is a first visit, for which nothing is compiled yet.
    const context = await browser.newContext();
    total += await timeWork(await context.newPage());
    await context.close();
  }
  await browser.close();
  // The mean, because Lighthouse also adds up durations. A shared machine is fast in one tenth of a second and
  // slow in the next, so the median would jump between the two.
  return (reference * turns) / total;
}

/** Returns the milliseconds in which a page compiles and runs a script, builds its DOM, and lays it out. */
async function timeWork(page: Page): Promise<number> {
  await page.setContent(`<script>const began = performance.now();</script><body><script>
${writeScript()}
for (const width of [800, 400]) {
  document.body.style.width = width + 'px';
  document.body.getBoundingClientRect();
}
document.body.dataset.took = performance.now() - began;
</script>`);
  return page.evaluate(() => Number(document.body.dataset['took']));
}

/** Writes a script as long as those of a hydrated page: 600 functions, each of which makes a row. */
function writeScript(): string {
  const names = Array.from({ length: 600 }, (_, number) => `make${number}`);
  const functions = names.map(
    (name, number) => `
function ${name}(row) {
  const cells = [];
  for (let cell = 0; cell < 3; cell += 1)
    cells.push('<td class="cell-' + cell + '">' + (row * ${number + 1} + cell).toString(36) + '</td>');
  return '<tr id="${name}-' + row + '">' + cells.join('') + '</tr>';
}`,
  );
  return `${functions.join('')}
document.body.innerHTML = '<table>' + [${names.join()}].map((make) => make(400)).join('') + '</table>';`;
}
