import { expect, test } from './site.ts';

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
