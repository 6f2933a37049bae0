import type { Page } from '@playwright/test';

import { appCode, period } from './authenticator.ts';
import { expect, logIn, newEmail, register, test } from './site.ts';

interface Enrolled {
  email: string;
  secret: string;
  recoveryCodes: string[];
}

/** Registers, sets up the authenticator app with its first code, and returns its secret and the recovery codes. */
async function enrol(page: Page): Promise<Enrolled> {
  const email = newEmail();
  await page.goto('/uid-front/register?return=%2Fuid-front%2Fsecurity');
  await register(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账户安全');
  await page.getByRole('button', { name: '设置' }).click();
  await expect(page.getByRole('heading', { name: '添加到验证器应用' })).toBeFocused();
  await expect(page.getByRole('img', { name: '验证器应用的二维码' })).toBeVisible();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('验证码').fill(appCode(secret));
  await expect(page.getByRole('heading', { name: '请收好恢复码' })).toBeFocused();
  const recoveryCodes = await page.locator('li code').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  return { email, secret, recoveryCodes };
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

/** The code of the next period: the set-up has used the code of this one. */
function nextCode(secret: string): string {
  return appCode(secret, Date.now() + period);
}

test('a login needs the app’s code once it is set up, and each code works once', async ({
  page,
}) => {
  const { email, secret } = await enrol(page);
  await page.getByRole('button', { name: '我已收好' }).click();
  await expect(page.getByText('还剩 10 个')).toBeVisible();
  await logOut(page);

  await page.goto('/uid-front/login');
  await logIn(page, email);
  const field = page.getByLabel('验证码');
  await expect(field).toBeFocused();
  await field.fill('12 345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('验证码是 6 位数字')).toBeVisible();
  const code = nextCode(secret);
  const wrong = code === '000000' ? '000001' : '000000';
  await field.fill(wrong);
  await expect(page.getByText('请等应用显示下一个验证码再试')).toBeVisible();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(/\/home$/);

  await logOut(page);
  await page.goto('/uid-front/login');
  await logIn(page, email);
  await field.fill(code);
  await expect(page.getByText('这个验证码已经用过')).toBeVisible();
});

test('a recovery code stands in for the app once', async ({ page }) => {
  const { email, recoveryCodes } = await enrol(page);
  for (const outcome of ['in', 'used']) {
    await logOut(page);
    await page.goto('/uid-front/login?return=%2Fuid-front%2Fsecurity');
    await logIn(page, email);
    await page.getByRole('button', { name: /用恢复码/ }).click();
    await page.getByLabel('恢复码').fill(recoveryCodes[0]!.toLowerCase());
    await page.keyboard.press('Enter');
    if (outcome === 'used') await expect(page.getByText('这个恢复码已经用过')).toBeVisible();
    else await expect(page.getByText('还剩 9 个')).toBeVisible();
  }
});

test('five wrong codes end the second step, and the page says so', async ({ page }) => {
  const { email, secret } = await enrol(page);
  await logOut(page);
  await page.goto('/en/uid-front/login');
  await logIn(page, email);
  const wrong = nextCode(secret) === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answered = page.waitForResponse('**/uid-boot/login/second-factor');
    // The form submits a new code by itself, but waits for Enter to submit the same code again.
    if (attempt === 0) await page.getByLabel('Code from the app').fill(wrong);
    else await page.keyboard.press('Enter');
    await answered;
    if (attempt < 5) await expect(page.getByText('Wait for the app’s next code')).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.getByRole('alert')).toContainText('there were too many attempts');
});

test('a device whose clock is wrong is told why its codes fail', async ({ page }) => {
  const { email } = await enrol(page);
  await logOut(page);
  await page.goto('/uid-front/login');
  await logIn(page, email);
  await expect(page.getByLabel('验证码')).toBeFocused();
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - 4 * 60_000;
  });
  await page.getByLabel('验证码').fill('000000');
  await expect(
    page.getByRole('alert').filter({ hasText: '这台设备的时钟慢了约 4 分钟' }),
  ).toBeVisible();
});

test('turning the app off needs its code again, and then the password alone logs in', async ({
  page,
}) => {
  const { email, secret } = await enrol(page);
  await page.getByRole('button', { name: '我已收好' }).click();
  // Refuses the first attempt and demands a new proof of identity, as the server does after ten minutes.
  await page.route(
    '**/uid-boot/totp/remove',
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          code: 40317,
          success: false,
          message: '这项操作需要再次确认您的身份。',
          result: { error: 'STEP_UP_REQUIRED', requestId: 'r-1', details: { methods: ['totp'] } },
        },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  const proof = page.getByRole('dialog', { name: '请确认是您本人' });
  await expect(proof.getByLabel('验证码')).toBeFocused();
  await page.keyboard.type(nextCode(secret));
  await expect(page.getByText('未启用')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await logOut(page);
  await page.goto('/uid-front/login?return=%2Forder');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/order$/);
});
