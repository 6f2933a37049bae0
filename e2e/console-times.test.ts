import type { Page } from '@playwright/test';

import { expect, test } from './site.ts';
import { expectMessage, openDesk } from './staff.ts';

test.use({ bypassCSP: true });

/** Types a day without a time of day, which leaves the field's value empty. The field may still be unfolding. */
async function typeDay(
  desk: Page,
  field = desk.locator('input[type=datetime-local]:visible'),
): Promise<void> {
  await expect(async () => {
    await field.focus();
    await expect(field).toBeFocused({ timeout: 100 });
  }).toPass();
  await desk.keyboard.type('12312030');
}

test('a price that was given a day and no time of day is not in force at once', async ({
  browser,
  site,
}) => {
  await using shop = await openDesk(browser, site, ['shop']);
  const { desk } = shop;
  await desk.goto('/en/operator/catalogue/module-kit');
  const variant = desk.getByRole('region', { name: 'MODKIT-1' });
  const price = variant.locator('dt:text-is("Price") + dd');
  const before = await price.innerText();
  await variant.locator('summary', { hasText: 'Change the price' }).click();
  await variant.getByLabel('New price').fill(`${Number(before.replaceAll(/[^\d.]/g, '')) + 1}`);
  await typeDay(desk);
  await desk.keyboard.press('Enter');
  const starts = variant.getByLabel('From (UTC+8)');
  await expect(starts).toHaveAccessibleDescription(/Choose a day and a time/);
  await expect(starts).toBeFocused();
  await desk.reload();
  await expect(price).toHaveText(before);
});

test('a text that was given a day and no time of day is neither published nor withdrawn at once', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await using editor = await openDesk(browser, site, ['editor']);
  const { desk } = editor;
  await desk.goto('/en/operator/contents/news/akma?part=en');
  await desk.getByLabel('Title', { exact: true }).fill('Not before its day');
  const publishing = desk.locator('form', { has: desk.locator('#publish-starts') });
  await typeDay(desk);
  await publishing.getByRole('button', { name: 'Publish now' }).click();
  const starts = publishing.getByLabel('When (Beijing time)');
  await expect(starts).toHaveAccessibleDescription(/Choose a day and a time/);
  await expect(starts).toBeFocused();
  await starts.fill('2030-12-31T10:00');
  await publishing.getByRole('button', { name: 'Publish at that time' }).click();
  await expectMessage(desk, 'Planned');

  await desk.locator('summary', { hasText: 'Withdraw' }).click();
  const withdrawal = desk.locator('form', { has: desk.locator('#withdraw-starts') });
  await typeDay(desk, withdrawal.locator('input'));
  await withdrawal.getByRole('button').click();
  await expect(withdrawal.locator('input')).toHaveAccessibleDescription(/Choose a day and a time/);
  await desk.goto('/en/news/detail?id=akma');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1 })).not.toHaveText('Not before its day');
});
