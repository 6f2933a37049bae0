import type { Page } from '@playwright/test';

import { addAuthenticator } from './authenticator.ts';
import { problemsOn } from './axe.ts';
import { expect, logIn, newEmail, password, readCode, readLink, test } from './site.ts';

test.use({
  // A passkey belongs to a domain name, and an IP address has none.
  baseURL: async ({ site }, use) => use(site.origin.replace('127.0.0.1', 'localhost')),
});

const words = {
  zh: {
    prefix: '',
    create: '创建通行密钥并登录',
    other: '改用密码',
    cancelled: '没有用上通行密钥',
    security: '账户安全',
    none: '没有密码',
    only: '唯一的通行密钥不能移除',
    set: '设置密码',
    submit: '设置密码',
    done: '密码已设置',
    confirm: '用通行密钥确认',
    proof: '请确认是您本人',
    remove: '删除账户',
    forGood: '永久删除',
    address: '账户邮箱',
    gone: '账户已删除',
    newPassword: '新密码',
  },
  en: {
    prefix: '/en',
    create: 'Create a passkey and log in',
    other: 'Use a password instead',
    cancelled: 'No passkey was used',
    security: 'Account security',
    none: 'No password',
    only: 'its only passkey cannot be removed',
    set: 'Set a password',
    submit: 'Set the password',
    done: 'The password has been set',
    confirm: 'Confirm with a passkey',
    proof: 'Please confirm that it is you',
    remove: 'Delete the account',
    forGood: 'Delete for good',
    address: 'Address of the account',
    gone: 'The account has been deleted',
    newPassword: 'New password',
  },
} as const;
const languages = ['zh', 'en'] as const;

/** Registers by keyboard alone: types the address and the mailed code, and confirms the first choice with Enter. */
async function registerByKeyboard(page: Page, prefix: string, email: string): Promise<void> {
  await page.goto(`${prefix}/uid-front/register?return=${prefix}/uid-front/security`);
  await page.locator('input[type=email]').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[autocomplete=one-time-code]')).toBeFocused();
  await page.keyboard.type(await readCode(page, email));
  await page.keyboard.press('Enter');
}

/** Refuses the first attempt and demands a new proof of identity, as the server does after ten minutes. */
async function demandProof(page: Page, path: string): Promise<void> {
  const result = {
    error: 'STEP_UP_REQUIRED',
    requestId: 'r-1',
    details: { methods: ['passkey'] },
  };
  const json = { code: 40317, success: false, message: '', result };
  await page.route(path, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}

for (const language of languages) {
  const own = words[language];

  test(`registers with a passkey by keyboard, and is given a first password later (${language})`, async ({
    page,
  }) => {
    const device = await addAuthenticator(page);
    const email = newEmail();
    await registerByKeyboard(page, own.prefix, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.security);
    expect(await device.countPasskeys()).toBe(1);
    await expect(page.getByRole('heading', { name: own.none })).toBeVisible();
    await expect(page.getByText(own.only)).toBeVisible();

    await demandProof(page, '**/uid-boot/set-password');
    await page.getByRole('link', { name: own.set }).click();
    await page.getByLabel(own.newPassword).fill(password);
    await page.keyboard.press('Enter');
    const proof = page.getByRole('dialog', { name: own.proof });
    await expect(proof.getByRole('button', { name: own.confirm })).toBeFocused();
    await expect(proof.locator('input')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.done);

    await page.evaluate(() => localStorage.clear());
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await page.goto(`${own.prefix}/uid-front/login?return=${own.prefix}/uid-front/security`);
    await logIn(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.security);
    await expect(page.getByText(own.only)).toHaveCount(0);
  });

  test(`deletes an account without a password after a passkey (${language})`, async ({ page }) => {
    await addAuthenticator(page);
    const email = newEmail();
    await registerByKeyboard(page, own.prefix, email);
    await page.getByRole('button', { name: own.remove }).click();
    await page.getByLabel(own.address).fill(email);
    await demandProof(page, '**/uid-boot/account/delete');
    await page.getByRole('button', { name: own.forGood }).click();
    await page.getByRole('button', { name: own.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.gone);
  });

  test(`whoever cancels the device takes a password after all (${language})`, async ({ page }) => {
    const email = newEmail();
    await page.addInitScript(() => {
      navigator.credentials.create = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await registerByKeyboard(page, own.prefix, email);
    await expect(page.getByRole('alert')).toContainText(own.cancelled);
    await page.getByRole('button', { name: own.other }).click();
    await expect(page.getByLabel(own.newPassword)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.security);
  });
}

test('the link in the mail leads to the passkey at once, and a lost one is replaced by a mailed password', async ({
  page,
}) => {
  const device = await addAuthenticator(page);
  const email = newEmail();
  await page.goto('/uid-front/register');
  await page.locator('input[type=email]').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('input[autocomplete=one-time-code]').waitFor();
  const link = new URL(await readLink(page, email));
  await page.goto('about:blank');
  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByRole('button', { name: words.zh.create }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await device.countPasskeys()).toBe(1);

  await page.evaluate(() => localStorage.clear());
  await device.remove();
  await page.goto('/uid-front/forgot-password');
  await page.locator('input[type=email]').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('input[autocomplete=one-time-code]').fill(await readCode(page, email));
  await page.getByLabel('新密码').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('密码已重设')).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL(/\/home$/);
});

test('a browser without passkeys sees the password alone, and nothing moves when it comes', async ({
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  const email = newEmail();
  await page.goto('/uid-front/register');
  await page.locator('input[type=email]').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[autocomplete=new-password]')).toBeVisible();
  await expect(page.getByText('通行密钥')).toHaveCount(0);
});

test.describe('axe', () => {
  // The pages' content security policy would block the injected axe script; the other journeys run with the policy.
  test.use({ bypassCSP: true });
  for (const [width, language] of [
    [320, 'zh'],
    [1280, 'en'],
  ] as const) {
    test(
      `finds nothing on what an account without a password adds (${width} px)`,
      { tag: '@long' },
      async ({ page }) => {
        const own = words[language];
        await page.setViewportSize({ width, height: 900 });
        await addAuthenticator(page);
        const email = newEmail();
        await page.goto(`${own.prefix}/uid-front/register?return=${own.prefix}/uid-front/security`);
        await page.locator('input[type=email]').fill(email);
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: own.other }).waitFor();
        expect.soft(await problemsOn(page), 'passkey').toEqual([]);
        await page.getByRole('button', { name: own.other }).click();
        expect.soft(await problemsOn(page), 'password').toEqual([]);
        await page.getByRole('button', { name: /通行密钥|passkey/ }).click();
        await page.locator('input[autocomplete=one-time-code]').fill(await readCode(page, email));
        await page.getByRole('button', { name: own.create }).click();
        await page.getByText(own.only).waitFor();
        expect.soft(await problemsOn(page), 'the security page').toEqual([]);
        await demandProof(page, '**/uid-boot/set-password');
        await page.getByRole('link', { name: own.set }).click();
        await page.getByLabel(own.newPassword).fill(password);
        expect.soft(await problemsOn(page), 'a first password').toEqual([]);
        await page.getByRole('button', { name: own.submit }).click();
        await page.getByRole('button', { name: own.confirm }).waitFor();
        expect.soft(await problemsOn(page), 'the proof').toEqual([]);
      },
    );
  }
});
