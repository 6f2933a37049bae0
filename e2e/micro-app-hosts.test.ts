import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import { bundle } from '../packages/micro-app/e2e/bundle.ts';
import { expect, logIn, newEmail, test } from './site.ts';

interface HostPage {
  script: string;
  policy: string;
}

/** A page at `/elsewhere/*` of this site's origin that belongs to another author. */
async function openHost(page: Page, { script, policy }: HostPage): Promise<void> {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>elsewhere</title>
    <script src="/elsewhere.js"></script></head>
    <body><p id="own">the host’s own</p><main id="one"></main><aside id="two"></aside></body></html>`;
  const headers = { 'Content-Security-Policy': policy };
  await page.route('**/elsewhere/**', (route) =>
    route.fulfill({ body, headers, contentType: 'text/html' }),
  );
  await page.route('**/elsewhere.js', (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  await page.goto('/elsewhere/login');
}

// Qiankun evaluates text, so it cannot run under a policy without these.
const looseHost = `script-src 'self' 'unsafe-eval' 'unsafe-inline'; style-src 'self' 'unsafe-inline'`;
const strictHost = `default-src 'self'; require-trusted-types-for 'script'; trusted-types micro-app`;

test('uid-front itself mounts in an unmodified qiankun 2.10.16, works there and leaves it empty', async ({
  page,
}) => {
  const path = createRequire(import.meta.url).resolve('qiankun/dist/index.umd.min.js');
  await openHost(page, { script: await readFile(path, 'utf8'), policy: looseHost });
  for (const heading of ['Log in', 'Create an account']) {
    await page.evaluate(async () => {
      const { loadMicroApp } = Reflect.get(window, 'qiankun');
      const props = { basename: '/elsewhere', language: 'en', navigate: () => undefined };
      const app = loadMicroApp({
        name: 'uid-front',
        entry: '/child/uid-front/',
        container: '#one',
        props,
      });
      Reflect.set(window, 'app', app);
      await app.mountPromise;
    });
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('[data-micro=uid-front] form')).toHaveCSS('display', 'grid');
    if (heading === 'Log in') {
      await logIn(page, newEmail(), 'not the password at all');
      await expect(page.getByRole('alert')).toContainText('email address or password is wrong');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(page).toHaveURL(/\/elsewhere\/register$/);
    }
    await page.evaluate(() => Reflect.get(window, 'app').unmount());
    await expect(page.locator('#one')).toHaveText('');
  }
  await expect(page.locator('#own')).toHaveText('the host’s own');
});

const classicChild = `(function (root, factory) { root['classic-main'] = factory(); })(window, () => ({
  async bootstrap() {},
  async mount({ container }) { container.querySelector('#root').textContent = 'a classic child'; },
  async unmount({ container }) { container.querySelector('#root').textContent = ''; },
}));`;

test('a classic child of qiankun and uid-front stand side by side in one page of ours', async ({
  page,
}) => {
  await page.route('**/child/classic/**', (route) => {
    const isScript = route.request().url().endsWith('.js');
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript ? classicChild : '<div id="root"></div><script src="app.js"></script>',
    });
  });
  await openHost(page, { script: await bundle('fixtures/shell.ts'), policy: strictHost });
  await page.evaluate(async () => {
    const { shell } = window;
    const registry = {
      'uid-front': { entry: '/child/uid-front/' },
      classic: { entry: '/child/classic/' },
    };
    const apps = shell.create({ registry });
    const props = { ...shell.props, basename: '/elsewhere' };
    const both = [
      apps.mount('uid-front', document.querySelector('#one'), props),
      apps.mount('classic', document.querySelector('#two'), props),
    ];
    await Promise.all(both.map((app) => app.settled));
    Reflect.set(window, 'both', both);
  });
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('#two')).toHaveText('a classic child');

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await page.evaluate(() => Reflect.get(window, 'both')[1].unmount());
  await expect(page.locator('#two')).toHaveText('');
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'both')[0].unmount());
  await expect(page.locator('#one')).toHaveText('');
  expect(await page.evaluate(() => window.shell.violations)).toEqual([]);
});
