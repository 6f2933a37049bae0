import { problemsOn } from './axe.ts';

import { makeOrder } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';
import { expectMessage, openDesk } from './staff.ts';

test.use({
  bypassCSP: true,
  environment: {
    CARRIERS: 'sandbox,sf-express',
    SANDBOX_SHIPS_ITSELF: 'off',
    PAYMENT_METHODS: 'sandbox,bank-transfer',
    TRANSFER_HOLDER: '收款公司',
    TRANSFER_BANK: '某银行某支行',
    TRANSFER_ACCOUNT: '1100 6058 7018 0002',
  },
});

test('an order leaves in two parcels, and a wrong tracking number is corrected', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const person = await makePerson(site);
  const no = await makeOrder(site, person, { quantity: 2, isPaid: true });

  await using shop = await openDesk(browser, site, ['shop']);
  const { desk } = shop;
  for (const trackingNo of ['SF0000000001', 'SF0000000002']) {
    await desk.goto('/en/operator/shipping');
    await desk.getByRole('link', { name: no }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Carrier').selectOption('sf-express');
    await dialog.getByLabel('Tracking number').fill(trackingNo);
    await dialog.locator('input[inputmode=numeric]').fill('1');
    await dialog.getByRole('button', { name: 'Record the parcel' }).click();
    await expect(dialog.getByText('The parcel is recorded')).toBeVisible();
  }

  await desk.goto(`/en/operator/orders/${no}`);
  await expect(desk.getByText('Shipped').first()).toBeVisible();
  await desk.getByText('Correct the tracking number').first().click();
  await desk.getByLabel('Tracking number').first().fill('SF0000000009');
  await desk.getByRole('button', { name: 'Correct and notify the customer' }).first().click();
  await expect(desk.locator('main')).toContainText('corrected from SF0000000001 to SF0000000009');
  await expectMessage(desk, 'The number is corrected, and the customer is notified');

  await enter(page, site, person);
  await page.goto(`/order?no=${no}`);
  await expect(page.locator('main')).toContainText('SF0000000009');
  await page.goto('/order?view=notices');
  await expect(page.locator('main')).toContainText('运单号已更正');
});

test('two orders are sent together, and what a carrier says on the telephone is entered', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const person = await makePerson(site);
  const numbers = [
    await makeOrder(site, person, { isPaid: true }),
    await makeOrder(site, person, { isPaid: true }),
  ];
  await using shop = await openDesk(browser, site, ['shop']);
  const { desk } = shop;
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto('/en/operator/shipping');
  for (const [index, no] of numbers.entries()) {
    // The steps share one window, so they run one after the other.
    await desk.getByLabel(`Choose order ${no}`).check();
    await desk.locator('select[name=carrier]').selectOption('sf-express');
    await desk.locator(`input[name="parcels.${index}.trackingNo"]`).fill(`SF000000020${index}`);
  }
  await desk.getByRole('button', { name: 'Record 2 parcels' }).click();
  await expectMessage(desk, /2 parcels/);

  await desk.goto('/en/operator/tracking?q=SF0000000200');
  await desk.locator('select[name=state]').selectOption('in-transit');
  await desk.locator('[name=place]').fill('Wuhan');
  await desk.locator('[name=text]').fill('Left the depot');
  await desk.getByRole('button', { name: 'Enter a tracking event' }).click();
  await expectMessage(desk, 'The tracking event is recorded');
});

test('a bank’s file pays an order, once', async ({ page, browser, site }) => {
  test.setTimeout(240_000);
  const person = await makePerson(site);
  const no = await makeOrder(site, person);
  await enter(page, site, person);
  await page.goto(`/pay-gateway?no=${no}`);
  const main = page.locator('main');
  await expect(main).toContainText(/[¥￥]\s?\d/);
  const [, yuan = ''] = /[¥￥]\s?([\d,]+\.\d{2})/.exec(await main.innerText()) ?? [];

  await using finance = await openDesk(browser, site, ['finance']);
  const { desk } = finance;
  await desk.goto('/en/operator/statement');
  const text = `流水号,交易日期,收入金额,附言\nBANK-1,2026-01-06,"${yuan}",${no}\nBANK-2,2026-01-06,1.00,rent\n`;
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await desk.getByLabel('CSV file').setInputFiles(file);
  await desk.getByRole('button', { name: 'Check' }).click();
  await expect(desk.getByRole('row').filter({ hasText: no })).toContainText('Matches');
  await expect(desk.getByRole('row').filter({ hasText: 'BANK-2' })).toContainText('No such order');
  expect(await problemsOn(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Record the one that matches' }).click();
  await expectMessage(desk, 'One transfer is recorded');
  await expect(desk.getByRole('row').filter({ hasText: no })).toContainText('Recorded');
  await page.goto(`/order?no=${no}`);
  await expect(page.locator('main')).toContainText('已收到付款');
});

test('F4: of two who correct one address, the second is refused and sees what the first left', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const no = await makeOrder(site, await makePerson(site));
  await using one = await openDesk(browser, site, ['shop']);
  await using two = await openDesk(browser, site, ['shop']);
  const streets = ['新科技路 2 号', '老科技路 3 号'] as const;
  for (const [index, { desk }] of [one, two].entries()) {
    await desk.goto(`/en/operator/orders/${no}`);
    await desk.getByText('Correct the address').click();
    await desk.getByLabel('Street and number').fill(streets[index] ?? '');
  }
  await one.desk.getByRole('button', { name: 'Save the address' }).click();
  await expect(one.desk.locator('dl')).toContainText(streets[0]);
  await two.desk.getByRole('button', { name: 'Save the address' }).click();
  await expect(two.desk.getByRole('alert').first()).toContainText(
    'has changed since you opened it',
  );
  await expect(two.desk.getByText(`Now: ${streets[0]}`)).toBeVisible();
  await expect(two.desk.locator('dl')).toContainText(streets[0]);
  await expect(two.desk.getByLabel('Street and number')).toHaveValue(streets[1]);
});
