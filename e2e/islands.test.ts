import { addToCart, untilCartIsAlive } from './checkout.ts';
import { expect, newEmail, register, test } from './site.ts';

// The browser logs an error for each response that these tests block.
const failing = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  consoleErrors: async ({}, use) => use([]),
});

failing(
  'E6: where a script does not arrive the cart stays readable, says so, and a reload brings it to life',
  async ({ page }) => {
    await addToCart(page, 'sim-card');
    await page.route('**/assets/islands/cart-*.js', (route) => route.abort());
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: '页面的一部分没能加载' });
    await expect(alert).toBeVisible();
    await expect(page.locator('main').getByText('¥68.00').first()).toBeVisible();

    await page.unroute('**/assets/islands/cart-*.js');
    await alert.getByRole('link', { name: '重新加载' }).click();
    await expect(alert).toHaveCount(0);
    await untilCartIsAlive(page);
    await page.getByRole('button', { name: '增加' }).first().click();
    await expect(page.locator('main').getByText('¥136.00').first()).toBeVisible();
    await expect(page).toHaveURL(/\/cart$/);
  },
);

failing(
  'E6: where the script of the order list does not arrive, the cart is alive and the list a plain form',
  async ({ page }) => {
    await page.route('**/assets/islands/order-list-*.js', (route) => route.abort());
    await addToCart(page, 'sim-card', { prefix: '/en' });
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/order-list-'),
    );
    await page.goto('/en/cart');
    await untilCartIsAlive(page);
    await page.getByText('Add from a list').click();
    await refused;
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.locator('[data-cart-count]')).toHaveText('2');
    await page.getByLabel('SKUs and quantities').fill('SIM-M2M-10\t3');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByRole('table')).toContainText('SIM-M2M-10');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

failing(
  'E6: where the script that keeps a cart as a list does not arrive, the cart is alive',
  async ({ page }) => {
    await page.route('**/assets/islands/keep-list-*.js', (route) => route.abort());
    await page.goto('/en/uid-front/register');
    await register(page, newEmail());
    await expect(page).not.toHaveURL(/uid-front/);
    await addToCart(page, 'sim-card', { prefix: '/en' });
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/keep-list-'),
    );
    await page.goto('/en/cart');
    await untilCartIsAlive(page);
    await refused;
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.locator('[data-cart-count]')).toHaveText('2');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

failing(
  'E6: where the script that hosts a micro-app does not arrive, the page says so',
  async ({ page }) => {
    await page.route('**/assets/islands/micro-app-*.js', (route) => route.abort());
    await page.goto('/uid-front/login');
    const alert = page.getByRole('alert').filter({ hasText: '页面的一部分没能加载' });
    await expect(alert).toBeVisible();
    await expect(page.getByText('正在载入')).toHaveCount(0);
    await page.unroute('**/assets/islands/micro-app-*.js');
    await alert.getByRole('link', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  },
);

failing('E6: where the style sheet does not arrive, the page says so', async ({ page }) => {
  const alert = page.getByRole('alert').filter({ hasText: '页面的一部分没能加载' });
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/home');
  await expect(alert).toBeVisible();
  await page.unroute('**/*.css');
  await alert.getByRole('link', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

failing('E6: a script that takes over 120 seconds counts as not arrived', async ({ page }) => {
  // Stops the page's clock, so that a slow machine's time does not count towards the 120 seconds.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route('**/assets/islands/micro-app-*.js', () => undefined);
  // After this event, the page's own scripts have run and started the timeout.
  await page.goto('/en/uid-front/login', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.clock.fastForward(119_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(2000);
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load');
});

test('a page for a session sends a guest to log in before it fetches anything', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The next page uses the same style sheet, so its request is not counted.
    if (!/\.(json|css)$/.test(pathname)) asked.push(pathname + search);
  });
  await page.goto('/en/mall');
  // Waits until the page has prefetched its files, which it does once everything is laid out.
  await page.waitForFunction(() => sessionStorage.getItem('uid-prefetched'));
  await page.waitForLoadState('networkidle');
  asked.splice(0);
  await page.goto('/en/confirm-order');
  await expect(page).toHaveURL(/\/en\/uid-front\/login\?return=%2Fen%2Fconfirm-order$/);
  const login = asked.findIndex((path) => path.startsWith('/en/uid-front/login'));
  expect(asked.slice(0, login)).toEqual(['/en/confirm-order']);
  await expect(page.locator('main input[type=email]')).toBeVisible();
  // Going back skips the page that redirected.
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/mall$/);
});
