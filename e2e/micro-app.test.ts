import { expect, test } from './site.ts';

// Chromium sometimes reports a view transition that it gave up as an error of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a child whose script does not arrive is an error in the layout, and Retry mounts it', async ({
  page,
}) => {
  await page.route('**/child/uid-front/assets/*.js', (route) => route.abort());
  await page.goto('/uid-front/login');
  await expect(page.getByRole('alert')).toContainText('这一部分没能打开');
  await expect(page.getByRole('link', { name: '购物车' })).toBeVisible();

  await page.unroute('**/child/uid-front/assets/*.js');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '登录' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an entry that is missing is said in the visitor’s language, with the facts for developers', async ({
  page,
}) => {
  await page.route('**/child/uid-front/', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/en/uid-front/login');
  await expect(page.getByRole('alert')).toContainText('This part did not open');
  await page.getByText('Details for developers').click();
  await expect(page.getByText(/ENTRY_STATUS uid-front 503/)).toBeVisible();
});

test('the child runs on its own page too', async ({ page }) => {
  await page.goto('/child/uid-front/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('input[type=email]')).toBeVisible();
});

test('back and forward cross between pages of the child', async ({ page }) => {
  await page.goto('/uid-front/login');
  await page.locator('main').getByRole('link', { name: /注册/ }).first().click();
  await expect(page).toHaveURL(/\/register/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
});

test('the document is called as the child’s page is', async ({ page }) => {
  await page.goto('/uid-front/login');
  await expect(page).toHaveTitle('登录 · UID 安全');
  await page.locator('main').getByRole('link', { name: /注册/ }).first().click();
  await expect(page).toHaveTitle('注册账户 · UID 安全');
  await page.goto('/en/uid-front/forgot-password');
  await expect(page).toHaveTitle('Reset the password · UID Security');
});

test('a page of the child that does not arrive says so in its place, and a reload opens it', async ({
  page,
}) => {
  await page.goto('/uid-front/login');
  await page.route('**/child/uid-front/assets/register-page-*.js', (route) => route.abort());
  await page.locator('main').getByRole('link', { name: /注册/ }).first().click();
  await expect(page.getByRole('heading', { name: '这一页没能载入' })).toBeFocused();
  await expect(page.getByRole('link', { name: '购物车' })).toBeVisible();

  await page.unroute('**/child/uid-front/assets/register-page-*.js');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { name: '注册账户' })).toBeVisible();
});

const stumbling = test.extend({
  // What the child throws is what this test is about.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  consoleErrors: async ({}, use) => use([]),
});

stumbling(
  'what a mounted child throws is told above it and in the console, and the child can be opened again',
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.route('**/child/uid-front/assets/main-*.js', async (route) => {
      const response = await route.fetch();
      const fault = `\naddEventListener('stumble', () => { throw new Error('child stumbled'); });`;
      await route.fulfill({ response, body: (await response.text()) + fault });
    });
    await page.goto('/uid-front/login');
    await page.getByRole('heading', { name: '登录' }).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('stumble')));

    const alert = page.getByRole('alert').filter({ hasText: '这一部分刚才出了程序错误' });
    await expect(alert).toBeVisible();
    await expect(page.locator('input[type=email]')).toBeVisible();
    await alert.getByText('给开发者的信息').click();
    await expect(alert).toContainText('RUNTIME_ERROR uid-front');
    await expect(alert).toContainText('child stumbled');
    expect(logged.join('\n')).toContain('Micro-app RUNTIME_ERROR uid-front');

    await alert.getByRole('button', { name: '重新打开' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  },
);
