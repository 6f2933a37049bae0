import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Milliseconds that the work below takes the browser on the machine that the budgets of pages were set on. */
const reference = 60;

const turns = 15;

/**
 * How fast this machine does what a page has a browser do, beside the one that the budgets were set on: 1 is as fast,
 * 0.5 takes twice as long.
 * @param executablePath the browser
 */
export async function measurePace(executablePath: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  let total = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    // As a first visit: nothing is compiled yet.
    const context = await browser.newContext();
    total += await timeWork(await context.newPage());
    await context.close();
  }
  await browser.close();
  // The mean, for Lighthouse adds up what it has measured, too: a machine that others use is quick in one tenth of a
  // second and slow in the next, and a median would be whichever came once more.
  return (reference * turns) / total;
}

/** Milliseconds in which a page compiles and runs a script, builds what it shows, and lays it out. */
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

/** As long as the scripts of a hydrated page: 600 functions, each of which makes a row. */
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
