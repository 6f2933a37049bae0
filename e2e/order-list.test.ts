import { readFile } from 'node:fs/promises';

import { untilCartIsAlive } from './checkout.ts';
import { fillCart } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';

const list = 'SKU\tQuantity\nSIM-3FF-10\t5\nSIM-M2M-10\t1';

test('a list is checked line by line, mended, put in the cart as a whole, and quoted as a PDF', async ({
  page,
}) => {
  await page.goto('/en/cart');
  await page.getByText('Add from a list').click();
  // Before the list's script has run, the browser submits a form, and another page shows the result.
  await expect(page.getByLabel('Read a CSV file')).toBeAttached();
  const box = page.getByLabel('SKUs and quantities');
  await box.fill(`${list}\nNO-SUCH\t2\nSIM-3FF-10\t9`);
  await page.getByRole('button', { name: 'Check the list' }).click();
  const table = page.getByRole('table');
  // The focus moves to the result, which pushes the button out of view, so that a keyboard user finds it.
  const found = page.locator('[aria-live]:focus', { has: table });
  await expect(found).toBeInViewport();
  // Nothing clips the focus ring around the result.
  const room = await found.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const folded = getComputedStyle(element.closest('details')!, '::details-content');
    const px = Number.parseFloat;
    return px(folded.overflowClipMargin) - px(outlineOffset) - px(outlineWidth);
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await expect(table).toContainText('Line 4: We have nothing with this SKU.');
  await expect(table).toContainText('Line 2: 12 of one SKU at most: you can add 12 more.');
  await expect(page.getByText('2 lines need correcting')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add all to the cart' })).toHaveCount(0);

  await page.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('"SKU","Quantity"\r\n"SIM-3FF-10","5"\r\n"SIM-M2M-10","1"\r\n'),
  });
  await expect(box).toHaveValue(/SIM-M2M-10/);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Add all to the cart' }).click();
  await expect(page.locator('#line-SIM-M2M-10')).toBeVisible();
  await expect(page.locator('[aria-live]:focus')).toContainText('Added 2 SKUs');
  await expect(page.locator('[data-cart-count]')).toHaveText('6');

  await untilCartIsAlive(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Budgetary quote (PDF)' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^quote-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('what is typed before the list is alive stays, and is what is checked then', async ({
  page,
}) => {
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/order-list[^/]*\.js$/, async (route) => {
    await isTyped;
    await route.continue();
  });
  const cart = page.waitForResponse(/\/api\/cart\?/);
  await page.goto('/en/cart');
  await page.getByText('Add from a list').click();
  const box = page.getByLabel('SKUs and quantities');
  await box.fill('SIM-3FF-10 5');
  await (await cart).finished();
  // Waits until the cart has rendered the response.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(box).toHaveValue('SIM-3FF-10 5');
  goOn();
  await expect(page.getByLabel('Read a CSV file')).toBeAttached();
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('table')).toContainText('SIM-3FF-10');
  await expect(box).toHaveValue('SIM-3FF-10 5');
});

test('what the server answered before the list is alive stays once it is', async ({ page }) => {
  const { promise: isAnswered, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/order-list[^/]*\.js$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/en/cart');
  await page.getByText('Add from a list').click();
  await page.getByLabel('SKUs and quantities').fill('SIM-3FF-10 5\nNO-SUCH 2');
  await page.getByRole('button', { name: 'Check the list' }).click();
  const problem = page.getByText('Line 2: We have nothing with this SKU.');
  await expect(problem).toBeVisible();
  goOn();
  await expect(page.getByLabel('Read a CSV file')).toBeAttached();
  await expect(problem).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A30: a list is checked and added by its form', async ({ page }) => {
    await page.goto('/cart');
    await page.getByText('按清单加入').click();
    await page.getByLabel('型号与数量').fill('SIM-3FF-10 5\nNO-SUCH 1');
    await page.getByRole('button', { name: '核对清单' }).click();
    await expect(page.getByRole('table')).toContainText('第 2 行：没有这个型号');
    await page.getByLabel('型号与数量').fill('SIM-3FF-10 5');
    await page.getByRole('button', { name: '核对清单' }).click();
    await page.getByRole('button', { name: '全部加入购物车' }).click();
    await expect(page.locator('#line-SIM-3FF-10')).toBeVisible();
    await expect(page.getByRole('link', { name: /预算报价单/ })).toHaveAttribute(
      'href',
      '/api/cart/quote?language=zh',
    );
  });
});

test('an address that names the list leads whoever is logged in to it, below their cart', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const person = await makePerson(site);
  for (const sku of ['SIM-3FF-10', 'SIM-M2M-10']) await fillCart(site, person, { sku });
  await enter(page, site, person);
  await page.goto('/en/cart#order-list');
  await untilCartIsAlive(page);
  await expect(page.locator('#line-SIM-M2M-10')).toBeAttached();
  await expect(page.getByLabel('SKUs and quantities')).toBeInViewport();
});
