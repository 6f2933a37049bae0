import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { BuiltFiles } from './guest-build.ts';
import { buildGuest, serveFiles } from './guest-build.ts';
import { page as pageOf } from './site.ts';
import { serveTwoChildren } from './two-children.ts';
import { shellBody, useStage } from './stage.ts';

const stage = useStage();
let guest: BuiltFiles;
let qiankun: string;

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('qiankun/dist/index.umd.min.js');
  [guest, qiankun] = await Promise.all([buildGuest(), readFile(path, 'utf8')]);
});

/** A child as webpack builds one: `library` in a global, a public path, two scripts in order. */
function serveClassicChild(app = '') {
  stage.site.child('classic', {
    head: `<link rel="stylesheet" href="assets/style.css">`,
    body: `<noscript>needs a script</noscript><div id="root"></div>
      <script src="assets/vendor.js"></script><script src="assets/app.js"></script>`,
  });
  stage.site.serve('/child/classic/assets/style.css', '#root { color: rgb(1, 2, 3) }');
  stage.site.serve('/child/classic/assets/vendor.js', `window.vendor = (text) => text + '!';`);
  stage.site.serve(
    '/child/classic/assets/app.js',
    app ||
      `(function (root, factory) { root['classic-main'] = factory(); })(window, () => {
        const where = window.__POWERED_BY_QIANKUN__ ? 'embedded' : 'alone';
        const path = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__;
        const rootOf = ({ container }) => container.querySelector('#root');
        return {
          async bootstrap() {},
          async mount(props) { rootOf(props).textContent = vendor([where, path, props.name].join(' ')); },
          async unmount(props) { rootOf(props).textContent = ''; },
        };
      });`,
  );
}

describe('B16: a child of qiankun 2.x here', () => {
  it('B16: mounts, leaves and mounts again, under Trusted Types', async () => {
    serveClassicChild();
    const found = await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { classic: { entry: '/child/classic/' } } });
      const container = document.querySelector('#container')!;
      const texts: string[] = [];
      for (const _ of [1, 2]) {
        const app = apps.mount('classic', container, window.shell.props);
        await app.settled;
        const color = getComputedStyle(document.querySelector('#root')!).color;
        texts.push(`${app.status} ${container.textContent} ${color}`);
        await app.unmount();
        texts.push(`${app.status} ${container.innerHTML}`);
      }
      return texts;
    });
    const text = `embedded ${stage.site.origin}/child/classic/ classic!`;
    const mounted = `MOUNTED ${text} rgb(1, 2, 3)`;
    expect(found).toEqual([mounted, 'NOT_MOUNTED ', mounted, 'NOT_MOUNTED ']);
    expect(stage.site.requests.filter((path) => path.includes('app.js'))).toHaveLength(1);
  });

  it.each([
    ['a script that throws', `throw new Error('no')`, 'SCRIPT_THREW'],
    ['scripts that leave no lifecycles', `window.other = 1`, 'NO_LIFECYCLES'],
  ])('B16: %s is told of as such', async (_, app, expected) => {
    serveClassicChild(app);
    const code = await stage.page.evaluate(async () => {
      const handle = window.shell.start('classic');
      await handle.settled;
      return handle.error?.code;
    });
    expect(code).toBe(expected);
  });

  it('B16: a policy that does not allow the name micro-app is told of', async () => {
    const policy = `script-src 'self'; require-trusted-types-for 'script'; trusted-types none-but-this`;
    const script = '<script type="module" src="/shell.js"></script>';
    stage.site.serve('/strict', {
      body: pageOf(script, shellBody),
      headers: { 'Content-Security-Policy': policy },
    });
    serveClassicChild();
    await stage.page.goto(`${stage.site.origin}/strict`);
    const found = await stage.page.evaluate(async () => {
      const app = window.shell.start('classic');
      await app.settled;
      return { code: app.error?.code, cause: String(app.error?.cause) };
    });
    stage.expect('trusted-types trusted-types-policy micro-app');
    expect(found.code).toBe('SCRIPT_FAILED');
    expect(found.cause).toContain('"micro-app"');
  });
});

describe('B16: two classic children that load at once', () => {
  it.each(['globals of their own', 'one global for both'] as const)(
    'B16: each shows itself, with %s',
    async (how) => {
      serveTwoChildren(stage.site, { isShared: how === 'one global for both' });
      const found = await stage.page.evaluate(async () => {
        const registry = { one: { entry: '/child/one/' }, two: { entry: '/child/two/' } };
        const apps = window.shell.create({ registry });
        const places = ['#container', 'header'].map((each) => document.querySelector(each)!);
        const mounts = ['one', 'two'].map((name, at) =>
          apps.mount(name, places[at]!, window.shell.props),
        );
        await Promise.all(mounts.map((app) => app.settled));
        return places.map((place) => place.querySelector('[data-micro]')?.textContent);
      });
      expect(found).toEqual([
        `one from ${stage.site.origin}/child/one/`,
        `two from ${stage.site.origin}/child/two/`,
      ]);
    },
  );

  it('B16: a child that leaves while its scripts run does not hold the other one up', async () => {
    serveTwoChildren(stage.site, { isShared: false });
    const found = await stage.page.evaluate(async () => {
      const registry = { one: { entry: '/child/one/' }, two: { entry: '/child/two/' } };
      const apps = window.shell.create({ registry });
      const container = document.querySelector('#container')!;
      const first = apps.mount('one', container, window.shell.props);
      await window.shell.reached(first, 'LOADING_SOURCE_CODE');
      const second = apps.mount('two', container, window.shell.props);
      await second.settled;
      return [first.status, second.status, container.textContent];
    });
    expect(found).toEqual(['NOT_LOADED', 'MOUNTED', `two from ${stage.site.origin}/child/two/`]);
  });

  it('B16: lifecycles that another child left in a global are not those of the next', async () => {
    serveTwoChildren(stage.site, { isShared: true });
    stage.site.child('three', { head: '<script src="empty.js"></script>' });
    stage.site.serve('/child/three/empty.js', '');
    const code = await stage.page.evaluate(async () => {
      const registry = { one: { entry: '/child/one/' }, main: { entry: '/child/three/' } };
      const apps = window.shell.create({ registry });
      const container = document.querySelector('#container')!;
      await apps.mount('one', container, window.shell.props).settled;
      const next = apps.mount('main', container, window.shell.props);
      await next.settled;
      return next.error?.code;
    });
    expect(code).toBe('NO_LIFECYCLES');
  });
});

describe('B16: a child whose scripts are all inline', () => {
  it('B16: as vite-plugin-qiankun builds one, is NO_LIFECYCLES, and nothing of it runs', async () => {
    stage.site.child('inline', {
      head: `<script crossorigin="">import('/child/inline/assets/entry.js')</script>`,
      body: `<div id="root"></div><script>window['inline'] = { mount() {}, unmount() {} }</script>`,
    });
    const found = await stage.page.evaluate(async () => {
      const app = window.shell.start('inline');
      await app.settled;
      return [app.error?.code, Reflect.get(window, 'inline')];
    });
    expect(found).toEqual(['NO_LIFECYCLES', undefined]);
    expect(stage.site.requests).toEqual(['/child/inline/']);
  });
});

describe('B16: our child elsewhere', () => {
  beforeEach(() => {
    serveFiles(stage.site, '/child/guest/', guest);
    stage.site.serve('/qiankun.js', qiankun);
    stage.site.serve('/guest/lazy', '');
    // Qiankun evaluates text, so it can't run under a policy without these sources.
    stage.site.serve('/qiankun', {
      body: pageOf(
        '<script src="/qiankun.js"></script><script type="module" src="/shell.js"></script>',
        shellBody,
      ),
      headers: {
        'Content-Security-Policy': `script-src 'self' 'unsafe-eval' 'unsafe-inline'; style-src 'self' 'unsafe-inline'`,
      },
    });
  });

  it('B16: mounts in an unmodified qiankun 2.x host, styled, and leaves it empty', async () => {
    await stage.page.goto(`${stage.site.origin}/qiankun`);
    const found = await stage.page.evaluate(async () => {
      const { loadMicroApp } = Reflect.get(window, 'qiankun');
      const states: unknown[] = [];
      for (const _ of [1, 2]) {
        const props = { basename: '/guest', navigate: () => {} };
        const app = loadMicroApp({
          name: 'guest',
          entry: '/child/guest/',
          container: '#container',
          props,
        });
        await app.mountPromise;
        const title = document.querySelector('#container [data-micro="guest"] h1')!;
        states.push(getComputedStyle(title).color);
        await app.unmount();
        states.push(document.querySelector('#container')!.textContent);
      }
      return states;
    });
    expect(found).toEqual(['rgb(1, 2, 3)', '', 'rgb(1, 2, 3)', '']);
  });

  it('B16: runs as a page of its own under the strict policy', async () => {
    const errors: string[] = [];
    stage.page.on(
      'console',
      (message) => message.type() === 'error' && errors.push(message.text()),
    );
    await stage.page.goto(`${stage.site.origin}/child/guest/`);
    const title = stage.page.locator('[data-micro="guest"] h1');
    await title.waitFor();
    expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    const alone = stage.page.locator('[data-micro="guest"]');
    expect(await alone.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('7px');
    expect(await stage.page.title()).toBe('guest');
    expect(errors).toEqual([]);
    await stage.page.goto(stage.site.origin);
  });

  it('B16: what qiankun needs of it is at most 0.3 KB', async () => {
    const shim = guest.find((file) => file.fileName.includes('qiankun-shim'));
    expect(shim?.type === 'asset' && shim.source.length).toBeLessThanOrEqual(300);
  });
});
