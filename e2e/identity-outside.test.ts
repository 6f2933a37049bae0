import type { Page } from '@playwright/test';

import { enter, makePerson } from './people.ts';
import { expect, newEmail, readCode, test, withMotion } from './site.ts';

test.use({ environment: { LOGIN_PROVIDERS: 'sandbox' } });

async function agree(page: Page, subject: string, email?: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-login\//);
  await page.locator('input[name=subject]').fill(subject);
  if (email) await page.locator('input[name=email]').fill(email);
  await page.locator('button[value=agree]').click();
}

for (const { company, width, prefix, words } of [
  {
    company: '示例公司',
    width: 360,
    prefix: '',
    words: {
      logIn: '用示例公司登录',
      email: '邮箱',
      send: '发送验证码',
      code: '邮件中的验证码',
      enter: '登录',
    },
  },
  {
    company: 'WeChat',
    width: 1280,
    prefix: '/en',
    words: {
      logIn: 'Log in with WeChat',
      email: 'Email address',
      send: 'Send the code',
      code: 'The code from the email',
      enter: 'Log in',
    },
  },
])
  test(`${company}: a first visit opens an account after a mailed code, and the next logs in (${width} px)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = newEmail();
    const subject = `visitor-${Date.now()}`;
    const goal = `${prefix}/uid-front/security`;
    const login = `${prefix}/uid-front/login?return=${encodeURIComponent(goal)}`;
    await page.goto(login);
    await page.getByRole('button', { name: words.logIn }).click();
    await agree(page, subject, prefix ? undefined : email);
    const field = page.getByLabel(words.email, { exact: true });
    await expect(field).toHaveValue(prefix ? '' : email);
    // The page removes the company's parameters from the address.
    expect(new URL(page.url()).searchParams.has('code')).toBe(false);
    await field.fill(email);
    await page.getByRole('button', { name: words.send }).click();
    await page.getByLabel(words.code).fill(await readCode(page, email));
    await expect(page).toHaveURL(new RegExp(`${goal}$`));

    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
    await page.goto(login);
    await page.getByRole('button', { name: words.logIn }).click();
    await agree(page, subject);
    await expect(page).toHaveURL(new RegExp(`${goal}$`));
    await expect(page.getByText(email).first()).toBeVisible();
  });

test('whoever cancels at the company is told so on the page, and can go back', async ({ page }) => {
  await page.goto('/uid-front/register');
  await page.getByRole('button', { name: '用支付宝登录' }).click();
  await page.locator('button[value=refuse]').click();
  await expect(page.getByRole('alert')).toContainText('您在对方页面取消了登录');
  await page.getByRole('main').getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL(/\/uid-front\/login$/);
});

test('an account links one on its own page, and unlinks it', async ({ page, site }) => {
  await enter(page, site, await makePerson(site));
  await page.goto('/uid-front/security');
  const part = page.getByRole('region', { name: '外部账户' });
  await part.getByRole('button', { name: '关联微信' }).click();
  await agree(page, `visitor-${Date.now()}`);
  await expect(page).toHaveURL(/\/uid-front\/security$/);
  await part.getByRole('button', { name: '解除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '解除' }).click();
  await expect(part.getByRole('button', { name: '解除' })).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('leaving for another company causes no error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/uid-front/login');
    await page.getByRole('button', { name: '用微信登录' }).click();
    await expect(page.locator('button[value=agree]')).toBeVisible();
    // The browser reports errors a moment after the page is shown.
    await page.waitForTimeout(500);
    expect(errors).toEqual([]);
  });
});
