import { describe, expect, it } from 'vitest';

import { useStage } from './stage.ts';

const stage = useStage();

const guest = `
  const calls = globalThis.calls = [];
  export function mount({ container }) { calls.push('mount'); container.append('here'); }
  export async function unmount({ container }) { await null; calls.push('unmount'); container.replaceChildren(); }`;

describe('B8: leaving while it loads', () => {
  it('B8: is done within 50 ms, aborts the fetches, mounts nothing and shows no error', async () => {
    const entry = Promise.withResolvers<void>();
    stage.site.serve('/child/guest/', { after: entry.promise, body: 'never' });
    const found = await stage.page.evaluate(async () => {
      const times: number[] = [];
      for (const _ of [1, 2, 3]) {
        const app = window.shell.start('guest');
        await window.shell.reached(app, 'LOADING_SOURCE_CODE');
        const start = performance.now();
        await app.unmount();
        times.push(performance.now() - start);
        await app.settled;
      }
      const { status, error } = window.shell.app!;
      const left = document.querySelector('#container')!.outerHTML;
      return { best: Math.min(...times), status, code: error?.code, left, log: window.shell.log };
    });
    entry.resolve();
    expect(found.best).toBeLessThan(50);
    expect(found).toMatchObject({ status: 'NOT_LOADED', left: '<main id="container"></main>' });
    expect(found.code).toBeUndefined();
    expect(found.log.filter((line) => line.includes('error') || line.includes('mount'))).toEqual(
      [],
    );
  });

  it('B8: ends the request that is under way', async () => {
    const failed = stage.page.waitForEvent('requestfailed');
    const asked = stage.page.waitForEvent('request');
    stage.site.serve('/child/guest/', { after: new Promise(() => {}) });
    await stage.page.evaluate(() => void window.shell.start('guest'));
    await asked;
    await stage.page.evaluate(() => window.shell.app!.unmount());
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  it('B8: a child that is left while its script runs is not bootstrapped', async () => {
    stage.site.child('guest', {
      module: `const { promise, resolve } = Promise.withResolvers();
        globalThis.release = resolve;
        globalThis.calls = [];
        dispatchEvent(new Event('begun'));
        await promise;
        export function bootstrap() { calls.push('bootstrap') }
        export function mount() { calls.push('mount') }
        export function unmount() {}`,
    });
    const found = await stage.page.evaluate(async () => {
      const begun = new Promise((resolve) => {
        addEventListener('begun', resolve, { once: true });
      });
      const app = window.shell.start('guest');
      await begun;
      const left = app.unmount();
      Reflect.get(window, 'release')();
      await Promise.all([left, app.settled]);
      return { calls: Reflect.get(window, 'calls'), status: app.status };
    });
    expect(found).toEqual({ calls: [], status: 'NOT_LOADED' });
  });

  it('B8: a mount that another one still waits for goes on', async () => {
    const entry = Promise.withResolvers<void>();
    stage.site.child('guest', { module: guest });
    stage.site.serve('/child/guest/assets/entry.js', { after: entry.promise, body: guest });
    await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const first = apps.mount('guest', document.querySelector('#container'), window.shell.props);
      window.shell.app = apps.mount('guest', document.querySelector('header'), window.shell.props);
      for (const app of [first, window.shell.app])
        await window.shell.reached(app, 'LOADING_SOURCE_CODE');
      await first.unmount();
    });
    entry.resolve();
    const status = await stage.page.evaluate(async () => {
      await window.shell.app!.settled;
      return window.shell.app!.status;
    });
    expect(status).toBe('MOUNTED');
  });

  it('B8: a child that is still mounting finishes and then leaves', async () => {
    stage.site.child('guest', {
      module: `const { promise, resolve } = Promise.withResolvers();
        globalThis.release = resolve;
        globalThis.calls = [];
        export async function mount({ container }) {
          container.append(document.createElement('h1'));
          await promise;
          calls.push('mount');
        }
        export function unmount() { calls.push('unmount') }`,
    });
    const found = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      await window.shell.reached(app, 'MOUNTING');
      const focused: unknown[] = [];
      document.addEventListener('focusin', ({ target }) => focused.push(target));
      const left = app.unmount();
      Reflect.get(window, 'release')();
      await left;
      return { calls: Reflect.get(window, 'calls'), status: app.status, focused };
    });
    // The focus does not move to the heading of a child that is leaving.
    expect(found).toEqual({ calls: ['mount', 'unmount'], status: 'NOT_MOUNTED', focused: [] });
  });
});

describe('B9: one owner for a container', () => {
  it('B9: the second of two mounts on one container is the only child', async () => {
    stage.site.child('guest', { module: guest });
    const found = await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const first = apps.mount('guest', document.querySelector('#container'), window.shell.props);
      const second = apps.mount('guest', document.querySelector('#container'), window.shell.props);
      await Promise.all([first.settled, second.settled]);
      const container = document.querySelector('#container')!;
      return {
        roots: container.children.length,
        text: container.textContent,
        statuses: [first.status, second.status],
        isBusy: container.hasAttribute('aria-busy'),
      };
    });
    expect(found).toEqual({
      roots: 1,
      text: 'here',
      statuses: ['NOT_LOADED', 'MOUNTED'],
      isBusy: false,
    });
  });

  it.each(['#container', 'header'])(
    'B9: a mounted child has left before the next one of its app mounts in %s',
    async (next) => {
      stage.site.child('guest', {
        module: `const { promise, resolve } = Promise.withResolvers();
          globalThis.release = resolve;
          const calls = globalThis.calls = [];
          export function mount() { calls.push('mount'); }
          export async function unmount() { await promise; calls.push('unmount'); }`,
      });
      const found = await stage.page.evaluate(async (selector) => {
        const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
        const { props } = window.shell;
        const first = apps.mount('guest', document.querySelector('#container'), props);
        await first.settled;
        const left = first.unmount();
        const second = apps.mount('guest', document.querySelector(selector), props);
        await window.shell.reached(second, 'NOT_MOUNTED');
        const early = second.status;
        Reflect.get(window, 'release')();
        await Promise.all([left, second.settled]);
        return { calls: Reflect.get(window, 'calls'), early, late: second.status };
      }, next);
      expect(found).toEqual({
        calls: ['mount', 'unmount', 'mount'],
        early: 'NOT_MOUNTED',
        late: 'MOUNTED',
      });
    },
  );

  it('B9: a mounted child is asked to leave when another mount takes its container', async () => {
    stage.site.child('guest', { module: guest });
    const found = await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const container = document.querySelector('#container');
      const first = apps.mount('guest', container, window.shell.props);
      await first.settled;
      const second = apps.mount('guest', container, window.shell.props);
      await second.settled;
      await first.retry();
      return { calls: Reflect.get(window, 'calls'), statuses: [first.status, second.status] };
    });
    expect(found.calls).toEqual(['mount', 'unmount', 'mount']);
    expect(found.statuses).toEqual(['NOT_MOUNTED', 'MOUNTED']);
  });

  it('B9: a container whose child leaves for another is busy until that one stands', async () => {
    stage.site.child('guest', { module: guest });
    const busy = await stage.page.evaluate(async () => {
      const container = document.querySelector('#container')!;
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      await apps.mount('guest', container, window.shell.props).settled;
      const next = apps.mount('guest', container, window.shell.props);
      const found: unknown[] = [];
      next.subscribe(() => void found.push([next.status, container.hasAttribute('aria-busy')]));
      await next.settled;
      return found;
    });
    expect(busy).toContainEqual(['MOUNTING', true]);
    expect(busy).toContainEqual(['MOUNTED', false]);
  });

  it('B9: mounting, unmounting and mounting at once, as strict mode does, asks once', async () => {
    stage.site.child('guest', { module: guest });
    await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const first = apps.mount('guest', document.querySelector('#container'), window.shell.props);
      void first.unmount();
      const second = apps.mount('guest', document.querySelector('#container'), window.shell.props);
      await Promise.all([first.settled, second.settled]);
    });
    expect(stage.site.requests).toEqual(['/child/guest/', '/child/guest/assets/entry.js']);
  });

  it('B9: two children that take quick turns on one container leave only the last', async () => {
    for (const name of ['one', 'two'])
      stage.site.child(name, {
        module: `export async function mount({ container }) { await null; container.append('${name}'); }
          export async function unmount({ container }) { await null; container.replaceChildren(); }`,
      });
    const found = await stage.page.evaluate(async () => {
      const registry = { one: { entry: '/child/one/' }, two: { entry: '/child/two/' } };
      const apps = window.shell.create({ registry });
      const container = document.querySelector('#container')!;
      const turns = [];
      for (let turn = 0; turn < 40; turn += 1) {
        const app = apps.mount(turn % 2 ? 'two' : 'one', container, window.shell.props);
        turns.push(app);
        if (turn % 3 === 0) await window.shell.changed(app);
      }
      await Promise.all(turns.map((app) => app.settled));
      const isOneLeft = apps.getStatus('one') === 'MOUNTED';
      return { text: container.textContent, roots: container.childElementCount, isOneLeft };
    });
    expect(found).toEqual({ text: 'two', roots: 1, isOneLeft: false });
  });

  it('B9: 100 random toggles end in the right state', async () => {
    stage.site.child('guest', { module: guest });
    const found = await stage.page.evaluate(async () => {
      let seed = 7;
      const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const results: string[] = [];
      const container = document.querySelector('#container')!;
      for (let toggle = 0; toggle < 100; toggle++) {
        const app = apps.mount('guest', container, window.shell.props);
        const pause = Math.floor(random() * 4);
        for (let step = 0; step < pause; step++) await window.shell.changed(app);
        const isLeaving = random() < 0.5;
        const left = isLeaving ? app.unmount() : app.settled;
        if (random() < 0.3) await left;
        if (toggle % 10 < 9) continue;
        await Promise.all([left, app.settled]);
        results.push(`${isLeaving ? 0 : 1}${container.children.length}`);
      }
      return { results, codes: window.shell.log.filter((line) => line.startsWith('error')) };
    });
    expect(found.codes).toEqual([]);
    expect(found.results).toHaveLength(10);
    for (const result of found.results) expect(['00', '11']).toContain(result);
  });
});
