import { describe, expect, it } from 'vitest';

import type { MicroAppConfig } from '../src/host.ts';
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

function registryOf(apps: string[], others: Partial<MicroAppConfig> = {}) {
  return Object.fromEntries(apps.map((name) => [name, { entry: `/child/${name}/`, ...others }]));
}

/** Resolves when everything that should be prefetched has been fetched. */
async function prefetch(registry: Record<string, MicroAppConfig>, mounted?: string) {
  await stage.page.evaluate(({ apps, except }) => window.shell.prefetchApps(apps, except), {
    apps: registry,
    except: mounted,
  });
}

async function mountGuest(options: { prefetch?: boolean } = {}) {
  await stage.page.evaluate(
    async ({ registry, wanted }) => {
      const apps = (window.shell.apps = window.shell.create({ registry, ...wanted }));
      await apps.mount('guest', document.querySelector('#container'), window.shell.props).settled;
    },
    { registry: registryOf(names), wanted: options },
  );
}

const ran = () => stage.page.evaluate(() => Reflect.get(window, 'ran'));
const others = () => stage.site.requests.filter((path) => !path.startsWith('/child/guest/'));

function filesOf(apps: string[]): string[] {
  return apps.flatMap((name) => [`/child/${name}/`, `/child/${name}/assets/entry.js`]);
}

describe('B14: prefetch', () => {
  it('B14: without a mount, fetches what the first five apps need and runs nothing', async () => {
    serveAll();
    await prefetch(registryOf(names));
    expect(stage.site.requests).toEqual(filesOf(names.slice(0, 5)));
    expect(prefetchCount).toBe(5);
    expect(await ran()).toBeUndefined();
  });

  it('B14: leaves out the app that is mounted', async () => {
    serveAll();
    await prefetch(registryOf(names), 'guest');
    expect(stage.site.requests).toEqual(filesOf(names.slice(1, 6)));
  });

  it('B14: leaves out apps that are not to be prefetched, such as those for staff', async () => {
    serveAll();
    const staff = registryOf(['guest', 'two'], { prefetch: false });
    await prefetch({ ...registryOf(names), ...staff });
    expect(stage.site.requests).toEqual(filesOf(['one', 'three', 'four', 'five', 'six']));
  });

  it('B14: the host does so after the first mount', async () => {
    serveAll();
    await mountGuest();
    await expect.poll(others).toEqual(filesOf(names.slice(1, 6)));
    expect(await ran()).toEqual(['guest']);
  });

  it('B14: the host does so once, however often it mounts', async () => {
    serveAll();
    await mountGuest();
    await expect.poll(others).toEqual(filesOf(names.slice(1, 6)));
    await stage.page.evaluate(
      () =>
        window.shell.apps!.mount('guest', document.querySelector('#container'), window.shell.props)
          .settled,
    );
    // This prefetch comes after any that the host has started, so the host's has ended when this one resolves.
    await prefetch(registryOf(['six']));
    expect(others()).toEqual(filesOf(names.slice(1)));
  });

  it('B14: fetches nothing when the visitor saves data', async () => {
    serveAll();
    await stage.page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await prefetch(registryOf(names));
    expect(stage.site.requests).toEqual([]);
  });

  it('B14: fetches where the browser says nothing of the connection, as Firefox and Safari do', async () => {
    serveAll();
    await stage.page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: undefined }),
    );
    await prefetch(registryOf(['one']));
    expect(stage.site.requests).toEqual(filesOf(['one']));
  });

  it('B14: the host fetches nothing when the shell does not want it', async () => {
    serveAll();
    await mountGuest({ prefetch: false });
    // This prefetch comes after any that the host has started, so the host's has ended when this one resolves.
    await prefetch(registryOf(['six']));
    expect(others()).toEqual(filesOf(['six']));
  });

  it('B14: a failure is silent and ends nothing', async () => {
    serveAll();
    stage.site.failing('/child/one/', { isLost: true });
    stage.site.failing('/child/two/', { status: 500 });
    stage.site.failing('/child/three/assets/entry.js', { status: 404 });
    await prefetch(registryOf(names), 'guest');
    expect(others()).toContain('/child/five/assets/entry.js');
  });

  it('B14: a prefetched app loads its files from the cache', async () => {
    serveAll();
    await prefetch(registryOf(['one']));
    stage.site.requests.length = 0;
    await stage.page.evaluate(() => window.shell.start('one', { prefetch: false }).settled);
    expect(stage.site.requests).toEqual(['/child/one/']);
  });
});
