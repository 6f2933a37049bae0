import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openPathsOfEachKind } from '../../e2e/page-paths.ts';
import { buildIfStale } from '../build-if-stale.ts';
import { startSite } from '../start-site.ts';
import { openWebKit } from './open-webkit.ts';
import type { WebKit } from './open-webkit.ts';

/**
 * `npm run check:webkit` checks in WebKitGTK a page of each kind in both languages and at two widths, adding to
 * the cart, and a refused login. Needs Debian's webkit2gtk-driver and a display (`xvfb-run -a`).
 */
const folder = mkdtempSync(join(tmpdir(), 'uid-webkit-'));
await buildIfStale();
const site = await startSite(folder, { LOGIN_PROVIDERS: 'none' });
const webkit = await openWebKit();
try {
  await check(webkit);
} finally {
  await webkit.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function check(webkit: WebKit): Promise<void> {
  const pages = openPathsOfEachKind.flatMap((path) => [path, `/en${path}`]);
  for (const width of [500, 1280])
    // One window.
    await look(webkit, pages, width);
  await shop(webkit);
  process.stdout.write(
    `${pages.length} pages at two widths, the way into the cart and a login: all well\n`,
  );
}

/** Checks that each page has its heading in its language, its style, and is no wider than the window. */
async function look(webkit: WebKit, pages: string[], width: number): Promise<void> {
  await webkit.setWidth(width);
  for (const path of pages) {
    // One window.
    await webkit.open(site.origin + path);
    const language = path.startsWith('/en/') ? 'en' : 'zh-CN';
    await webkit.untilTrue(
      `document.documentElement.lang === '${language}' && document.querySelector('h1')?.checkVisibility()`,
    );
    const isFaulty = await webkit.read(
      'document.documentElement.scrollWidth > innerWidth || getComputedStyle(document.body).fontFamily.includes("Pad Sans") === false',
    );
    if (isFaulty) throw new Error(`${path} at ${width} px is wider than the window or unstyled.`);
  }
}

async function shop(webkit: WebKit): Promise<void> {
  await webkit.open(`${site.origin}/en/mall?item=sim-card`);
  await webkit.untilTrue('document.readyState === "complete"');
  await webkit.fill('input[name=quantity]', '2');
  await webkit.click(
    'main [data-add-form=item] button[type=submit]:not(.visually-hidden):not([name])',
  );
  await webkit.untilTrue('document.querySelector("dialog[open]")?.textContent.includes("¥136.00")');
  await webkit.open(`${site.origin}/en/cart`);
  await webkit.untilTrue('document.querySelector("[data-cart-count]")?.textContent === "2"');
  await webkit.click('main button[type=button][value=save]');
  await webkit.untilTrue('document.querySelector("#saved-lines")?.checkVisibility()');
  await webkit.click('[data-theme-switch]');
  await webkit.untilTrue('document.documentElement.dataset.theme === "night"');
  await webkit.open(`${site.origin}/en/uid-front/login`);
  await webkit.untilTrue('document.documentElement.dataset.theme === "night"');
  await webkit.fill('input[type=email]', 'nobody@example.com');
  await webkit.fill('input[autocomplete=current-password]', 'wrong');
  await webkit.click('main form button:not([type]), main form button[type=submit]');
  await webkit.untilTrue(
    '[...document.querySelectorAll("[role=alert]")].some((each) => each.checkVisibility())',
  );
}
