import { describe, expect, it } from 'vitest';

import { prefetchCount } from '../src/prefetch.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const names = ['guest', 'one', 'two', 'three', 'four', 'five', 'six'];

function serveAll() {
  for (const name of names)
    stage.site.child(name, {
      module: `globalThis.ran = [...(globalThis.ran ?? []), '${name}'];
        export function mount() {} export function unmount() {}`,
    });
}

async function mountGuest(settings: { saveData?: boolean; prefetch?: boolean } = {}) {
  return stage.page.evaluate(
    async ({ all, saveData, prefetch }) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
      const registry = Object.fromEntries(all.map((name) => [name, { entry: `/child/${name}/` }]));
      const apps = window.shell.create({ registry, prefetch });
      await apps.mount('guest', document.querySelector('#container'), window.shell.props).settled;
      for (let turn = 0; turn < 20; turn++) {
        await new Promise((resolve) => requestIdleCallback(resolve));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return { ran: Reflect.get(window, 'ran'), log: window.shell.log };
    },
    { all: names, ...settings },
  );
}

const others = () => stage.site.requests.filter((path) => !path.startsWith('/child/guest/'));

describe('B14: prefetch', () => {
  it('B14: fetches the first five other apps when idle, and runs nothing of them', async () => {
    serveAll();
    const { ran } = await mountGuest();
    await expect
      .poll(others)
      .toEqual(
        names
          .slice(1, 1 + prefetchCount)
          .flatMap((name) => [`/child/${name}/`, `/child/${name}/assets/entry.js`]),
      );
    expect(prefetchCount).toBe(5);
    expect(ran).toEqual(['guest']);
  });

  it('B14: fetches nothing when the visitor saves data', async () => {
    serveAll();
    await mountGuest({ saveData: true });
    expect(others()).toEqual([]);
  });

  it('B14: fetches nothing when the shell does not want it', async () => {
    serveAll();
    await mountGuest({ prefetch: false });
    expect(others()).toEqual([]);
  });

  it('B14: a failure is silent and ends nothing', async () => {
    serveAll();
    stage.site.failing('/child/one/', { isLost: true });
    stage.site.failing('/child/two/', { status: 500 });
    stage.site.failing('/child/three/assets/entry.js', { status: 404 });
    const { log } = await mountGuest();
    await expect.poll(others).toContain('/child/five/assets/entry.js');
    expect(log.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  it('B14: a prefetched app loads its files from the cache', async () => {
    serveAll();
    await mountGuest();
    await expect.poll(others).toContain('/child/five/assets/entry.js');
    stage.site.requests.length = 0;
    await stage.page.evaluate(() => window.shell.start('one', { prefetch: false }).settled);
    expect(stage.site.requests).toEqual(['/child/one/']);
  });
});
