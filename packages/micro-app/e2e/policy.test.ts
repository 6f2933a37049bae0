import { gzipSync } from 'node:zlib';

import { beforeAll, describe, expect, it } from 'vitest';

import { bundle } from './bundle.ts';
import { buildGuest, serveFiles } from './guest-build.ts';
import { useStage } from './stage.ts';

const stage = useStage();

function sizeOf(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}

function names(): string[] {
  const prototypes = [Array, Promise, Object, Function, EventTarget].map((one) => one.prototype);
  return [globalThis, ...prototypes].flatMap((owner) => Object.getOwnPropertyNames(owner));
}

function natives(): Promise<string[]> {
  return stage.page.evaluate(() =>
    [window, history, Node.prototype, EventTarget.prototype, Document.prototype]
      .flatMap((owner) => Object.entries(Object.getOwnPropertyDescriptors(owner)))
      .map(([name, { value }]) => `${name} ${typeof value === 'function' ? value : ''}`),
  );
}

describe('B1: the strict policy', () => {
  it('B1: mount, a lazy page, unmount and mounting again violate nothing', async () => {
    serveFiles(stage.site, '/child/guest/', await buildGuest());
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    await stage.page.click('#lazy');
    await stage.page.waitForSelector('#lazy-page');
    await stage.page.evaluate(() => window.shell.app!.unmount());
    const status = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      await app.settled;
      return app.status;
    });
    expect(status).toBe('MOUNTED');
    expect(await stage.page.evaluate(() => window.shell.violations)).toEqual([]);
  });

  it('B1: the policy would tell', async () => {
    stage.expect('require-trusted-types-for trusted-types-sink Element innerHTML|<b>');
    const isRefused = await stage.page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>';
        return false;
      } catch {
        return true;
      }
    });
    expect(isRefused).toBe(true);
    await expect.poll(() => stage.page.evaluate(() => window.shell.violations.length)).toBe(1);
  });
});

describe('B2: the host itself', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundle('../src/micro-app.ts');
  });

  it('B2: is at most 4 KB gzipped, and 1 KB more once a classic child comes', async () => {
    const alone = await bundle('../src/micro-app.ts', { external: [/classic-child/] });
    expect(sizeOf(alone)).toBeLessThanOrEqual(4096);
    expect(sizeOf(code)).toBeLessThanOrEqual(4096 + 1024);
  });

  it('B2: evaluates no text and writes no script or style text', () => {
    expect(code).not.toMatch(
      /\beval\b|\bFunction\(|innerHTML|insertAdjacentHTML|DOMParser|\.write\(/,
    );
    expect(code).not.toMatch(/createElement\(.style|setTimeout\(["'`]|replaceSync|insertRule/);
    expect(code).not.toMatch(/\.(text|textContent)\s*=/);
  });

  it('B2: adds no global and patches nothing when it is imported in Node', async () => {
    const before = names();
    const { createMicroApps } = await import('../src/micro-app.ts');
    const apps = createMicroApps({ registry: {} });
    expect(apps.getStatus('guest')).toBe('NOT_LOADED');
    expect(names()).toEqual(before);
  });

  it('B2: adds no global and patches nothing in a page, also while a child is mounted', async () => {
    serveFiles(stage.site, '/child/guest/', await buildGuest());
    const before = await natives();
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    expect(await natives()).toEqual(before);
  });
});
