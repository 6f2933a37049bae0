import { expect, newEmail, readCode, register, test } from './site.ts';

// Chromium sometimes reports a view transition that it gave up as an error of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

function newNumber(): string {
  return `139${`${Date.now()}`.slice(-8)}`;
}

test('C11: a mobile number is added by the code it received, and taken away again', async ({
  page,
}) => {
  const number = newNumber();
  await page.goto('/uid-front/register?return=%2Fuid-front%2Fsecurity');
  await register(page, newEmail());
  const part = page.getByRole('region', { name: '手机提醒' });
  await part.getByRole('button', { name: '绑定手机号' }).click();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(part.getByText('请输入 11 位的中国大陆手机号。')).toBeVisible();

  await part.getByLabel('手机号').fill(number);
  await page.keyboard.press('Enter');
  await expect(part.getByLabel('短信中的验证码')).toBeFocused();
  const code = await readCode(page, number);
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(part.getByLabel('短信中的验证码')).toHaveAttribute('aria-invalid', 'true');
  await part.getByLabel('短信中的验证码').fill(code);
  await page.keyboard.press('Enter');
  await expect(part.getByRole('status')).toContainText('已绑定');

  await part.getByRole('button', { name: '移除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除手机号' }).click();
  await expect(part.getByText('还没有绑定')).toBeVisible();
});
