import { describe, expect, it } from 'vitest';

import type { Answer } from './site.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const head = `<link rel="stylesheet" href="style.css"><link rel="modulepreload" href="part.js"><script type="module" src="entry.js" data-lifecycles></script>`;

function serveGuest() {
  stage.site.child('guest', {
    head,
    module: `import { text } from './part.js';
      export function mount({ container }) { container.append(text); }
      export function unmount() {}`,
  });
  stage.site.serve('/child/guest/part.js', `export const text = 'here'`);
  stage.site.serve('/child/guest/style.css', 'main { color: rgb(1, 2, 3) }');
}

async function state() {
  return stage.page.evaluate(() => {
    const container = document.querySelector('#container')!;
    const { status, error } = window.shell.app!;
    const { color } = getComputedStyle(container);
    return { status, code: error?.code, text: container.textContent, color };
  });
}

const cacheable = { 'Cache-Control': 'max-age=3600' };
const failures: [string, Answer][] = [
  ['lost', { isLost: true }],
  ['500', { status: 500 }],
  ['404 that caches keep', { status: 404, headers: cacheable }],
  ['page that caches keep', { type: 'text/html', body: 'moved', headers: cacheable }],
];
const files = [
  ['entry', '/child/guest/'],
  ['module', '/child/guest/entry.js'],
  ['dependency', '/child/guest/part.js'],
  ['style', '/child/guest/style.css'],
] as const;

describe('B7: retry after a failure that passed', () => {
  const cases = files
    .flatMap(([kind, path]) => failures.map(([how, answer]) => ({ kind, path, how, answer })))
    .filter(({ kind, how }) => !(kind === 'entry' && how.startsWith('page')));

  it.each(cases)('B7: mounts without a page load after the $kind was $how', async (given) => {
    serveGuest();
    const heal = stage.site.failing(given.path, given.answer);
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    expect(await state()).toMatchObject({ status: 'LOAD_ERROR', text: '' });
    heal();
    await stage.page.evaluate(() => window.shell.app!.retry());
    expect(await state()).toEqual({
      status: 'MOUNTED',
      code: undefined,
      text: 'here',
      color: 'rgb(1, 2, 3)',
    });
  });

  it('B7: mounts after a style sheet that came when it was fetched and was lost when it was to apply', async () => {
    serveGuest();
    const path = '/child/guest/style.css';
    let heal = () => {};
    stage.site.serve(path, {
      body: 'main { color: rgb(9, 9, 9) }',
      headers: { 'Cache-Control': 'no-store' },
      onAsked: () => void (heal = stage.site.failing(path, { status: 500 })),
    });
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    expect(await state()).toMatchObject({ status: 'LOAD_ERROR', code: 'STYLE_FAILED' });
    heal();
    serveGuest();
    await stage.page.evaluate(() => window.shell.app!.retry());
    expect(await state()).toMatchObject({ status: 'MOUNTED', color: 'rgb(1, 2, 3)' });
  });

  it('B7: mounts after a lifecycle that failed once', async () => {
    stage.site.child('guest', {
      module: `let tries = 0;
        export function bootstrap() { if (tries++ < 1) throw new Error('no') }
        export function mount({ container }) { if (tries++ < 3) throw new Error('no'); container.append('here') }
        export function unmount() {}`,
    });
    const codes = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      await app.settled;
      const found = [app.error?.code];
      for (const _ of [1, 2]) {
        await app.retry();
        found.push(app.error?.code);
      }
      return found;
    });
    expect(codes).toEqual(['BOOTSTRAP_FAILED', 'MOUNT_FAILED', undefined]);
    expect(await state()).toMatchObject({ status: 'MOUNTED', text: 'here' });
  });

  it('B7: a new release of the child is what a retry loads', async () => {
    stage.site.child('guest', { head: '<script type="module" src="old.js"></script>' });
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    expect(await state()).toMatchObject({ code: 'SCRIPT_FAILED' });
    serveGuest();
    await stage.page.evaluate(() => window.shell.app!.retry());
    expect(await state()).toMatchObject({ status: 'MOUNTED', text: 'here' });
  });

  it('B7: two clicks on Retry are one', async () => {
    serveGuest();
    const heal = stage.site.failing('/child/guest/', { status: 500 });
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    heal();
    stage.site.requests.length = 0;
    await stage.page.evaluate(() =>
      Promise.all([window.shell.app!.retry(), window.shell.app!.retry()]),
    );
    expect(stage.site.requests.filter((path) => path === '/child/guest/')).toHaveLength(1);
    expect(await state()).toMatchObject({ status: 'MOUNTED', text: 'here' });
  });

  it('B7: after unmount a retry does nothing', async () => {
    serveGuest();
    stage.site.failing('/child/guest/', { status: 500 });
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    stage.site.requests.length = 0;
    await stage.page.evaluate(async () => {
      await window.shell.app!.unmount();
      await window.shell.app!.retry();
    });
    expect(stage.site.requests).toEqual([]);
  });
});
