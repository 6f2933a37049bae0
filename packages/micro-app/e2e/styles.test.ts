import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { BuiltFiles } from './guest-build.ts';
import { buildGuest, serveFiles } from './guest-build.ts';
import { useStage } from './stage.ts';

const stage = useStage();
let guest: BuiltFiles;

beforeAll(async () => {
  guest = await buildGuest();
});
beforeEach(() => serveFiles(stage.site, '/child/guest/', guest));

/** Every computed style of every element of the shell. */
async function shellStyles() {
  return stage.page.evaluate(() => {
    const elements = document.querySelectorAll('html, body, header, header *, main');
    return Array.from(elements, (element) => {
      const style = getComputedStyle(element);
      return Array.from(
        style,
        (name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`,
      );
    })
      .flat()
      .filter((line) => !/(size|height|origin|bottom|right|inset|block).*: /.test(line));
  });
}

describe('B11: styles', () => {
  it('B11: the shell looks the same while the child is mounted and after, lazy styles included', async () => {
    const before = await shellStyles();
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    await stage.page.click('#lazy');
    await stage.page.waitForSelector('#lazy-page');
    expect(await shellStyles()).toEqual(before);
    await stage.page.evaluate(() => window.shell.app!.unmount());
    expect(await shellStyles()).toEqual(before);
  });

  it('B11: the child has its own styles, and those of its lazy page', async () => {
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    await stage.page.click('#lazy');
    await stage.page.waitForSelector('#lazy-page');
    const found = await stage.page.evaluate(() => {
      return {
        root: getComputedStyle(document.querySelector('[data-micro]')!).color,
        title: getComputedStyle(document.querySelector('#container h1')!).color,
        outline: getComputedStyle(document.querySelector('#container h1')!).outlineWidth,
        lazy: getComputedStyle(document.querySelector('#lazy-page')!).color,
        animated: document.querySelector('#lazy-page')!.getAnimations().length,
      };
    });
    expect(found).toEqual({
      root: 'rgb(1, 2, 3)',
      title: 'rgb(1, 2, 3)',
      outline: '1px',
      lazy: 'rgb(4, 5, 6)',
      animated: 1,
    });
  });

  it('B11: the child follows the theme of the page it is embedded in', async () => {
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    const color = await stage.page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
      return getComputedStyle(document.querySelector('#container h1')!).color;
    });
    expect(color).toBe('rgb(7, 8, 9)');
  });

  it('B11: a child that can’t be loaded leaves no style sheet behind', async () => {
    stage.site.child('broken', {
      head: `<link rel="stylesheet" href="style.css"><script type="module" src="entry.js" data-lifecycles></script>`,
      module: `throw new Error('no')`,
    });
    stage.site.serve('/child/broken/style.css', 'main { color: rgb(1, 2, 3) }');
    const found = await stage.page.evaluate(async () => {
      const app = window.shell.start('broken');
      await app.settled;
      return [app.error?.code, document.styleSheets.length];
    });
    expect(found).toEqual(['SCRIPT_THREW', 0]);
  });

  it('B11: a child mounted again is styled in the frame it appears in, without a request', async () => {
    const found = await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const first = apps.mount('guest', document.querySelector('#container'), window.shell.props);
      await first.settled;
      await first.unmount();
      const colors: string[] = [];
      new MutationObserver(() => {
        const title = document.querySelector('#container h1');
        if (title) colors.push(getComputedStyle(title).color);
      }).observe(document.querySelector('#container')!, { childList: true, subtree: true });
      performance.clearResourceTimings();
      await apps.mount('guest', document.querySelector('#container'), window.shell.props).settled;
      await new Promise((resolve) => setTimeout(resolve));
      return { colors, requests: performance.getEntriesByType('resource').length };
    });
    expect(found.colors[0]).toBe('rgb(1, 2, 3)');
    expect(found.requests).toBe(0);
  });

  it('B11: unscoped styles of a foreign child are gone with it, and back with it', async () => {
    stage.site.child('foreign', {
      head: `<link rel="stylesheet" href="assets/a.css"><script type="module" src="entry.js"></script>`,
      module: `export function mount() {} export function unmount() {}`,
    });
    stage.site.serve('/child/foreign/assets/a.css', 'header { color: rgb(9, 9, 9) }');
    const colors = await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { foreign: { entry: '/child/foreign/' } } });
      const header = getComputedStyle(document.querySelector('header')!);
      const found: string[] = [];
      for (const _ of [1, 2]) {
        const app = apps.mount('foreign', document.querySelector('#container'), window.shell.props);
        await app.settled;
        found.push(header.color);
        await app.unmount();
        found.push(header.color);
      }
      return found;
    });
    const [on, off] = ['rgb(9, 9, 9)', 'rgb(0, 0, 0)'];
    expect(colors).toEqual([on, off, on, off]);
  });

  it('B11: unscoped styles of a foreign child that does not come to stand are not there', async () => {
    stage.site.child('foreign', {
      head: `<link rel="stylesheet" href="assets/a.css"><script type="module" src="entry.js"></script>`,
      module: `const { promise, resolve } = Promise.withResolvers();
        globalThis.release = resolve;
        let isFirst = true;
        export async function bootstrap() {
          await promise;
          if (isFirst) { isFirst = false; throw new Error('no'); }
        }
        export function mount() {}
        export function unmount() {}`,
    });
    stage.site.serve('/child/foreign/assets/a.css', 'header { color: rgb(9, 9, 9) }');
    const found = await stage.page.evaluate(async () => {
      const header = getComputedStyle(document.querySelector('header')!);
      const app = window.shell.start('foreign');
      await window.shell.reached(app, 'BOOTSTRAPPING');
      const colors = [header.color];
      Reflect.get(window, 'release')();
      await app.settled;
      colors.push(header.color);
      const { code } = app.error!;
      await app.retry();
      return { code, colors: [...colors, header.color], status: app.status };
    });
    const [on, off] = ['rgb(9, 9, 9)', 'rgb(0, 0, 0)'];
    expect(found).toEqual({
      code: 'BOOTSTRAP_FAILED',
      colors: [off, off, on],
      status: 'MOUNTED',
    });
  });

  it('B11: a child that stands twice keeps its styles until the second one is gone', async () => {
    const colors = await stage.page.evaluate(async () => {
      const apps = window.shell.create({ registry: { guest: { entry: '/child/guest/' } } });
      const [first, second] = ['header', '#container'].map((place) =>
        apps.mount('guest', document.querySelector(place), window.shell.props),
      );
      await Promise.all([first!.settled, second!.settled]);
      await first!.unmount();
      return getComputedStyle(document.querySelector('#container h1')!).color;
    });
    expect(colors).toBe('rgb(1, 2, 3)');
  });
});
