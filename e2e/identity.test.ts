import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, logIn, newEmail, password, readLink, register, test } from './site.ts';

/** For a page that redirects by itself, perhaps before it has loaded. */
const leadingOn = { waitUntil: 'commit' } as const;

test('C11: a wrong password has its own sentence and leaves the address typed', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/uid-front/login');
  await logIn(page, email, 'not the password at all');
  await expect(page.getByRole('alert').filter({ hasText: '邮箱或密码不正确' })).toBeVisible();
  await expect(page.locator('input[type=email]')).toHaveValue(email);
});

test('after five wrong passwords the account is locked for a while, and the page says how long', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/en/uid-front/login');
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answered = page.waitForResponse('**/uid-boot/login');
    await logIn(page, email, 'not the password at all');
    await answered;
  }
  await expect(page.getByRole('alert').filter({ hasText: /locked/i })).toContainText(
    /min|second|\bs\b/,
  );
});

test('empty fields are named beside themselves and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/uid-boot/') && sent.push(request.url()));
  await page.goto('/uid-front/login');
  await expect(page.locator('input[type=email]')).toBeVisible();
  await page.locator('form button[type=submit], form button:not([type])').last().click();
  await expect(page.getByText('请填写此项').first()).toBeVisible();
  await expect(page.locator('input[type=email]')).toBeFocused();
  expect(sent).toEqual([]);
});

test('what applies to an account is read beside the half-filled registration', async ({ page }) => {
  await page.goto('/en/uid-front/register');
  await page.locator('input[type=email]').fill('half-typed@');
  for (const [name, words] of [
    ['privacy notice', 'In force from'],
    ['terms of sale', 'Terms of sale in short'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.locator('form').getByRole('link', { name }).press('Enter');
    const text = await opened;
    await expect(text.locator('body')).toContainText(words);
    await text.close();
  }
  await expect(page.locator('input[type=email]')).toHaveValue('half-typed@');
});

test('C9: login returns to a path of this site only', async ({ page }) => {
  const email = newEmail();
  await page.goto('/uid-front/register?return=%2Forder');
  await register(page, email);
  await expect(page).toHaveURL(/\/order$/);
  // The page of the orders would redirect to the login by itself.
  await page.goto('/home');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/uid-front/login?return=//evil.example/');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/home$/);
});

test('going back from where one logged in for passes the login page over', async ({ page }) => {
  await page.goto('/product');
  await page.goto('/uid-front/register?return=%2Forder');
  await register(page, newEmail());
  await expect(page).toHaveURL(/\/order$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/product$/);
});

test('C7: an expired password lets nothing through but its change', async ({ page, site }) => {
  const email = newEmail();
  await page.goto('/uid-front/register?return=%2Forder');
  await register(page, email);
  await expect(page).toHaveURL(/\/order$/);
  // This page requests nothing from the server, and so never redirects by itself.
  await page.goto('/robots.txt');
  expirePassword(email, site.dataDir);

  await page.goto('/order', leadingOn);
  await expect(page).toHaveURL(/\/uid-front\/modify-password/);
  await expect(page.getByText('密码已过期!').first()).toBeVisible();

  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('input[autocomplete=new-password]').fill('another long passphrase 7');
  await page.locator('form button[type=submit], form button:not([type])').last().click();
  // The login leads back to the page that the visitor wanted.
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的订单');
});

test('a session ended elsewhere clears what is stored and leads to login', async ({ page }) => {
  await page.goto('/uid-front/register?return=%2Forder');
  await register(page, newEmail());
  await expect(page).toHaveURL(/\/order$/);
  // This page requests nothing from the server, and so never redirects to the login by itself.
  await page.goto('/robots.txt');
  await page.evaluate(() =>
    localStorage.setItem('uid-front:token', JSON.stringify('no-longer-valid')),
  );
  await page.goto('/order', leadingOn);
  await expect(page).toHaveURL(/\/uid-front\/login/);
  expect(await page.evaluate(() => localStorage.getItem('uid-front:token'))).toBeNull();
});

test('logging out in the header ends the session', async ({ page }) => {
  await page.goto('/uid-front/register?return=%2Forder');
  await register(page, newEmail());
  await expect(page).toHaveURL(/\/order$/);
  await page.goto('/home');
  await page.locator('[data-account-links=user] [popovertarget]').click();
  // The page reloads after the logout.
  const reloaded = page.waitForEvent('load');
  await page.locator('[data-logout]').click();
  await reloaded;
  await expect(page.locator('[data-account-links=guest]').first()).toBeVisible();
  await page.goto('/order', leadingOn);
  await expect(page).toHaveURL(/\/uid-front\/login\?return=/);
});

function expirePassword(email: string, dataDir: string): void {
  const script = join(import.meta.dirname, '../scripts/operate/expire-password.ts');
  execFileSync(process.execPath, [script, email], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
}

test('C8: the link in the mail registers in another browser, without a code', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await page.goto('/en/uid-front/register');
  await page.locator('input[type=email]').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const link = await readLink(page, email);
  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const there = await other.newPage();
  const addresses: string[] = [];
  there.on('request', (request) => addresses.push(request.url()));
  await there.goto(link);
  await expect(there.getByText(`The address ${email} is verified.`)).toBeVisible();
  await expect(there).toHaveURL(/\/en\/uid-front\/register$/);
  await there.locator('input[autocomplete=new-password]').fill(password);
  await there.getByRole('button', { name: 'Create the account and log in' }).click();
  await expect(there).toHaveURL(/\/en\/home$/);
  const token = link.split('#')[1] ?? '';
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  await other.close();
});

test('the owner ends the login of a new device by the link in the mail', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await page.goto('/uid-front/register?return=%2Forder');
  await register(page, email);
  await expect(page).toHaveURL(/\/order$/);
  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const thief = await other.newPage();
  await thief.goto('/uid-front/login?return=%2Forder');
  await logIn(thief, email);
  await expect(thief).toHaveURL(/\/order$/);
  // This page requests nothing that would redirect to the login once the session has ended.
  await thief.goto('/robots.txt');
  await page.goto(await readLink(page, email));
  await page.getByRole('button', { name: '不是我，结束这次登录' }).click();
  await expect(page.getByText('那台设备已退出登录。')).toBeVisible();
  await thief.goto('/order', leadingOn);
  await expect(thief).toHaveURL(/\/uid-front\/login/);
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的订单');
  await other.close();
});
