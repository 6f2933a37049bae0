import { saveAddress } from '@uid/contract/addresses';
import { getCheckout, placeOrder } from '@uid/contract/orders';

import { buyer } from './checkout.ts';
import { linesOf } from './lines-of.ts';
import { callAs, fillCart, makeOrder } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';

test('on a phone a page ends well above its footer, whatever it ends with', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/cart',
    '/client-case',
    '/home',
    '/mall?item=sim-card',
    '/news',
    '/support/certificates',
    '/support/security',
  ]) {
    await page.goto(path);
    expect.soft(await page.evaluate(distanceToFooter), path).toBeGreaterThanOrEqual(40);
  }
});

test('the way to the other language stands in no last row of the footer by itself', async ({
  page,
}) => {
  await page.goto('/en/news');
  const link = page.locator('footer [hreflang]');
  for (const width of [360, 576, 768, 800, 834, 992]) {
    await page.setViewportSize({ width, height: 800 });
    const beside = await link.evaluate((each) => {
      const { bottom } = each.getBoundingClientRect();
      return [...(each.parentElement?.children ?? [])].filter(
        (other) => other !== each && Math.abs(other.getBoundingClientRect().bottom - bottom) < 8,
      ).length;
    });
    expect.soft(beside, `${width}`).toBeGreaterThan(0);
  }
});

test('in the system’s own colours a choice is read whole, and the current page is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/mall');
  const sorting = page.locator('main select', { hasText: 'Recommended' });
  expect(await sorting.evaluate(missingWidth)).toBeLessThanOrEqual(0);
  await expect(page.locator('header nav a[aria-current]').first()).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

test('what a customer wrote is no wider than the page of a phone or a tablet, however long its words', async ({
  page,
  site,
}) => {
  const person = await makePerson(site);
  const call = await callAs(site, person);
  const word = `https://maps.example.com/place/${'22.5431N114.0579E'.repeat(4)}`;
  const address = { ...buyer, recipient: word.slice(0, 60), street: word };
  await call(saveAddress, { language: 'en', address });
  await fillCart(site, person);
  const { seen } = await call(getCheckout, { language: 'en' });
  const order = { language: 'en', seen, address, note: word, agreement: true } as const;
  const invoice = { kind: 'company', title: word, taxNumber: '91310000775785552L' } as const;
  const { no } = await call(placeOrder, { ...order, invoice });
  await fillCart(site, person);
  await enter(page, site, person);
  for (const path of ['/confirm-order', `/unpaid-order?no=${no}`, `/order?no=${no}`]) {
    await page.goto(`/en${path}`);
    await expect(page.locator('main').getByText(word).first()).toBeVisible();
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      // Parts of the page may still be loading.
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widest, { message: path }).toBe(width);
    }
  }
});

test('on a phone neither a long amount breaks the days of delivery nor the number of pieces', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await makePerson(site);
  await makeOrder(site, person, { sku: 'SDP-500' });
  await fillCart(site, person, { sku: 'AGW-20000' });
  await enter(page, site, person);
  await page.goto('/confirm-order');
  expect.soft(await linesOf(page.getByText(/^预计.*送达$/))).toBe(1);
  await page.goto('/order');
  expect.soft(await linesOf(page.getByText('共 1 件'))).toBe(1);
});

test('on a tablet the number of an order and what is done with it stand on a line each', async ({
  page,
  site,
}) => {
  const person = await makePerson(site);
  const no = await makeOrder(site, person, { language: 'en' });
  await enter(page, site, person);
  await page.goto(`/en/order?no=${no}`);
  const main = page.locator('main');
  for (const width of [600, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    expect.soft(await linesOf(main.getByText(no, { exact: true })), `${width}`).toBe(1);
  }
  for (const name of ['Ask about this order', 'Keep as a reorder list'])
    expect.soft((await main.getByText(name).boundingBox())?.height, name).toBeLessThan(50);
  await page.goto(`/en/pay-gateway?no=${no}`);
  const open = page.getByRole('link', { name: 'Open the test payment page' });
  expect.soft((await open.boundingBox())?.height).toBeLessThan(70);
});

test('on paper the items of an order begin below its head, and nothing of a form is asked', async ({
  page,
  site,
}) => {
  const person = await makePerson(site);
  const no = await makeOrder(site, person);
  await fillCart(site, person);
  await enter(page, site, person);
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/order?no=${no}`);
  const items = page.locator('section:has(> h2)', { hasText: '商品' }).first();
  // A list that must not break would leave the first sheet empty, and a sheet can't end between the rows of a grid.
  await expect(items).toHaveCSS('break-inside', 'auto');
  await expect(items).toHaveCSS('display', 'block');
  await page.goto('/confirm-order');
  await expect(page.getByText('¥68.00').first()).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

/** Pixels from the last text of the page to its footer. Runs in the page. */
function distanceToFooter(): number {
  // A part that is not laid out yet has only an estimated height.
  for (const part of document.querySelectorAll<HTMLElement>('main section'))
    part.style.contentVisibility = 'visible';
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let last = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.nodeValue?.trim() || around?.closest('.visually-hidden, template, script')) continue;
    if (!around?.checkVisibility() || getComputedStyle(around).clipPath !== 'none') continue;
    range.selectNodeContents(text);
    const { width, bottom } = range.getBoundingClientRect();
    if (width > 1) last = Math.max(last, bottom);
  }
  return document.querySelector('main + footer')!.getBoundingClientRect().top - last;
}

/** Pixels missing for the chosen text beside the chevron, which the system draws within 20 px. Runs in the page. */
function missingWidth(select: HTMLElement | SVGElement): number {
  const { paddingLeft, paddingRight, fontWeight, fontSize, fontFamily } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const words = pen.measureText((select as HTMLSelectElement).selectedOptions[0]!.text).width;
  const room =
    select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return words + 20 - room;
}
