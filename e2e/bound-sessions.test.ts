import type { BrowserContext, Page } from '@playwright/test';

import { expect, logIn, newEmail, register, test } from './site.ts';

/** For a page that needs a session, and so redirects without one. */
const leadingOn = { waitUntil: 'commit' } as const;

/** A page that requests nothing from the server, and so never redirects by itself. */
const silent = '/robots.txt';

/** The part of a browser's storage that a thief could read. */
function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}

/** Opens another browser with the same storage, but without the key. */
async function openWith(context: BrowserContext, stored: Record<string, string>): Promise<Page> {
  const page = await context.newPage();
  await page.goto(silent);
  await page.evaluate((values) => Object.assign(localStorage, values), stored);
  return page;
}

function eraseKey(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('uid-front');
        request.addEventListener('success', resolve);
        request.addEventListener('error', reject);
      }),
  );
}

async function registerHere(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/uid-front/register?return=%2Forder');
  await register(page, email);
  await expect(page).toHaveURL(/\/order$/);
  return email;
}

test('a token copied into another browser is refused there, and works on here', async ({
  page,
  browser,
  site,
}) => {
  await registerHere(page);
  const stored = await readStorage(page);
  expect(JSON.parse(stored['uid-front:token'] ?? '')).toHaveLength(43);
  const other = await browser.newContext({ baseURL: site.origin });
  const stolen = await openWith(other, stored);
  const refused = stolen.waitForResponse((response) => response.status() === 401);
  await stolen.goto('/order', leadingOn);
  expect((await refused).request().headers()['x-access-token']).toHaveLength(43);
  await expect(stolen).toHaveURL(/\/uid-front\/login\?return=%2Forder&reason=session-ended$/);
  await expect(stolen.getByRole('alert')).toContainText('登录状态已失效');
  await other.close();
  // Another HTTP client has nothing but the token.
  const token = JSON.parse(stored['uid-front:token'] ?? '""') as string;
  const tool = await page.request.get('/uid-boot/session', {
    headers: { 'X-Access-Token': token },
  });
  expect(tool.status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的订单');
});

test('of a request that was listened to nothing can be sent again', async ({ page }) => {
  await registerHere(page);
  // The browser may have cancelled requests of the page before.
  await page.goto(silent);
  const asked = page.waitForRequest((request) => request.headers()['dpop'] !== undefined);
  await page.goto('/order');
  const request = await asked;
  expect((await request.response())?.ok()).toBe(true);
  const headers = await request.allHeaders();
  const own = { 'X-Access-Token': headers['x-access-token'] ?? '', DPoP: headers['dpop'] ?? '' };
  expect((await page.request.get(request.url(), { headers: own })).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的订单');
});

test('tabs that are open go on with a login of another tab', async ({ page, context }) => {
  const email = await registerHere(page);
  const other = await context.newPage();
  await other.goto('/order');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('我的订单');
  // The page of the orders would redirect to the login by itself.
  await page.goto('/home');
  await page.evaluate(() => localStorage.clear());
  // The other tab, which shows the orders, redirects.
  await expect(other).toHaveURL(/\/uid-front\/login/);
  await page.goto('/uid-front/login?return=%2Forder');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/order$/);
  for (const tab of [other, page]) {
    await tab.goto('/order');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('我的订单');
  }
});

test('a browser that has lost its key leads to the login and says why', async ({ page }) => {
  const email = await registerHere(page);
  await page.goto(silent);
  await eraseKey(page);
  await page.goto('/order', leadingOn);
  await expect(page).toHaveURL(/\/uid-front\/login\?return=%2Forder&reason=session-ended$/);
  await expect(page.getByRole('alert')).toContainText('登录状态已失效');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/order$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的订单');
});

test('a clock that is hours wrong logs in and goes on', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() - 5 * 3_600_000);
  await registerHere(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的订单');
});

test('a browser that keeps no key is told, and logs in all the same', async ({ page }) => {
  const email = await registerHere(page);
  // The page of the orders would redirect to the login by itself.
  await page.goto('/home');
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await page.goto('/uid-front/login?return=%2Forder');
  await expect(page.getByText('此浏览器没有为本站保存密钥')).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的订单');
});

test('a browser that keeps nothing for this site is led to the login, which says what to allow', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL! });
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const page = await context.newPage();
  await page.goto('/confirm-order', leadingOn);
  await expect(page).toHaveURL(/\/uid-front\/login\?return=%2Fconfirm-order$/);
  await expect(page.getByText('此浏览器不保存本站的数据，登录不会保持')).toBeVisible();
  await context.close();
});
