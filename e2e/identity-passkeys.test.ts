import type { Page } from '@playwright/test';

import { addAuthenticator } from './authenticator.ts';
import { expect, newEmail, register, test } from './site.ts';

test.use({
  // A passkey belongs to a domain name, and an IP address has none.
  baseURL: async ({ site }, use) => use(site.origin.replace('127.0.0.1', 'localhost')),
});

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/uid-front/register?return=%2Fuid-front%2Fsecurity');
  await register(page, newEmail());
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await expect(page.getByLabel('名称')).toHaveValue(/Chrome/);
  await page.getByLabel('名称').fill(name);
  await page.getByRole('button', { name: '创建通行密钥' }).click();
  await expect(page.getByText(`已添加“${name}”`)).toBeVisible();
}

/** Turns off passkey autofill, which the virtual device would answer at once, so that only the button is left. */
async function offerNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

async function logOut(page: Page): Promise<void> {
  // A page that needs a session would redirect to the login by itself.
  await page.goto('/home');
  await page.evaluate(() => localStorage.clear());
}

test('a passkey logs in without a password, in English and on the child’s own page too', async ({
  page,
}) => {
  const device = await addAuthenticator(page);
  await addPasskey(page, '办公电脑');
  expect(await device.countPasskeys()).toBe(1);

  await offerNothing(page);
  for (const [path, name, end] of [
    ['/uid-front/login?return=%2Forder', '用通行密钥登录', /\/order$/],
    ['/en/uid-front/login', 'Log in with a passkey', /\/en\/home$/],
    ['/child/uid-front/?lang=en#/login?return=%2Fcart', 'Log in with a passkey', /\/cart$/],
  ] as const) {
    await logOut(page);
    await page.goto(path);
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL(end);
  }
});

test('the field for the address offers the passkey by itself', async ({ page }) => {
  await addAuthenticator(page);
  await addPasskey(page, '办公电脑');
  await logOut(page);
  await page.goto('/uid-front/login?return=%2Forder');
  await expect(page).toHaveURL(/\/order$/);
});

test('a passkey is renamed and removed; the one left on the device is refused by name', async ({
  page,
}) => {
  await addAuthenticator(page);
  await addPasskey(page, '办公电脑');
  await page.getByRole('button', { name: '改名 办公电脑' }).click();
  const gap = await page.getByLabel('新名称').evaluate((field) => {
    const form = field.closest('form');
    const row = field.closest('li');
    const label = form?.querySelector('label');
    if (!form || !row || !label) throw new Error('The field stands in no form of a row.');
    const words = document.createRange();
    words.setStart(row, 0);
    words.setEndBefore(form);
    return label.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(12);
  await page.getByLabel('新名称').fill('家里的电脑');
  await page.getByRole('button', { name: '保存名称' }).click();
  await expect(page.getByRole('heading', { name: '家里的电脑' })).toBeVisible();
  await page.getByRole('button', { name: '移除 家里的电脑' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('还没有通行密钥')).toBeVisible();

  await offerNothing(page);
  await logOut(page);
  await page.goto('/uid-front/login');
  await page.getByRole('button', { name: '用通行密钥登录' }).click();
  await expect(page.getByRole('alert')).toContainText('这个通行密钥已不属于任何账户');
  await expect(page.getByRole('alert')).toContainText('请用密码登录');
});

test('a cancelled passkey says so and leaves the password to type', async ({ page }) => {
  await page.goto('/uid-front/login');
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: '用通行密钥登录' }).click();
  await expect(page.getByRole('alert')).toContainText('没有用上通行密钥');
  await expect(page.locator('input[type=email]')).toBeVisible();
});
