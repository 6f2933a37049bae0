import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { microAppBuildFolder, microApps } from '@uid/contract/micro-apps';
import { beforeAll, expect, test } from 'vitest';

import { createTestApp } from '../apps/server/src/testing/test-app.ts';
import { buildParts } from './build-if-stale.ts';

/** An entry of the registry is all that the build and the server need to know of another micro-app. */
beforeAll(() => {
  const labels = { title: 'Guest', description: '' };
  Object.assign(microApps, {
    guest: {
      entry: '/child/guest/',
      route: '/visit/guest',
      frame: 'site',
      access: 'everybody',
      prefetch: false,
      labels: { zh: labels, en: { ...labels, title: 'Guest in English' } },
    },
  });
});

test('the build makes a second micro-app with the pages, and again when its sources change', () => {
  const { outputs, sources } = buildParts().pages;
  expect(outputs).toContain('apps/guest/build/client/index.html');
  expect(sources).toContain('apps/guest/**');
});

test('the server serves the files of each micro-app below its entry, under a strict policy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'micro-apps-'));
  const folderOf = (name: string) => join(folder, microAppBuildFolder(name));
  for (const name of Object.keys(microApps)) {
    await mkdir(join(folderOf(name), 'assets'), { recursive: true });
    await writeFile(join(folderOf(name), 'index.html'), name);
    await writeFile(join(folderOf(name), 'assets/entry-1.js'), '');
  }
  await using site = await createTestApp({
    pages: {
      build: { handlePage: async () => new Response('a page') },
      shellAssets: folder,
      microApps: Object.entries(microApps).map(([name, { entry }]) => ({
        entry,
        folder: folderOf(name),
      })),
    },
  });
  for (const [name, { entry }] of Object.entries(microApps)) {
    const { body, headers } = await site.app.inject(entry);
    expect([body, headers['cache-control']]).toEqual([name, 'no-cache']);
    const policy = `${headers['content-security-policy']}`.split('; ');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types 'none'");
    const script = await site.app.inject(`${entry}assets/entry-1.js`);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  await rm(folder, { recursive: true });
});
