import { expect, logIn, newEmail, password, register, test } from './site.ts';

test('a device’s session is ended from another, which the device is told', async ({
  page,
  browser,
  site,
}) => {
  const email = newEmail();
  await page.goto('/uid-front/register?return=%2Fuid-front%2Fsecurity');
  await register(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账户安全');
  const elsewhere = await browser.newContext({ baseURL: site.origin, userAgent: 'curl/8.0' });
  const other = await elsewhere.newPage();
  await other.goto('/uid-front/login?return=%2Fuid-front%2Fsecurity');
  await logIn(other, email);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('账户安全');

  await page.reload();
  await page.getByRole('button', { name: '结束 curl/8.0' }).click();
  await expect(page.getByRole('button', { name: '结束 curl/8.0' })).toHaveCount(0);
  await expect(page.getByText('结束了一台设备的登录')).toBeVisible();
  await other.getByRole('button', { name: '设置' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('登录');
  await expect(other.getByRole('alert')).toContainText('登录状态已失效');
  await elsewhere.close();
});

test('logging out everywhere asks who is here and then leads to the login', async ({ page }) => {
  // Refuses the first attempt and demands a new proof of identity, as the server does after ten minutes. The route is
  // set before the first navigation, because requests during a navigation are not always intercepted.
  await page.route(
    '**/uid-boot/sessions/end-all',
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          code: 40317,
          success: false,
          message: 'Please confirm that it is you before going on.',
          result: {
            error: 'STEP_UP_REQUIRED',
            requestId: 'r-1',
            details: { methods: ['password'] },
          },
        },
      }),
    { times: 1 },
  );
  await page.goto('/en/uid-front/register?return=%2Fen%2Fuid-front%2Fsecurity');
  await register(page, newEmail());
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await proof.getByLabel('Current password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(proof.getByText(/current password is wrong/)).toBeVisible();
  await proof.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.getByText('You are logged out everywhere')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('uid-front:token'))).toBeNull();
});

test('the page stands on its own too, and comes back after the login', async ({ page }) => {
  const email = newEmail();
  await page.goto('/uid-front/register');
  await register(page, email);
  await expect(page).toHaveURL(/\/home$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/child/uid-front/?lang=en#/security');
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account security');
  await expect(page.getByText('Account created')).toBeVisible();
  await expect(page.getByText('This one')).toBeVisible();
});

test('earlier activity comes when asked for', async ({ page }) => {
  const email = newEmail();
  await page.goto('/uid-front/register?return=%2Fuid-front%2Fsecurity');
  await register(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账户安全');
  for (let login = 0; login < 10; login += 1) {
    await page.request.post('/uid-boot/login', { data: { email, password } });
  }
  await page.reload();
  const more = page.getByRole('button', { name: '加载更多' });
  await expect(more).toBeVisible();
  await expect(page.getByText('注册账户')).toHaveCount(0);
  await more.click();
  await expect(page.getByText('注册账户')).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('the account is deleted after its address is typed, and then nobody can log in to it', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/uid-front/register?return=%2Fuid-front%2Fsecurity');
  await register(page, email);
  await expect(page.getByText('订单和发票依法留在公司的账册里')).toBeVisible();
  await page.getByRole('button', { name: '删除账户' }).click();
  const dialog = page.getByRole('dialog', { name: '删除这个账户？' });
  await dialog.getByLabel('账户邮箱').fill('other@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('这不是您账户的邮箱')).toBeVisible();
  await dialog.getByLabel('账户邮箱').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账户已删除');
  await page.goto('/uid-front/login');
  await logIn(page, email);
  await expect(page.getByRole('alert')).toContainText('邮箱或密码不正确');
});

test('an answer to the old token, come too late, does not end the session of the new one', async ({
  page,
}) => {
  await page.goto('/uid-front/register?return=%2Fuid-front%2Fsecurity');
  await register(page, newEmail());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账户安全');
  // The header of another tab requests the cart's count with the old token, and this request reaches the server only
  // after the password has been changed.
  let answer = () => {};
  const changed = new Promise<void>((resolve) => void (answer = resolve));
  const other = await page.context().newPage();
  await other.route('**/api/cart/count', async (route) => {
    await changed;
    await route.continue();
  });
  const asked = other.waitForRequest('**/api/cart/count');
  await other.goto('/home');
  await asked;
  await page.goto('/uid-front/modify-password');
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('input[autocomplete=new-password]').fill(`${password} and more`);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('密码已修改').first()).toBeVisible();
  const refused = other.waitForResponse((response) => response.status() === 401);
  const repeated = other.waitForResponse(
    (response) => response.url().endsWith('/api/cart/count') && response.ok(),
  );
  answer();
  await refused;
  await repeated;
  await page.goto('/uid-front/security');
  await expect(page.getByRole('button', { name: '退出所有设备' })).toBeVisible();
});
