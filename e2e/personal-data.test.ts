import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { addToCart, buyer, checkOut, fillAddress, payInSandbox, placeOrder } from './checkout.ts';
import { expect, logIn, newEmail, register, test } from './site.ts';

type Exported = Record<string, Record<string, unknown>[]>;

/** Registers at the checkout, orders with an address, and returns the order's number. */
async function order(page: Page, email: string, prefix = ''): Promise<string> {
  await addToCart(page, 'sim-card', { prefix });
  await checkOut(page);
  await register(page, email);
  await expect(page).toHaveURL(/\/confirm-order/);
  await fillAddress(page);
  return placeOrder(page);
}

/** Presses the button and reads the downloaded file. */
async function download(page: Page, button: string): Promise<{ page: string; data: Exported }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('personal-data.zip');
  const files = unzipSync(readFileSync(await saved.path()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    page: text('personal-data.html'),
    data: JSON.parse(text('personal-data.json')) as Exported,
  };
}

test('a person downloads everything kept about them, and nothing that opens anything', async ({
  page,
}) => {
  const email = newEmail();
  const no = await order(page, email, '/en');
  await page.goto('/en/uid-front/security');
  const { data, page: readable } = await download(page, 'Download my data');
  await expect(page.getByRole('status').filter({ hasText: 'Saved as' })).toBeVisible();
  expect(data['accounts']).toMatchObject([{ email }]);
  expect(data['orders']).toMatchObject([{ no, state: 'unpaid', address: buyer }]);
  const token = await page.evaluate(() => localStorage.getItem('uid-front:token'));
  expect(JSON.stringify(data)).not.toContain(JSON.parse(token ?? '""'));
  await expect(page.getByText('Downloaded all personal data')).toBeVisible();
  const reading = await page.context().newPage();
  await reading.setContent(readable);
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText('What we keep about you');
  await expect(reading.getByText(buyer.street).first()).toBeVisible();
  await reading.close();
});

test('a deletion says before and after what stays and until when, and the rest is gone', async ({
  page,
}) => {
  const email = newEmail();
  await order(page, email);
  await payInSandbox(page);
  await page.goto('/uid-front/security');
  const part = page.getByRole('region', { name: '删除账户' });
  await expect(part.getByText(/1 个已付款的订单.*税收征收管理法实施细则.*12月31日/)).toBeVisible();
  await expect(part.getByText(/条安全日志.*网络安全法/)).toBeVisible();
  await part.getByRole('button', { name: '删除账户' }).click();
  await page.getByRole('dialog').getByLabel('账户邮箱').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账户已删除');
  await expect(page.getByText(/1 个已付款的订单.*12月31日/)).toBeVisible();
  await page.goto('/uid-front/login');
  await logIn(page, email);
  await expect(page.getByRole('alert')).toContainText('邮箱或密码不正确');
});
