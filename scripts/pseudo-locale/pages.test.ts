import { staticPages } from '@uid/contract/page-table';
import { localPath } from '@uid/contract/paths';
import { expect, test } from 'vitest';

import * as build from '../../apps/shell/app/server.ts';
import { publishedFiles } from '../../apps/server/src/features/downloads/testing/published.ts';
import { seedSite } from '../../apps/server/src/testing/seed-site.ts';
import { createTestApp } from '../../apps/server/src/testing/test-app.ts';
import { plainWords } from './plain-words.ts';

const language = 'en';
/** The brand name, which is in the header of every page. */
const names = ['UID'];

test('every text of every page, and of every page that one links to, comes from a record of texts', async () => {
  const pages = { build, shellAssets: import.meta.dirname, microApps: [] };
  // The names of built files are taken from the build.
  await using site = await createTestApp({ pages, downloads: publishedFiles });
  await seedSite(site.deps);
  const waiting = [...staticPages.map(({ path }) => path), '/no-such-page'].map((path) =>
    localPath(path, language),
  );
  const seen = new Set(waiting.map(shapeOf));
  const found = new Set<string>();
  for (const path of waiting) {
    const { body } = await site.app.inject(path);
    for (const text of plainWords(body, names)) found.add(`${path}: ${text}`);
    for (const next of linksIn(body))
      if (!seen.has(shapeOf(next))) {
        seen.add(shapeOf(next));
        waiting.push(next);
      }
  }
  expect(waiting.length).toBeGreaterThan(staticPages.length);
  expect([...found]).toEqual([]);
});

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/en\/[^"#]*)/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => !/\.\w+$/.test(path));
}

/** Returns a path with the names of its parameters only, because views that differ in values show the same texts. */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  return `${pathname}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
}
