import { expect, test } from './site.ts';
import { openConsole } from './staff.ts';
import { stubSales } from './stub-sales.ts';

test('F10: finance sees what the shop takes in as a chart, within the policy, on a phone too', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await stubSales(page);
  await openConsole(page, site, ['finance']);
  const part = page.getByRole('region', { name: 'Revenue and orders' });
  await expect(part.getByText('Orders paid').first()).toBeVisible();
  const canvas = part.locator('canvas');
  await expect(canvas).toBeVisible();
  const days = page.getByLabel('Days', { exact: true });
  await days.selectOption('365');
  await expect(page).toHaveURL(/days=365/);
  // The table of the previous days is shown until then, and is about to be replaced.
  await expect(days).toHaveValue('365');
  await part.getByText('As a table').click();
  await expect(part.getByRole('row')).toHaveCount(91);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeLessThan(340);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});
