import { describe, expect, it } from 'vitest';

import type { Answer } from './site.ts';
import { useStage } from './stage.ts';

const stage = useStage();

async function startGuest() {
  return stage.page.evaluate(async () => {
    const app = window.shell.start('guest');
    await app.settled;
    const { error, status } = app;
    return {
      status,
      code: error?.code,
      app: error?.app,
      url: error?.url,
      httpStatus: error?.httpStatus,
      left: document.querySelector('#container')!.outerHTML,
      links: document.querySelectorAll('link').length,
    };
  });
}

const emptyContainer = '<main id="container"></main>';

describe('B3: what cannot be mounted is refused before any request', () => {
  it('B3: an unknown app is CONFIG_NOT_FOUND naming it and sends no request', async () => {
    const found = await stage.page.evaluate(async () => {
      const registry = { guest: { entry: '/child/guest/' } };
      const apps = window.shell.create({ registry });
      const app = apps.mount('stranger', document.querySelector('#container'), window.shell.props);
      await app.settled;
      return { code: app.error?.code, app: app.error?.app, message: app.error?.message };
    });
    expect(found).toEqual({
      code: 'CONFIG_NOT_FOUND',
      app: 'stranger',
      message: 'CONFIG_NOT_FOUND stranger',
    });
    expect(stage.site.requests).toEqual([]);
  });

  it('B3: the name of something every object has is no app either', async () => {
    const code = await stage.page.evaluate(async () => {
      const app = window.shell
        .create({ registry: {} })
        .mount('constructor', document.querySelector('#container'), window.shell.props);
      await app.settled;
      return app.error?.code;
    });
    expect(code).toBe('CONFIG_NOT_FOUND');
  });

  it.each(['missing', 'null', 'detached'] as const)(
    'B3: a %s container is NO_CONTAINER before any request',
    async (kind) => {
      const found = await stage.page.evaluate(async (which) => {
        const containers = {
          missing: document.querySelector('#nowhere'),
          null: null,
          detached: document.createElement('div'),
        };
        const registry = { guest: { entry: '/child/guest/' } };
        const apps = window.shell.create({ registry });
        const app = apps.mount('guest', containers[which], window.shell.props);
        await app.settled;
        return { code: app.error?.code, app: app.error?.app };
      }, kind);
      expect(found).toEqual({ code: 'NO_CONTAINER', app: 'guest' });
      expect(stage.site.requests).toEqual([]);
    },
  );
});

const head = `<link rel="stylesheet" href="style.css"><link rel="modulepreload" href="part.js"><script type="module" src="entry.js" data-lifecycles></script>`;

function serveGuest() {
  stage.site.child('guest', {
    head,
    module: `import './part.js'; export function mount() {} export function unmount() {}`,
  });
  stage.site.serve('/child/guest/part.js', 'export {}');
  stage.site.serve('/child/guest/style.css', 'h1 { color: red }');
}

describe('B4: each failure of loading has its own code and leaves nothing', () => {
  const lost: Answer = { isLost: true };
  const cases: [string, string, Answer, string][] = [
    ['entry 404', '/child/guest/', { status: 404 }, 'ENTRY_STATUS'],
    ['entry 503', '/child/guest/', { status: 503 }, 'ENTRY_STATUS'],
    ['entry of another type', '/child/guest/', { type: 'application/json' }, 'ENTRY_TYPE'],
    ['entry without end', '/child/guest/', { body: ' '.repeat(1_000_001) }, 'ENTRY_TYPE'],
    ['network lost at the entry', '/child/guest/', lost, 'NETWORK_LOST'],
    ['network lost at a script', '/child/guest/entry.js', lost, 'NETWORK_LOST'],
    ['script 404', '/child/guest/entry.js', { status: 404 }, 'SCRIPT_FAILED'],
    ['script that is a page', '/child/guest/part.js', { type: 'text/html' }, 'SCRIPT_FAILED'],
    ['style 404', '/child/guest/style.css', { status: 404 }, 'STYLE_FAILED'],
    ['style that is a page', '/child/guest/style.css', { type: 'text/html' }, 'STYLE_FAILED'],
    ['script that throws', '/child/guest/part.js', { body: 'throw 1' }, 'SCRIPT_THREW'],
    ['no lifecycles', '/child/guest/entry.js', { body: 'export {}' }, 'NO_LIFECYCLES'],
    [
      'no unmount',
      '/child/guest/entry.js',
      { body: 'export function mount() {}' },
      'NO_LIFECYCLES',
    ],
    ['entry without scripts', '/child/guest/', { body: '<p>' }, 'NO_LIFECYCLES'],
  ];

  it.each(cases)('B4: %s', async (_, path, answer, code) => {
    serveGuest();
    stage.site.failing(path, answer);
    expect(await startGuest()).toMatchObject({
      status: 'LOAD_ERROR',
      code,
      app: 'guest',
      left: emptyContainer,
      links: 0,
    });
  });

  it('B4: the error names the file and its status', async () => {
    serveGuest();
    stage.site.failing('/child/guest/part.js', { status: 500 });
    expect(await startGuest()).toMatchObject({
      url: `${stage.site.origin}/child/guest/part.js`,
      httpStatus: 500,
    });
  });

  it('B4: a file of another origin is FORBIDDEN_ORIGIN and not asked for', async () => {
    stage.site.child('guest', {
      head: '<script type="module" src="http://127.0.0.2:9/x.js"></script>',
    });
    expect(await startGuest()).toMatchObject({ code: 'FORBIDDEN_ORIGIN', left: emptyContainer });
  });

  it.each([
    ['entry.js', 'NETWORK_LOST'],
    ['style.css', 'NETWORK_LOST'],
  ])('B4: %s that is not what integrity says is not used', async (name, code) => {
    serveGuest();
    const mark = `integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="`;
    stage.site.child('guest', { head: head.replace(`"${name}"`, `"${name}" ${mark}`) });
    expect(await startGuest()).toMatchObject({
      code,
      url: `${stage.site.origin}/child/guest/${name}`,
    });
  });

  it('B4: an entry that names an address that is none is ENTRY_TYPE', async () => {
    stage.site.child('guest', { head: '<script type="module" src="http://:x"></script>' });
    expect(await startGuest()).toMatchObject({ code: 'ENTRY_TYPE', left: emptyContainer });
  });

  it('B4: an entry that sends away to another place keeps its base', async () => {
    stage.site.serve('/child/guest/', { status: 302, headers: { Location: '/child/moved/' } });
    stage.site.child('moved', {
      module: 'export function mount() {} export function unmount() {}',
    });
    expect(await startGuest()).toMatchObject({ status: 'MOUNTED', code: undefined });
    expect(stage.site.requests).toContain('/child/moved/assets/entry.js');
  });
});
