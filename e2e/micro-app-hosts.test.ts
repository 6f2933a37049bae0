import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import { bundle } from '../packages/micro-app/e2e/bundle.ts';
import { expect, logIn, newEmail, test } from './site.ts';
import { becomeStaff, enrol } from './staff.ts';

interface HostPage {
  script: string;
  policy: string;
}

/** Opens a page of another author at `/elsewhere/*` of this site's origin. */
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

// Qiankun evaluates text, so it can't run with a policy without `unsafe-eval` and `unsafe-inline`.
const looseHost = `script-src 'self' 'unsafe-eval' 'unsafe-inline'; style-src 'self' 'unsafe-inline'`;
const strictHost = `default-src 'self'; require-trusted-types-for 'script'; trusted-types micro-app`;

const day = { background: 'rgb(246, 244, 238)', color: 'rgb(14, 26, 31)' };
const night = { background: 'rgb(8, 18, 21)', color: 'rgb(232, 238, 236)' };

function looksOf(page: Page, selector: string): Promise<Record<string, string>> {
  return page.locator(selector).evaluate((element) => {
    const {
      backgroundColor: background,
      color,
      fontFamily: font,
      margin,
    } = getComputedStyle(element);
    return { background, color, font, margin };
  });
}

test('uid-front itself mounts in an unmodified qiankun 2.10.16, works there and leaves it empty', async ({
  page,
}) => {
  const path = createRequire(import.meta.url).resolve('qiankun/dist/index.umd.min.js');
  await openHost(page, { script: await readFile(path, 'utf8'), policy: looseHost });
  const own = await looksOf(page, '#own');
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
    await expect.poll(() => looksOf(page, '[data-micro=uid-front]')).toMatchObject(day);
    expect(await looksOf(page, '#own')).toEqual(own);
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

test('in a page without the site’s styles uid-front wears its own, by day and by night', async ({
  page,
}) => {
  await openHost(page, { script: await bundle('fixtures/shell.ts'), policy: strictHost });
  const own = await looksOf(page, '#own');
  await page.evaluate(async () => {
    const { shell } = window;
    const apps = shell.create({ registry: { 'uid-front': { entry: '/child/uid-front/' } } });
    const props = { ...shell.props, basename: '/elsewhere', theme: 'dark' };
    const app = apps.mount('uid-front', document.querySelector('#one'), props);
    await app.settled;
    Reflect.set(window, 'app', app);
  });
  const child = '[data-micro=uid-front]';
  await expect.poll(() => looksOf(page, child)).toMatchObject(night);
  expect((await looksOf(page, `${child} h1`))['font']).toContain('Pad Sans');
  await page.evaluate(() => Reflect.get(window, 'app').update({ theme: 'light' }));
  await expect.poll(() => looksOf(page, child)).toMatchObject(day);
  expect(await looksOf(page, '#own')).toEqual(own);
});

test('in the site’s own pages uid-front brings no styles but its own', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/uid-front/login');
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible();
  expect(asked.filter((url) => url.includes('own-styles'))).toEqual([]);
  await expect(page.locator('[data-micro=uid-front]')).not.toHaveAttribute('data-theme');
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

test(
  'F10: the console is mounted and let go 100 times without a violation of the policy or a trace',
  { tag: '@long' },
  async ({ page, site }) => {
    test.setTimeout(180_000);
    await page.goto('/en/operator');
    await enrol(page, site, await becomeStaff(page, site, ['auditor']));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await openHost(page, { script: await bundle('fixtures/shell.ts'), policy: strictHost });
    const { headings, violations, left } = await page.evaluate(async () => {
      const { shell } = window;
      history.replaceState(null, '', '/elsewhere');
      const place = document.querySelector('#one');
      const apps = shell.create({ registry: { operator: { entry: '/child/operator/' } } });
      const props = { ...shell.props, basename: '/elsewhere', language: 'en' };
      const seen = new Set<string | undefined>();
      for (let time = 0; time < 100; time += 1) {
        const app = apps.mount('operator', place, props);
        await app.settled;
        seen.add(place?.querySelector('h1')?.textContent);
        await app.unmount();
      }
      return { headings: [...seen], violations: shell.violations, left: place?.innerHTML };
    });
    expect(headings).toEqual(['Overview']);
    expect(violations).toEqual([]);
    expect(left).toBe('');
  },
);
