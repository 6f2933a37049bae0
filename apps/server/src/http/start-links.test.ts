import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { microApps } from '@uid/contract/micro-apps';
import { routes } from '@uid/contract/pages';
import { expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';
import type { PageBuild } from './pages/render-page.ts';

const build: PageBuild = {
  async handlePage({ url }) {
    return new Response(url, { headers: { 'content-type': 'text/html' } });
  },
};

test('a page that hosts a micro-app names what that starts with, but for staff', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uid-entry-'));
  const head = [
    '<link rel="stylesheet" href="/child/assets/main-1.css">',
    '<link rel="modulepreload" href="/child/assets/main-1.js">',
    '<script type="module" src="/child/assets/lifecycles-1.js" data-lifecycles ignore></script>',
    '<script type="module" src="/child/assets/standalone-1.js" ignore></script>',
  ];
  await writeFile(join(folder, 'index.html'), `<head>${head.join('')}</head>`);
  const apps = Object.values(microApps).map(({ entry }) => ({ entry, folder }));
  await using site = await createTestApp({
    pages: { build, shellAssets: import.meta.dirname, microApps: apps },
  });
  const linkOf = async (path: string) => (await site.app.inject(path)).headers['link'];
  const links = ['main-1.css', 'main-1.js', 'lifecycles-1.js']
    .map((file) => `</child/assets/${file}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`)
    .join();
  for (const path of ['/uid-front/login', '/en/uid-front/security'])
    expect(await linkOf(path)).toBe(links);
  for (const path of [routes.home, '/operator', '/operator/orders'])
    expect(await linkOf(path)).toBeUndefined();
  await rm(folder, { recursive: true });
});
