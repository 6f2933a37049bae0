import type { Page } from '@playwright/test';

import { expect, test } from './site.ts';

// The browser logs errors that these tests cause on purpose.
const failing = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  consoleErrors: async ({}, use) => use([]),
});

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

/** Records every status of the frame in order, from before the frame's script runs. */
async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Reflect.set(window, 'shownStatuses', shown);
    new MutationObserver((changes) => {
      for (const { target, type, oldValue } of changes) {
        const frame = target as Element;
        if (type === 'attributes' && frame.hasAttribute('data-micro-app'))
          shown.push(oldValue ?? '');
      }
    }).observe(document, {
      subtree: true,
      attributeFilter: ['data-status'],
      attributeOldValue: true,
    });
  });
  return async () => {
    const shown = await page.evaluate(() => [
      ...(Reflect.get(window, 'shownStatuses') as string[]),
      document.querySelector('[data-micro-app]')?.getAttribute('data-status') ?? '',
    ]);
    return shown.filter((status, place) => status !== shown[place - 1]);
  };
}

const toMounted = ['NOT_LOADED', 'LOADING_SOURCE_CODE', 'BOOTSTRAPPING', 'NOT_MOUNTED', 'MOUNTING'];

test('B12: the frame shows the status of the micro-app from nothing to mounted', async ({
  page,
}) => {
  const statuses = await watchStatus(page);
  await page.goto('/uid-front/login');
  await expect(page.locator('[data-micro-app=uid-front]')).toHaveAttribute(
    'data-status',
    'MOUNTED',
  );
  expect(await statuses()).toEqual([...toMounted, 'MOUNTED']);
});

test('B12: the frame shows LOAD_ERROR where a file does not arrive, and what a retry does', async ({
  page,
}) => {
  const statuses = await watchStatus(page);
  await page.route('**/child/uid-front/assets/*.js', (route) => route.abort());
  await page.goto('/uid-front/login');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await statuses()).toEqual(['NOT_LOADED', 'LOADING_SOURCE_CODE', 'LOAD_ERROR']);
  await page.unroute('**/child/uid-front/assets/*.js');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('[data-micro-app=uid-front]')).toHaveAttribute(
    'data-status',
    'MOUNTED',
  );
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

failing('D1: Trusted Types hold on the child’s own page', async ({ page }) => {
  await page.goto('/child/uid-front/');
  await expect(page.locator('input[type=email]')).toBeVisible();
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>text</b>';
      return 'nothing';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(thrown).toBe('TypeError');
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

test('the page names the module of the child, so that it is fetched before anybody asks for it', async ({
  request,
}) => {
  const entry = await (await request.get('/child/uid-front/')).text();
  const [, module = ''] = /src="([^"]+)" data-lifecycles/.exec(entry) ?? [];
  expect(module).not.toBe('');
  const page = await request.get('/uid-front/login');
  expect(page.headers()['link']).toContain(`<${module}>; rel=preload; as=fetch`);
});

test('a page of the child that does not arrive says so in its place, and a reload opens it', async ({
  page,
}) => {
  await page.goto('/uid-front/login');
  await page.route('**/child/uid-front/assets/passwords-*.js', (route) => route.abort());
  await page.locator('main').getByRole('link', { name: /注册/ }).first().click();
  await expect(page.getByRole('heading', { name: '这一页没能载入' })).toBeFocused();
  await expect(page.getByRole('link', { name: '购物车' })).toBeVisible();

  await page.unroute('**/child/uid-front/assets/passwords-*.js');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { name: '注册账户' })).toBeVisible();
});

test('B12: the frame shows SKIP_BECAUSE_BROKEN where the micro-app throws while it mounts', async ({
  page,
}) => {
  const statuses = await watchStatus(page);
  const broken = `export function mount() { throw new Error('broken'); } export function unmount() {}`;
  await page.route('**/child/uid-front/broken.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.route('**/child/uid-front/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="broken.js" data-lifecycles></script>',
    }),
  );
  await page.goto('/uid-front/login');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await statuses()).toEqual([...toMounted, 'SKIP_BECAUSE_BROKEN']);
});

failing(
  'what a mounted child throws is told above it and in the console, and the child can be opened again',
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.route('**/child/uid-front/assets/lifecycles-*.js', async (route) => {
      const response = await route.fetch();
      const fault = `\naddEventListener('child-failure', () => { throw new Error('the child failed'); });`;
      await route.fulfill({ response, body: (await response.text()) + fault });
    });
    const statuses = await watchStatus(page);
    await page.goto('/uid-front/login');
    await page.getByRole('heading', { name: '登录' }).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('child-failure')));

    const alert = page.getByRole('alert').filter({ hasText: '这一部分刚才出了程序错误' });
    await expect(alert).toBeVisible();
    await expect(page.locator('input[type=email]')).toBeVisible();
    await alert.getByText('给开发者的信息').click();
    await expect(alert).toContainText('RUNTIME_ERROR uid-front');
    await expect(alert).toContainText('the child failed');
    await expect.poll(() => logged.join('\n')).toContain('Micro-app RUNTIME_ERROR uid-front');

    await alert.getByRole('button', { name: '重新打开' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
    const restart = ['MOUNTED', 'UNMOUNTING', 'NOT_MOUNTED', 'MOUNTING', 'MOUNTED'];
    // The heading is also there before the app unmounts, so the statuses are polled.
    await expect
      .poll(async () => new Set(await statuses()))
      .toEqual(new Set([...toMounted, ...restart]));
  },
);
