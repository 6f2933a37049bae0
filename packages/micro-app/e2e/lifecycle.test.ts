import { describe, expect, it } from 'vitest';

import { useStage } from './stage.ts';

const stage = useStage();

const counting = `
  const count = (word) => (globalThis.calls ??= []).push(word);
  export function bootstrap() { count('bootstrap'); }
  export function mount({ container }) { count('mount'); container.append('here'); }
  export function unmount({ container }) { count('unmount'); container.replaceChildren(); }`;

describe('B12: statuses and hooks', () => {
  it('B12: a first mount and its end go through all statuses and hooks in order', async () => {
    stage.site.child('guest', { module: counting });
    const log = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      await app.settled;
      await app.unmount();
      return window.shell.log;
    });
    expect(log).toEqual([
      'loading guest',
      'NOT_LOADED',
      'LOADING_SOURCE_CODE',
      'BOOTSTRAPPING',
      'NOT_MOUNTED',
      'MOUNTING',
      'mounting guest',
      'MOUNTED',
      'mounted guest',
      'UNMOUNTING',
      'NOT_MOUNTED',
      'unmounted guest',
    ]);
  });

  it('B12: a second mount bootstraps and loads nothing again', async () => {
    stage.site.child('guest', { module: counting });
    const found = await stage.page.evaluate(async () => {
      const registry = { guest: { entry: '/child/guest/' } };
      const apps = window.shell.create({ registry });
      const statuses = [apps.getStatus('guest')];
      for (const _ of [1, 2]) {
        const app = apps.mount('guest', document.querySelector('#container'), window.shell.props);
        app.subscribe(() => void statuses.push(app.status));
        await app.settled;
        await app.unmount();
      }
      return { statuses, calls: Reflect.get(window, 'calls'), last: apps.getStatus('guest') };
    });
    expect(found.calls).toEqual(['bootstrap', 'mount', 'unmount', 'mount', 'unmount']);
    expect(found.statuses.slice(-5)).toEqual([
      'NOT_MOUNTED',
      'MOUNTING',
      'MOUNTED',
      'UNMOUNTING',
      'NOT_MOUNTED',
    ]);
    expect(found.last).toBe('NOT_MOUNTED');
    expect(stage.site.requests).toEqual(['/child/guest/', '/child/guest/assets/entry.js']);
  });

  it('B12: of an app that stands twice the status is that of the latest mount', async () => {
    stage.site.child('guest', { module: counting });
    const statuses = await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const [first, second] = ['header', '#container'].map((place) =>
        apps.mount('guest', document.querySelector(place), window.shell.props),
      );
      await Promise.all([first!.settled, second!.settled]);
      await first!.unmount();
      return [first!.status, second!.status, apps.getStatus('guest')];
    });
    expect(statuses).toEqual(['NOT_MOUNTED', 'MOUNTED', 'MOUNTED']);
  });

  it('B12: a listener that was taken back hears nothing', async () => {
    stage.site.child('guest', { module: echo });
    const heard = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      const statuses: string[] = [];
      app.subscribe(() => void statuses.push(app.status))();
      await app.settled;
      return statuses;
    });
    expect(heard).toEqual([]);
  });

  it('B12: a hook or a listener that throws stops nothing', async () => {
    stage.site.child('guest', { module: counting });
    const found = await stage.page.evaluate(async () => {
      const reported: string[] = [];
      addEventListener('error', (event) => {
        event.preventDefault();
        reported.push(event.message);
      });
      const hooks = {
        mounting: () => {
          throw new Error('hook');
        },
      };
      const app = window.shell.start('guest', { hooks });
      await app.settled;
      return { status: app.status, reported };
    });
    expect(found.status).toBe('MOUNTED');
    expect(found.reported).toEqual(['Uncaught Error: hook']);
  });
});

const echo = `
  export function mount(props) { show(props); }
  export function update(props) { show(props); }
  export function unmount() {}
  function show({ container, version, name, basename, theme, language, extra }) {
    container.textContent = [version, name, basename, language, theme, extra].join(' ');
  }`;

describe('props', () => {
  it('gives the child what the shell gives, and gives it again when it changes', async () => {
    stage.site.child('guest', { module: echo });
    const texts = await stage.page.evaluate(async () => {
      const registry = { guest: { entry: '/child/guest/' } };
      const apps = window.shell.create({ registry });
      const app = apps.mount<{ extra: number }>('guest', document.querySelector('#container'), {
        ...window.shell.props,
        extra: 1,
      });
      const container = document.querySelector('#container')!;
      await app.settled;
      const first = container.textContent;
      await app.update({ theme: 'dark', extra: 2 });
      return [first, container.textContent];
    });
    expect(texts).toEqual(['1 guest /guest en light 1', '1 guest /guest en dark 2']);
  });

  it('mounts with the newest props when they change while it loads', async () => {
    stage.site.child('guest', { module: echo });
    const text = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      await app.update({ language: 'zh' });
      await app.settled;
      return document.querySelector('#container')!.textContent;
    });
    expect(text).toContain('zh light');
  });

  it('gives a child that is still mounting what has changed meanwhile, once it stands', async () => {
    const slow = echo.replace(
      'show(props); }',
      'show(props); return new Promise((stand) => { globalThis.stand = stand }); }',
    );
    stage.site.child('guest', { module: slow });
    const text = () => stage.page.textContent('#container');
    await stage.page.evaluate(() => void window.shell.start('guest'));
    await expect.poll(text).toContain('light');
    await stage.page.evaluate(async () => {
      await window.shell.app!.update({ theme: 'dark' });
      Reflect.get(window, 'stand')();
    });
    await expect.poll(text).toContain('dark');
  });

  it('reports an update that fails and leaves the child mounted', async () => {
    stage.site.child('guest', {
      module: `export function mount() {} export function unmount() {}
               export async function update() { throw new Error('no') }`,
    });
    const found = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      await app.settled;
      await app.update({ theme: 'dark' });
      return { status: app.status, code: app.error?.code };
    });
    expect(found).toEqual({ status: 'MOUNTED', code: 'UPDATE_FAILED' });
  });
});

describe('B5, B6: lifecycles that fail', () => {
  it.each([
    ['bootstrap', 'BOOTSTRAP_FAILED'],
    ['mount', 'MOUNT_FAILED'],
    ['unmount', 'UNMOUNT_FAILED'],
  ])('B5: a failing %s is SKIP_BECAUSE_BROKEN and the container empty', async (which, code) => {
    const bodies = { bootstrap: '', mount: `container.append('half')`, unmount: '' };
    const functions = Object.entries(bodies).map(
      ([name, body]) =>
        `export async function ${name}({ container }) { ${body}; ${name === which ? `throw new Error('no')` : ''} }`,
    );
    stage.site.child('guest', { module: functions.join('\n') });
    const found = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      await app.settled;
      await app.unmount();
      return {
        status: app.status,
        code: app.error?.code,
        cause: String(app.error?.cause),
        errors: window.shell.log.filter((line) => line.startsWith('error')),
        left: document.querySelector('#container')!.outerHTML,
      };
    });
    expect(found).toEqual({
      status: 'SKIP_BECAUSE_BROKEN',
      code,
      cause: 'Error: no',
      errors: [`error ${code} guest`],
      left: '<main id="container"></main>',
    });
  });

  it('B5: another app mounts in the container of a broken one', async () => {
    stage.site.child('broken', {
      module: `export function mount() { throw 1 } export function unmount() {}`,
    });
    stage.site.child('guest', { module: counting });
    const text = await stage.page.evaluate(async () => {
      await window.shell.start('broken').settled;
      await window.shell.start('guest').settled;
      return document.querySelector('#container')!.textContent;
    });
    expect(text).toBe('here');
  });

  it.each(['bootstrap', 'mount', 'unmount'])(
    'B6: a %s that takes too long is TIMEOUT, and its late end changes nothing',
    async (which) => {
      stage.site.child('guest', { module: slowIn(which) });
      const found = await stage.page.evaluate(async () => {
        const app = window.shell.start('guest', { limits: { lifecycle: 20 } });
        await app.settled;
        await app.unmount();
        const container = document.querySelector('#container')!;
        const before = { status: app.status, code: app.error?.code, left: container.outerHTML };
        await Reflect.get(window, 'endLate')();
        return { ...before, after: container.outerHTML, status: app.status };
      });
      const left = '<main id="container"></main>';
      expect(found).toEqual({ status: 'SKIP_BECAUSE_BROKEN', code: 'TIMEOUT', left, after: left });
    },
  );

  it('B6: a child that mounts too late is asked to leave again', async () => {
    stage.site.child('guest', { module: slowIn('mount') });
    const calls = await stage.page.evaluate(async () => {
      await window.shell.start('guest', { limits: { lifecycle: 20 } }).settled;
      await Reflect.get(window, 'endLate')();
      return Reflect.get(window, 'calls');
    });
    expect(calls).toEqual(['mount', 'unmount']);
  });

  it('B6: an entry that takes too long is TIMEOUT', async () => {
    stage.site.serve('/child/guest/', { after: new Promise(() => {}) });
    const found = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest', { limits: { load: 20 } });
      await app.settled;
      return { status: app.status, code: app.error?.code };
    });
    expect(found).toEqual({ status: 'LOAD_ERROR', code: 'TIMEOUT' });
  });
});

/** A child with one lifecycle that ends only when the page calls `endLate`, and then adds its name to the page. */
function slowIn(which: string): string {
  const functions = ['bootstrap', 'mount', 'unmount'].map(
    (name) =>
      `export async function ${name}({ container }) {
         ${name === which ? 'await late;' : ''}
         ${name === 'bootstrap' ? '' : `calls.push('${name}'); container.append('${name}');`}
       }`,
  );
  return `const { promise: late, resolve } = Promise.withResolvers();
    const calls = globalThis.calls = [];
    globalThis.endLate = async () => { resolve(); await new Promise((done) => setTimeout(done)); };
    ${functions.join('\n')}`;
}
