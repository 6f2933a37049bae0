import { Buffer } from 'node:buffer';

import type { Page } from '@playwright/test';

import { problemsOn } from './axe.ts';

import { makeOrder } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';
import type { Site } from './site.ts';
import { expectMessage, openDesk } from './staff.ts';

test.use({ bypassCSP: true });

/** Requests the refund of a whole order of ¥12,800 as its customer; returns the order's number. */
async function askRefund(page: Page, site: Site): Promise<string> {
  const person = await makePerson(site);
  const no = await makeOrder(site, person, { sku: 'BGW-200', isPaid: true });
  await enter(page, site, person);
  await page.goto(`/order?no=${no}`);
  await page.getByRole('button', { name: '申请退款' }).click();
  await page.locator('[name=reason]').selectOption('not-needed');
  await page.getByRole('button', { name: /提交申请/ }).click();
  const refunds = page.getByRole('region', { name: '退款' });
  await expect(refunds.getByText('审核中')).toBeVisible();
  return no;
}

/** The text of an item's page in the mall, with its price. */
function priceOf(page: Page, item: string) {
  return page.goto(`/en/mall?item=${item}`).then(() => page.locator('main').innerText());
}

test('F5: a table with a price changed by more than 20 % is asked by one person and approved by another', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  await using first = await openDesk(browser, site, ['shop']);
  await using second = await openDesk(browser, site, ['shop']);
  const table = 'SKU,Price (¥),Lead time (working days)\nMODKIT-1,1.50,9\nSIMKIT-5,,8\n';
  const { desk } = first;
  await desk.goto('/en/operator/catalogue-file');
  await desk
    .getByLabel('CSV file')
    .setInputFiles({ name: 'prices.csv', mimeType: '', buffer: Buffer.from(table) });
  await desk.getByRole('button', { name: 'Check the file' }).click();
  await expect(desk.getByText('Rows that change a price by more than 20%: 1')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Apply all of it' })).toHaveCount(0);
  expect(await problemsOn(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Ask a second person' }).click();
  await expectMessage(desk, 'Waiting for a second person');
  expect(await priceOf(page, 'module-kit')).not.toContain('1.50');

  const other = second.desk;
  await other.goto('/en/operator/approvals');
  await other.getByRole('link', { name: 'Many items changed at once' }).click();
  const asked = other.getByRole('dialog');
  await expect(asked).toContainText('All changes: 1–3 of 3');
  await expect(asked.getByRole('row').filter({ hasText: 'MODKIT-1' }).first()).toContainText(
    '1.50',
  );
  await expect(asked.getByRole('row').filter({ hasText: 'SIMKIT-5' })).toContainText('8');
  expect(await problemsOn(other)).toEqual([]);
  await asked.getByLabel('Decision').selectOption('true');
  await asked.getByRole('button', { name: 'Confirm the decision' }).click();
  await expectMessage(other, 'Approved and done');
  // A page that was cached before the change stays for a moment.
  await expect.poll(() => priceOf(page, 'module-kit')).toContain('1.50');
});

test('F5: a refund above the limit is asked by one person and approved by another', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const no = await askRefund(page, site);
  await using first = await openDesk(browser, site, ['finance']);
  await using second = await openDesk(browser, site, ['finance']);

  const { desk } = first;
  await desk.goto('/en/operator/refunds');
  await desk.getByRole('link', { name: no }).click();
  await desk.getByLabel('Decision').selectOption('true');
  await desk.getByRole('button', { name: 'Confirm the decision' }).click();
  await expect(desk.getByText('Above the limit')).toBeVisible();
  await desk.getByRole('dialog').getByRole('link', { name: 'Waits for a second person' }).click();
  await expect(desk).toHaveURL(/\/approvals\?open=/);
  const own = desk.getByRole('dialog');
  await expect(own).toContainText('a second person has to decide it');
  await expect(own.getByRole('button', { name: 'Confirm the decision' })).toHaveCount(0);

  const other = second.desk;
  await other.goto('/en/operator');
  await other.getByRole('link', { name: 'Waiting for you as second person' }).click();
  await other.getByRole('link', { name: 'Refund above the limit' }).click();
  const asked = other.getByRole('dialog');
  await expect(asked).toContainText(no);
  await expect(asked).toContainText(first.email);
  expect(await problemsOn(other)).toEqual([]);
  await asked.getByLabel('Decision').selectOption('true');
  await asked.getByRole('button', { name: 'Confirm the decision' }).click();
  await expect(other.getByText('Approved and done')).toBeVisible();

  await page.goto(`/order?no=${no}`);
  await expect(
    page
      .getByRole('region', { name: '退款' })
      .getByText(/已同意|已退回/)
      .first(),
  ).toBeVisible();
  await desk.goto('/operator/approvals?show=asked');
  await expect(desk.getByRole('row').filter({ hasText: no })).toContainText('已批准');
});
