import type { Page } from '@playwright/test';

import { linesOf } from './lines-of.ts';
import { fillCart, makeOrder } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';

/** A Chinese date must stay on one line: “12” alone at the end of a line would read as a number of pieces. */
const day = /\d+ ?月 ?\d+ ?日/g;
const unit = /[\u4e00-\u9fff]+·年|[a-z]+\s\/\syear/g;

/** The texts in which a match of `part` wraps to a second line. */
function findBroken(page: Page, part: RegExp): Promise<string[]> {
  return page.locator('main').evaluate((main, source) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: found, index } of (text.nodeValue ?? '').matchAll(new RegExp(source, 'g'))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(text.nodeValue ?? '');
      }
    return broken;
  }, part.source);
}

for (const width of [360, 390, 768])
  test(`a day stands on one line in a Chinese page ${width} px wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await makePerson(site);
    const no = await makeOrder(site, person);
    await fillCart(site, person);
    await enter(page, site, person);
    for (const path of [
      '/mall',
      '/mall?view=list',
      '/mall?item=sim-card',
      '/cart',
      '/confirm-order',
      `/unpaid-order?no=${no}`,
    ]) {
      await page.goto(path);
      await expect(page.locator('main')).toContainText(/\d+ ?月 ?\d+ ?日/);
      expect(await findBroken(page, day), path).toEqual([]);
    }
  });

test('headings of the checkout stand equally far under their lines, so those of two columns on one', async ({
  page,
  site,
}) => {
  const person = await makePerson(site);
  await fillCart(site, person);
  await enter(page, site, person);
  await page.goto('/confirm-order');
  const headings = page.locator('form section > header > h2');
  await expect(headings).toHaveText(['商品', '金额', '收货地址']);
  const below = await headings.evaluateAll((all) =>
    all.map(
      (each) =>
        each.getBoundingClientRect().top - each.closest('section')!.getBoundingClientRect().top,
    ),
  );
  expect(new Set(below.map(Math.round)).size, below.join(' ')).toBe(1);
});

for (const prefix of ['', '/en'])
  test(`what a price is for stands on one line${prefix && ', in English'}`, async ({
    page,
    site,
  }) => {
    const person = await makePerson(site);
    await fillCart(site, person, { sku: 'AGV-1000' });
    await enter(page, site, person);
    for (const path of [
      '/mall',
      '/mall?view=list',
      '/mall?item=auth-gateway-virtual',
      '/mall?item=sdp-licence',
      '/product/safety-auth-gateway',
      '/solution/safety-quick-office',
      '/cart',
      '/confirm-order',
    ]) {
      await page.goto(prefix + path);
      await expect(page.locator('main')).toContainText(/·年|\s\/\syear|× 1/);
      for (let width = 320; width <= 480; width += 16) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findBroken(page, unit), `${path}, ${width} px`).toEqual([]);
      }
    }
  });

test('in the list of the mall a name has room beside what else is known, at every width', async ({
  page,
}) => {
  for (const width of [360, 768, 992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/mall?view=list');
    const names = page.locator('li > div:has(> h2)');
    const widths = await names.evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(Math.min(...widths), `${width} px`).toBeGreaterThanOrEqual(176);
  }
});

test('letters of twice the size stay inside a phone, on the way from the mall to an order', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await makePerson(site);
  const no = await makeOrder(site, person, { isPaid: true });
  const unpaid = await makeOrder(site, person);
  await fillCart(site, person, { sku: 'SDP-50' });
  await enter(page, site, person);
  for (const path of [
    '/mall',
    '/mall?item=sim-card',
    '/mall?item=sdp-licence',
    '/en/mall?item=sdp-licence',
    '/cart',
    '/confirm-order',
    `/order?no=${no}`,
    `/en/unpaid-order?no=${unpaid}`,
  ]) {
    await page.goto(path);
    const main = page.locator('main');
    await expect(main).toContainText('¥');
    await main.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const wider = await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wider, path).toBeLessThanOrEqual(0);
  }
  // The last page of the loop shows the steps of a purchase.
  expect(await linesOf(page.getByText('Details', { exact: true }))).toBe(1);
});
