import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { addToCart, checkOut, fillAddress, payInSandbox, placeOrder } from '../../e2e/checkout.ts';
import { expect, register, test } from '../../e2e/site.ts';
import { openConsole } from '../../e2e/staff.ts';
import { pictureTime } from './picture-time.ts';
import { fileName, shoppers, staff, visitors } from './pictures.ts';
import type { Look, Picture } from './pictures.ts';

const stopClock = pathToFileURL(join(import.meta.dirname, 'stop-clock.ts')).href;
const heights = { 360: 740, 768: 900, 1280: 800, 1920: 900 };

test.use({ environment: { NODE_OPTIONS: `--import=${stopClock}` } });
test.beforeEach(({ page }) => page.clock.setFixedTime(pictureTime));

test('visitors', async ({ page }) => {
  for (const [name, picture] of Object.entries(visitors)) await take(page, name, picture);
});

test('shoppers and staff', async ({ page, browser, site }) => {
  const buy = (name: keyof typeof shoppers, no = '') => take(page, name, shoppers[name], no);
  await addToCart(page, 'sim-card', { quantity: 2 });
  await addToCart(page, 'tls-licence');
  await buy('cart-full');
  await page.setViewportSize({ width: 1280, height: 800 });
  await checkOut(page);
  await register(page, 'wang@example.com');
  await expect(page).toHaveURL(/\/confirm-order/);
  await buy('checkout');
  await buy('checkout-refused');
  await page.goto('/confirm-order');
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillAddress(page);
  const no = await placeOrder(page);
  await buy('pay', no);
  await buy('order-unpaid', no);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/pay-gateway?no=${no}`);
  await payInSandbox(page);
  for (const name of ['paid', 'order', 'order-print', 'orders', 'account'] as const)
    await buy(name, no);

  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await desk.clock.setFixedTime(pictureTime);
  await openConsole(desk, site, ['shop', 'editor', 'support'], pictureTime);
  for (const [name, picture] of Object.entries(staff)) await take(desk, name, picture, no);
  await context.close();
});

async function take(page: Page, name: string, picture: Picture, no = ''): Promise<void> {
  for (const look of picture.looks) {
    await open(page, look, picture.path.replace('$no', no));
    await picture.act?.(page);
    if (picture.from !== undefined)
      await page.locator(picture.from).evaluate((element) => element.scrollIntoView());
    await page.evaluate(writeTheSame, no);
    // The QR code contains the order's number, which differs in every run.
    const mask = [page.getByRole('img', { name: /扫码|Scan to/ })];
    await expect.soft(page).toHaveScreenshot(fileName(name, look), { mask });
  }
}

/** Replaces what differs in every run: the order's number and keys, email addresses, and the site's origin. */
function writeTheSame(no: string): void {
  const ownOrigin = /(127\.0\.0\.1|localhost):\d+/g;
  // The printed page shows the canonical address at its top.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = canonical.href.replace(ownOrigin, '127.0.0.1:4873');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { nodeValue } = text;
    const written = (no === '' ? nodeValue : nodeValue?.replaceAll(no, no.replaceAll(/\w/g, '0')))
      ?.replaceAll(/[\w.-]+@example\.com/g, 'somebody@example.com')
      .replaceAll(/\bUID(-\w{5})+\b/g, (key) => key.replaceAll(/(?<=-)\w{5}/g, '00000'))
      .replaceAll(ownOrigin, '127.0.0.1:4873');
    if (written !== nodeValue) text.nodeValue = written ?? '';
  }
}

async function open(page: Page, look: Look, path: string): Promise<void> {
  const [language, width, colours] = look.split(' ') as [string, `${keyof typeof heights}`, string];
  await page.setViewportSize({ width: Number(width), height: heights[width] });
  await page.emulateMedia({
    colorScheme: colours === 'night' ? 'dark' : 'light',
    media: 'screen',
  });
  await page.goto(language === 'en' ? `/en${path}` : path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}
