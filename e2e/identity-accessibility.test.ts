import { problemsOn } from './axe.ts';
import { expect, newEmail, register, test } from './site.ts';

// The pages' content security policy would block the injected axe script; the other journeys run with the policy.
test.use({ bypassCSP: true });

for (const [width, prefix, labels] of [
  [320, '', { setUp: '设置', folded: '用另一台设备扫描', all: '退出所有设备', remove: '删除账户' }],
  [
    1280,
    '/en',
    {
      setUp: 'Set up',
      folded: undefined,
      all: 'Log out everywhere',
      remove: 'Delete the account',
    },
  ],
] as const) {
  test(
    `axe finds nothing on the security page, its set-up and its dialogs (${width} px)`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}/uid-front/register?return=${prefix}/uid-front/security`);
      await register(page, newEmail());
      const setUp = page.getByRole('button', { name: labels.setUp });
      await setUp.waitFor();
      expect.soft(await problemsOn(page), 'the page').toEqual([]);
      await setUp.click();
      // On a phone the QR code is folded, because a phone can't scan its own screen.
      const { folded } = labels;
      if (folded !== undefined) await page.getByText(folded).click();
      await page.locator('svg[role=img]').waitFor();
      expect.soft(await problemsOn(page), 'the set-up').toEqual([]);
      for (const name of [labels.all, labels.remove]) {
        await page.getByRole('button', { name }).click();
        await page.getByRole('dialog').waitFor();
        expect.soft(await problemsOn(page), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
    },
  );
}

test('the second step of a login holds at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.route('**/uid-boot/login', (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 40303,
        success: false,
        message: '请输入第二重验证码。',
        result: {
          error: 'SECOND_FACTOR_REQUIRED',
          requestId: 'r-1',
          details: { ticket: 'ticket-1', methods: ['totp', 'recovery-code'] },
        },
      },
    }),
  );
  await page.goto('/uid-front/login');
  await page.locator('input[type=email]').fill('buyer@example.com');
  await page.locator('input[autocomplete=current-password]').fill('a long enough password');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('验证码')).toBeFocused();
  expect(await problemsOn(page)).toEqual([]);
});
