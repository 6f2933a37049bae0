import { describe, expect, it } from 'vitest';

import { useStage } from './stage.ts';

const stage = useStage();

/** Two apps for one container; the first one finishes leaving only when the page calls `release`. */
function serveTwo(): void {
  stage.site.child('one', {
    module: `const { promise, resolve } = Promise.withResolvers();
      globalThis.release = resolve;
      export function mount({ container }) { container.append('one'); }
      export async function unmount() { await promise; }`,
  });
  stage.site.child('two', {
    module: `export function mount({ container }) { container.append('two'); }
      export function unmount() {}`,
  });
}

describe('B9: a container goes from one app to another', () => {
  it('B9: the other child comes only when the first has left', async () => {
    serveTwo();
    const found = await stage.page.evaluate(async () => {
      const registry = { one: { entry: '/child/one/' }, two: { entry: '/child/two/' } };
      const apps = window.shell.create({ registry });
      const container = document.querySelector('#container')!;
      await apps.mount('one', container, window.shell.props).settled;
      const next = apps.mount('two', container, window.shell.props);
      await window.shell.reached(next, 'NOT_MOUNTED');
      await new Promise(requestAnimationFrame);
      const early = container.textContent;
      Reflect.get(window, 'release')();
      await next.settled;
      return { early, late: container.textContent };
    });
    expect(found).toEqual({ early: 'one', late: 'two' });
  });

  it('B8: a child that is left while it waits for the first to leave never mounts', async () => {
    serveTwo();
    const found = await stage.page.evaluate(async () => {
      const registry = { one: { entry: '/child/one/' }, two: { entry: '/child/two/' } };
      const apps = window.shell.create({ registry });
      const container = document.querySelector('#container')!;
      await apps.mount('one', container, window.shell.props).settled;
      const next = apps.mount('two', container, window.shell.props);
      await window.shell.reached(next, 'NOT_MOUNTED');
      await next.unmount();
      Reflect.get(window, 'release')();
      await next.settled;
      return { html: container.outerHTML, status: next.status };
    });
    expect(found).toEqual({ html: '<main id="container"></main>', status: 'NOT_MOUNTED' });
  });

  it('B3: a container that is taken out of the page meanwhile is NO_CONTAINER', async () => {
    serveTwo();
    const found = await stage.page.evaluate(async () => {
      const container = document.querySelector('#container')!;
      const app = window.shell.start('two');
      await window.shell.reached(app, 'BOOTSTRAPPING');
      container.remove();
      await app.settled;
      return { code: app.error?.code, text: container.textContent };
    });
    expect(found).toEqual({ code: 'NO_CONTAINER', text: '' });
  });
});

it('B6: the signal of a child that has run out of time tells it to stop', async () => {
  stage.site.child('guest', {
    module: `export function mount({ signal }) { globalThis.given = signal; return new Promise(() => {}); }
      export function unmount() {}`,
  });
  const isAborted = await stage.page.evaluate(async () => {
    await window.shell.start('guest', { limits: { lifecycle: 20 } }).settled;
    return Reflect.get(window, 'given').aborted;
  });
  expect(isAborted).toBe(true);
});

const counting = `globalThis.bootstraps ??= 0;
  export function bootstrap() { bootstraps += 1; if (globalThis.isBroken) throw new Error('no'); }
  export function mount({ container }) { container.append('here'); }
  export function unmount() {}`;

describe('B12: an app is loaded and bootstrapped once', () => {
  it('B12: also for two mounts that wait for one which is left while it loads', async () => {
    stage.site.child('guest', { module: counting });
    const found = await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const places = ['#container', 'header', '#link'].map((each) => document.querySelector(each));
      const [first, ...others] = places.map((each) =>
        apps.mount('guest', each, window.shell.props),
      );
      await window.shell.reached(first!, 'LOADING_SOURCE_CODE');
      await Promise.resolve();
      await first!.unmount();
      await Promise.all(others.map((app) => app.settled));
      return {
        statuses: others.map((app) => app.status),
        bootstraps: Reflect.get(window, 'bootstraps'),
      };
    });
    expect(found).toEqual({ statuses: ['MOUNTED', 'MOUNTED'], bootstraps: 1 });
  });

  it('B12: a second mount goes from NOT_MOUNTED to MOUNTED and says no more that it loads', async () => {
    stage.site.child('guest', { module: counting });
    const statuses = await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const container = document.querySelector('#container');
      await apps.mount('guest', container, window.shell.props).settled;
      const again = apps.mount('guest', container, window.shell.props);
      const seen = new Set([again.status]);
      again.subscribe(() => void seen.add(again.status));
      await again.settled;
      return [...seen];
    });
    expect(statuses).toEqual(['NOT_MOUNTED', 'MOUNTING', 'MOUNTED']);
  });

  it('B7: a release that came after the app was fetched ahead is what mounts', async () => {
    const serve = (file: string) =>
      stage.site.serve('/child/guest/', {
        body: `<script type="module" src="${file}" data-lifecycles></script>`,
        headers: { 'Cache-Control': 'max-age=3600' },
      });
    for (const name of ['old', 'new'])
      stage.site.serve(
        `/child/guest/${name}.js`,
        `export function mount({ container }) { container.append('${name}'); }
         export function unmount() {}`,
      );
    serve('old.js');
    await stage.page.evaluate(() =>
      window.shell.prefetchApps({ guest: { entry: '/child/guest/' } }),
    );
    serve('new.js');
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    expect(await stage.page.textContent('#container')).toBe('new');
  });

  it('B7: a retry after a bootstrap that failed asks for no file again', async () => {
    stage.site.child('guest', { module: counting });
    const status = await stage.page.evaluate(async () => {
      Reflect.set(window, 'isBroken', true);
      const app = window.shell.start('guest');
      await app.settled;
      Reflect.set(window, 'isBroken', false);
      await app.retry();
      return app.status;
    });
    expect(status).toBe('MOUNTED');
    expect(stage.site.requests).toEqual(['/child/guest/', '/child/guest/assets/entry.js']);
  });
});
