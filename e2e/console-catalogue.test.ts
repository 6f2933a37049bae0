import { Buffer } from 'node:buffer';

import { problemsOn } from './axe.ts';
import { linesOf } from './lines-of.ts';
import { expect, test } from './site.ts';
import { expectMessage, openConsole } from './staff.ts';

test.use({ bypassCSP: true });

function csv(...rows: string[]) {
  return { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
}

test('the shop changes prices by a table with errors, mends it, receives stock, and hides an item', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  await openConsole(page, site, ['shop']);
  await using context = await browser.newContext({ baseURL: site.origin });
  const mall = await context.newPage();

  await page.getByRole('navigation').getByRole('link', { name: 'Catalogue' }).click();
  await page.getByRole('searchbox').fill('MODKIT-1');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=MODKIT-1/);
  // The previous list is shown until the result has loaded.
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').filter({ hasText: 'MODKIT-1' });
  const before = await row.getByRole('cell').filter({ hasText: '¥' }).innerText();
  const yuan = Number(before.replaceAll(/[^\d.]/g, ''));
  const changed = (yuan + 1).toFixed(2);

  await page.getByRole('navigation').getByRole('link', { name: 'Import a table' }).click();
  const wrong = ['SKU,Price (¥)', `MODKIT-1,${changed}`, 'NO-SUCH-SKU,1', 'SIMKIT-5,cheap'];
  await page.getByLabel('CSV file').setInputFiles(csv(...wrong));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'There is no such SKU' })).toContainText(
    '3',
  );
  await expect(page.getByRole('button', { name: 'Apply all of it' })).toHaveCount(0);
  expect(await problemsOn(page)).toEqual([]);
  await page.getByLabel('CSV file').setInputFiles(csv(...wrong.slice(0, 2)));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('cell', { name: changed })).toBeVisible();
  await page.getByRole('button', { name: 'Apply all of it' }).click();
  await expectMessage(page, 'Rows changed: 1');
  await expect
    .poll(async () => {
      await mall.goto('/en/mall?item=module-kit&sku=MODKIT-1');
      return mall.locator('main').innerText();
    })
    .toContain(changed.replace(/\B(?=(\d{3})+\.)/g, ','));

  await page.goto('/en/operator/catalogue?q=MODKIT-1');
  await row.getByRole('link', { name: 'MODKIT-1' }).click();
  const variant = page.getByRole('region', { name: 'MODKIT-1' });
  const stock = async () =>
    Number((await variant.locator('dt:text-is("For sale") + dd').innerText()).replace(/\D/g, ''));
  const had = await stock();
  await variant.getByText('Move stock').click();
  await variant.getByLabel('What happened').selectOption('received');
  await variant.getByLabel('Pieces', { exact: true }).fill('12');
  await variant.getByLabel('Why').fill('Delivery of Monday');
  await variant.getByRole('button', { name: 'Enter' }).click();
  await expect(variant.getByRole('row').filter({ hasText: 'Delivery of Monday' })).toContainText(
    '+12',
  );
  await expectMessage(page, /^Entered: /);
  await expect.poll(stock).toBe(had + 12);
  // Beside the forms, in a laptop's window, a date must not wrap.
  for (const at of await variant.locator('tbody th').all()) expect(await linesOf(at)).toBe(1);
  expect(await problemsOn(page)).toEqual([]);
  // A planned price can be withdrawn without scrolling its table sideways, however long the planner's name is.
  await page.setViewportSize({ width: 1280, height: 800 });
  await variant.getByText('Change the price', { exact: true }).first().click();
  await variant.getByLabel('New price').fill(changed);
  await variant.getByLabel(/^From/).fill('2099-01-01T00:00');
  await variant.getByRole('button', { name: 'Change the price' }).click();
  const withdraw = variant.getByRole('button', { name: 'Withdraw' });
  await expect(withdraw).toBeVisible();
  const prices = variant.getByRole('region', { name: /^Prices of/ });
  expect(await prices.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);

  await page.getByRole('button', { name: 'Hide the item' }).click();
  await expect(page.getByText('The mall does not show this item now.')).toBeVisible();
  const statusInMall = async () => (await mall.goto('/en/mall?item=module-kit'))?.status();
  await expect.poll(statusInMall).toBe(404);
  await page.getByRole('button', { name: 'Show the item' }).click();
  await expect(page.getByRole('link', { name: 'See it in the mall' })).toBeVisible();
  await expect.poll(statusInMall).toBe(200);
});
