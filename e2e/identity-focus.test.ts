import type { Locator } from '@playwright/test';

import { enter, makePerson } from './people.ts';
import { expect, newEmail, test } from './site.ts';

/** Focuses the control and presses Enter, as a keyboard user does. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press('Enter');
}

test('on the security page what vanishes hands the focus to its subject', async ({
  page,
  site,
}) => {
  await enter(page, site, await makePerson(site));
  await page.goto('/uid-front/security');
  const main = page.locator('main');
  await press(main.getByRole('button', { name: '绑定手机号' }));
  await expect(page.locator('[name=number]')).toBeFocused();
  await press(main.getByRole('button', { name: '取消' }));
  await expect(page.getByRole('heading', { name: '手机号', level: 2 })).toBeFocused();
  await press(main.getByRole('button', { name: '设置' }));
  await expect(page.getByRole('heading', { name: '添加到验证器应用' })).toBeFocused();
  await press(main.getByRole('button', { name: '取消' }));
  await expect(page.getByRole('heading', { name: '两步验证' })).toBeFocused();
});

test('going back to the address puts the focus in it', async ({ page }) => {
  const email = newEmail();
  await page.goto('/uid-front/register');
  await page.locator('input[type=email]').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[autocomplete=one-time-code]')).toBeFocused();
  await press(page.getByRole('button', { name: /^换一个邮箱/ }));
  await expect(page.locator('input[type=email]:not([readonly])')).toBeFocused();
  await expect(page.locator('input[type=email]')).toHaveValue(email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the login has a heading, says what it needs, and shows no endless loading', async ({
    page,
  }) => {
    await page.goto('/en/uid-front/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
    const notice = page.locator('main noscript p').first();
    await expect(notice).toHaveText('This page needs JavaScript');
    await expect(notice).toBeVisible();
    await expect(page.locator('main [data-part=loading] > * > *')).toBeHidden();
  });
});
