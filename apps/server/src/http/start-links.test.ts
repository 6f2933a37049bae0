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
  const preload = '<link rel="modulepreload" href="/child/assets/main-1.js">';
  await writeFile(join(folder, 'index.html'), `<head>${preload}</head>`);
  const apps = Object.values(microApps).map(({ entry }) => ({ entry, folder }));
  await using site = await createTestApp({
    pages: { build, shellAssets: import.meta.dirname, microApps: apps },
  });
  const linkOf = async (path: string) => (await site.app.inject(path)).headers['link'];
  const links = '</child/assets/main-1.js>; rel=modulepreload; fetchpriority=low';
  for (const path of ['/uid-front/login', '/en/uid-front/security'])
    expect(await linkOf(path)).toBe(links);
  for (const path of [routes.home, '/operator', '/operator/orders'])
    expect(await linkOf(path)).toBeUndefined();
  await rm(folder, { recursive: true });
});
