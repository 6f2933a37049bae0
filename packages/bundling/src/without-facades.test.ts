import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

import { withoutFacades } from './without-facades.ts';

const modules: Record<string, string> = {
  entry: `import { add } from 'both'; export const two = add(1, 1); export const open = () => import('later'); export const other = () => import('other');`,
  later: `import { add } from 'both'; import { name } from 'beside'; export const three = add(1, 2) + name;`,
  beside: `export const name = ' ' + ['a', 'b'].join('');`,
  other: `import { name } from 'beside'; export const called = 'called' + name;`,
  both: `export const add = (one, other) => one + other;`,
};

const fromTheTable: Plugin = {
  name: 'from-the-table',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.slice(1)] ?? null,
};

async function filesWith(
  plugins: Plugin[],
  entryFileNames = '[name].js',
): Promise<{ folder: string; files: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'uid-facades-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [fromTheTable, ...plugins],
    build: {
      outDir: '.',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { entry: 'entry' },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames,
          chunkFileNames: '[name]-group.js',
          codeSplitting: {
            groups: [
              { name: 'first', test: /entry|both/, priority: 2 },
              { name: 'second', test: /later|beside|other/, priority: 1 },
            ],
          },
        },
      },
    },
  });
  return { folder, files: readdirSync(folder).toSorted() };
}

test('a group stands in one file, which has the exports of what is in it', async () => {
  // The bundler's output without the plugin: if this fails, the plugin is no longer needed.
  expect((await filesWith([])).files).toHaveLength(3);
  const { folder, files } = await filesWith([withoutFacades()]);
  expect(files).toHaveLength(2);
  expect(files).toContain('entry.js');
  const entry = (await import(join(folder, 'entry.js'))) as {
    two: number;
    open: () => Promise<{ three: string }>;
    other: () => Promise<{ called: string }>;
  };
  expect(entry.two).toBe(2);
  expect((await entry.open()).three).toBe('3 ab');
  expect((await entry.other()).called).toBe('called ab');
});

test('a file that has become another one has another name', async () => {
  const entryOf = async (plugins: Plugin[]) => {
    const { files } = await filesWith(plugins, '[name]-[hash].js');
    return files.find((file) => file.startsWith('entry-'));
  };
  expect(await entryOf([withoutFacades()])).not.toBe(await entryOf([]));
});
