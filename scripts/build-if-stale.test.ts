import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

import { microApps } from '@uid/contract/micro-apps';
import { expect, test } from 'vitest';

import { buildPart, buildParts } from './build-if-stale.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The workspaces outside of `packages/` that the pages import: `content` and `downloads`. */
function listImported(): string[] {
  const folders = ['shell', ...Object.keys(microApps)].join(',');
  const files = globSync(`apps/{${folders}}/{app,src,islands,enhancements}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /\.test\.tsx?$/.test(name),
  });
  return files.flatMap((file) =>
    [...read(file).matchAll(/'@uid\/(content|downloads)\/([\w-]+)'/g)].map(
      ([, name = '', entry = '']) => {
        const { exports } = JSON.parse(read(`${name}/package.json`)) as {
          exports: Record<string, string>;
        };
        return join(name, exports[`./${entry}`] ?? exports['./*']!.replace('*', entry));
      },
    ),
  );
}

test('the pages are built again when a file changes that they import from beside the packages', () => {
  const { sources } = buildParts().pages;
  const imported = [...new Set(listImported())];
  expect(imported.length).toBeGreaterThan(1);
  expect(imported.filter((file) => !sources.some((each) => matchesGlob(file, each)))).toEqual([]);
});

test('a build that ends without a file that is served names it, as where a micro-app builds elsewhere', async () => {
  const entry = 'apps/guest/build/client/index.html';
  const part = { outputs: [entry], sources: [], build: () => Promise.resolve() };
  await expect(buildPart('part-of-a-test', part)).rejects.toThrow(entry);
});
