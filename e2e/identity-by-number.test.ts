import { problemsOn } from './axe.ts';
import { expect, newEmail, readCode, test } from './site.ts';

let count = 0;
function newNumber(): string {
  count += 1;
  return `137${`${Date.now()}`.slice(-6)}${String(count).padStart(2, '0')}`;
}

for (const { prefix, width, words } of [
  {
    prefix: '',
    width: 360,
    words: {
      byNumber: '用手机号注册',
      number: '手机号',
      code: '短信中的验证码',
      login: '手机验证码登录',
      page: '账户安全',
      add: '添加邮箱',
      mail: '邮箱',
      mailed: '邮件中的验证码',
      remove: '移除',
    },
  },
  {
    prefix: '/en',
    width: 1280,
    words: {
      byNumber: 'Use your mobile number',
      number: 'Mobile number',
      code: 'The code from the text message',
      login: 'Log in by text message',
      page: 'Account security',
      add: 'Add an address',
      mail: 'Email address',
      mailed: 'The code from the email',
      remove: 'Remove',
    },
  },
])
  test(`C11: a number alone registers, logs in again and is given an address, by keyboard (${width} px)`, async ({
    page,
  }) => {
    const number = newNumber();
    const masked = `+86 ${number.slice(0, 3)}****${number.slice(-4)}`;
    const heading = page.getByRole('heading', { level: 1 });
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${prefix}/uid-front/register?return=${prefix}/uid-front/security`);
    await page.getByRole('button', { name: words.byNumber }).press('Enter');
    await expect(page.getByLabel(words.number)).toBeFocused();
    await page.keyboard.type('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words.number)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(words.number).fill(number);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words.code)).toBeFocused();
    const code = await readCode(page, number);
    // The form is submitted by itself once it has six digits.
    await page.keyboard.type(code === '000000' ? '000001' : '000000');
    await expect(page.getByLabel(words.code)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(words.code)).toBeFocused();
    await page.getByLabel(words.code).fill(code);
    await expect(heading).toHaveText(words.page);
    await expect(page.locator('main').getByText(masked).first()).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${prefix}/uid-front/login?return=${prefix}/uid-front/security`);
    await page.getByRole('link', { name: words.login }).press('Enter');
    await expect(page.getByLabel(words.number)).toBeFocused();
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words.code)).toBeFocused();
    await page.keyboard.type(await readCode(page, number));
    await expect(heading).toHaveText(words.page);
    const part = page.locator('section', { has: page.locator('#mobile-title') });
    await expect(part.getByText(masked)).toBeVisible();
    await expect(part.getByRole('button', { name: words.remove })).toHaveCount(0);

    const email = newEmail();
    await page.getByRole('button', { name: words.add }).press('Enter');
    await page.getByLabel(words.mail).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words.mailed)).toBeFocused();
    await page.keyboard.type(await readCode(page, email));
    await expect(heading).toHaveText(words.page);
    await expect(page.locator('main').getByText(email).first()).toBeVisible();
    await expect(part.getByRole('button', { name: words.remove })).toBeVisible();
  });

test.describe('axe', () => {
  // The pages' content security policy would block the injected axe script; the other journeys run with the policy.
  test.use({ bypassCSP: true });
  for (const [width, prefix, byNumber, send] of [
    [320, '', '用手机号注册', '发送验证码'],
    [1280, '/en', 'Use your mobile number', 'Send a code'],
  ] as const)
    test(`finds nothing on the registration by number (${width} px)`, async ({ page }) => {
      const number = newNumber();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}/uid-front/register?return=${prefix}/uid-front/security`);
      await page.getByRole('button', { name: byNumber }).waitFor();
      expect.soft(await problemsOn(page), 'the choice').toEqual([]);
      await page.getByRole('button', { name: byNumber }).click();
      await page.locator('input[type=tel]').fill(number);
      expect.soft(await problemsOn(page), 'the number').toEqual([]);
      await page.getByRole('button', { name: send }).click();
      await page.locator('input[autocomplete=one-time-code]').waitFor();
      expect.soft(await problemsOn(page), 'the code').toEqual([]);
      await page.locator('input[autocomplete=one-time-code]').fill(await readCode(page, number));
      await page.locator('#address-title').waitFor();
      expect.soft(await problemsOn(page), 'the account').toEqual([]);
    });
});
