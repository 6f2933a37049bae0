import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bundle } from './bundle.ts';
import type { BuiltFiles } from './guest-build.ts';
import { buildGuest, serveFiles } from './guest-build.ts';
import { page as pageOf } from './site.ts';
import { useStage } from './stage.ts';

const stage = useStage();
let guest: BuiltFiles;
let shell: string;

beforeAll(async () => {
  [guest, shell] = await Promise.all([buildGuest(), bundle('fixtures/router-shell.ts')]);
});

beforeEach(() => {
  serveFiles(stage.site, '/child/guest/', guest);
  const body = `<p id="own"></p><main id="container"></main>`;
  const scripts = ['router', 'shell'].map(
    (name) => `<script type="module" src="/${name}.js"></script>`,
  );
  stage.site.serve('/router.js', shell);
  for (const path of ['/home', '/guest/', '/guest/lazy', '/news'])
    stage.site.serve(path, pageOf(scripts.join(''), body));
});

const go = (path: string) => stage.page.evaluate((to) => Reflect.get(window, 'go')(to), path);
const open = (path: string) => stage.page.goto(stage.site.origin + path);

/** What the visitor sees: the path, the shell's own text, and the child's heading. */
async function seen() {
  return stage.page.evaluate(() => {
    const own = document.querySelector('#own')!.textContent;
    const headings = Array.from(document.querySelectorAll('h1'), (heading) => heading.textContent);
    return [location.pathname, own, ...headings].join(' | ');
  });
}

describe('B15: back, forward and deep links', () => {
  it('B15: back and forward cross the border of shell and child', async () => {
    await open('/home');
    await go('/guest/');
    await expect.poll(seen).toBe('/guest/ |  | guest /');
    await stage.page.click('#lazy');
    await expect.poll(seen).toBe('/guest/lazy |  | guest /lazy');
    await stage.page.goBack();
    await expect.poll(seen).toBe('/guest/ |  | guest /');
    await stage.page.goBack();
    await expect.poll(seen).toBe('/home | own /home');
    await stage.page.goForward();
    await expect.poll(seen).toBe('/guest/ |  | guest /');
    await stage.page.goForward();
    await expect.poll(seen).toBe('/guest/lazy |  | guest /lazy');
  });

  it('B15: two steps at once cross it too', async () => {
    await open('/news');
    await go('/guest/');
    await stage.page.click('#lazy');
    await expect.poll(seen).toBe('/guest/lazy |  | guest /lazy');
    await stage.page.evaluate(() => history.go(-2));
    await expect.poll(seen).toBe('/news | own /news');
    await stage.page.evaluate(() => history.go(2));
    await expect.poll(seen).toBe('/guest/lazy |  | guest /lazy');
  });

  it('B15: a deep link opens the page of the child', async () => {
    await open('/guest/lazy');
    await expect.poll(seen).toBe('/guest/lazy |  | guest /lazy');
  });

  it('B15: the child sends the visitor out, and back leads in again', async () => {
    await open('/guest/lazy');
    await expect.poll(seen).toBe('/guest/lazy |  | guest /lazy');
    await stage.page.click('#leave');
    await expect.poll(seen).toBe('/home | own /home');
    await stage.page.goBack();
    await expect.poll(seen).toBe('/guest/lazy |  | guest /lazy');
  });

  it('B15: the shell learns where the child has gone', async () => {
    await open('/guest/');
    await stage.page.click('#lazy');
    await expect
      .poll(() => stage.page.evaluate(() => Reflect.get(window, 'log')))
      .toEqual(['/guest/lazy']);
  });
});
