import { problemsOn } from './axe.ts';
import { enter, makePerson } from './people.ts';
import { expect, readCode, test } from './site.ts';

function newNumber(): string {
  return `139${`${Date.now()}`.slice(-8)}`;
}

test('C11: a mobile number is added by the code it received, and taken away again', async ({
  page,
  site,
}) => {
  const number = newNumber();
  await enter(page, site, await makePerson(site));
  await page.goto('/uid-front/security');
  const part = page.getByRole('region', { name: '手机号' });
  await part.getByRole('button', { name: '绑定手机号' }).click();
  await expect(part.getByLabel('手机号')).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(part.getByText('请输入 11 位的中国大陆手机号。')).toBeVisible();

  await part.getByLabel('手机号').fill(number);
  await page.keyboard.press('Enter');
  await expect(part.getByLabel('短信中的验证码')).toBeFocused();
  const code = await readCode(page, number);
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await expect(part.getByLabel('短信中的验证码')).toHaveAttribute('aria-invalid', 'true');
  await part.getByLabel('短信中的验证码').fill(code);
  await expect(part.getByRole('status')).toContainText('已绑定');

  await part.getByRole('button', { name: '移除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除手机号' }).click();
  await expect(part.getByText('还没有绑定')).toBeVisible();
});

for (const { prefix, width, label, box, send, added, open, code, opened } of [
  {
    prefix: '',
    width: 360,
    label: '手机号',
    box: '也可以用短信验证码登录',
    send: '绑定手机号',
    added: '已绑定',
    open: '手机验证码登录',
    code: '短信中的验证码',
    opened: '账户安全',
  },
  {
    prefix: '/en',
    width: 1280,
    label: 'Mobile number',
    box: 'A code to it may also log in',
    send: 'Add a number',
    added: 'has been added',
    open: 'Log in by text message',
    code: 'The code from the text message',
    opened: 'Account security',
  },
])
  test(`C11: a number that its owner chose logs in with a texted code, by keyboard (${width} px)`, async ({
    page,
    site,
  }) => {
    const number = newNumber();
    await page.setViewportSize({ width, height: 740 });
    await enter(page, site, await makePerson(site));
    await page.goto(`${prefix}/uid-front/security`);
    const part = page.locator('section', { has: page.locator('#mobile-title') });
    await part.getByRole('button', { name: send }).click();
    await expect(part.getByLabel(label)).toBeFocused();
    await page.keyboard.type(number);
    await page.keyboard.press('Tab');
    await expect(part.getByLabel(box)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await part.getByLabel(code).fill(await readCode(page, number));
    await expect(part.getByRole('status')).toContainText(added);

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${prefix}/uid-front/login?return=${prefix}/uid-front/security`);
    await page.getByRole('link', { name: open }).press('Enter');
    await expect(page.getByLabel(label)).toBeFocused();
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(code)).toBeFocused();
    await page.keyboard.type(await readCode(page, number));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(opened);
  });

test.describe('axe', () => {
  // The pages' content security policy would block the injected axe script; the other journeys run with the policy.
  test.use({ bypassCSP: true });
  for (const [width, prefix, send] of [
    [320, '', '发送验证码'],
    [1280, '/en', 'Send a code'],
  ] as const)
    test(`finds nothing on the login with a texted code, nor on the way to it (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}/uid-front/login?return=${prefix}/confirm-order`);
      await page.locator('main nav a').waitFor();
      expect.soft(await problemsOn(page), 'the login').toEqual([]);
      await page.locator('main nav a').click();
      await page.locator('input[type=tel]').fill('13800138000');
      expect.soft(await problemsOn(page), 'the number').toEqual([]);
      await page.getByRole('button', { name: send }).click();
      await page.locator('input[autocomplete=one-time-code]').waitFor();
      expect.soft(await problemsOn(page), 'the code').toEqual([]);
    });
});
