import { fileURLToPath } from 'node:url';

import { createServer } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';

import { readEntryPage } from '../src/entry-page.ts';
import { microAppChild } from '../src/vite-child.ts';
import type { BuiltFiles } from './guest-build.ts';
import { buildGuest } from './guest-build.ts';

let files: BuiltFiles;
let entry: string;

beforeEach(async () => {
  files = await buildGuest();
  entry = entryOf(files);
});

function entryOf(built: BuiltFiles): string {
  const page = built.find((file) => file.fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

function chunkAt(url: string | undefined) {
  const name = url?.slice('https://site.example/child/guest/'.length);
  const file = files.find((one) => one.fileName === name);
  return file?.type === 'chunk' ? file : undefined;
}

describe('microAppChild', () => {
  it('writes an entry page whose marked module exports the lifecycles', () => {
    const page = readEntryPage(entry, 'https://site.example/child/guest/');
    expect(chunkAt(page.module?.url)?.exports.toSorted()).toEqual(['mount', 'unmount', 'update']);
  });

  it('needs one file for lifecycles without shared parts', () => {
    const page = readEntryPage(entry, 'https://site.example/child/guest/');
    expect(page.preloads).toEqual([]);
    expect(page.styles).toHaveLength(1);
  });

  it('names every file the lifecycles import statically', async () => {
    files = await buildGuest({ codeSplitting: { groups: [{ name: 'pages', test: /pages\.ts/ }] } });
    const page = readEntryPage(entryOf(files), 'https://site.example/child/guest/');
    const imported = chunkAt(page.module?.url)?.imports ?? [];
    expect(imported.length).toBeGreaterThan(0);
    expect(page.preloads.map(({ url }) => chunkAt(url)?.fileName)).toEqual(imported);
  });

  it('puts no script or style into the page and hashes every name', () => {
    expect(entry).not.toMatch(/<script[^>]*>[^<]|<style|style=/);
    const names = files.map(({ fileName }) => fileName).filter((name) => name !== 'index.html');
    for (const name of names) expect(name).toMatch(/^assets\/[\w-]+-[\w-]{8}\.\w+$/);
  });

  it('keeps the styles of the standalone page out of the entry, where every host would fetch them', () => {
    const all = files.filter(({ fileName }) => fileName.endsWith('.css'));
    const alone = all.find((file) => file.type === 'asset' && String(file.source).includes('7px'));
    expect(alone).toBeDefined();
    expect(entry).not.toContain(alone!.fileName);
    const standalone = files.find(({ fileName }) => /standalone.*js$/.test(fileName));
    expect(standalone?.type === 'asset' && standalone.source).toContain(alone!.fileName);
  });

  it('serves the standalone page in development', async () => {
    const server = await createServer({
      configFile: false,
      logLevel: 'error',
      root: fileURLToPath(new URL('fixtures/guest', import.meta.url)),
      server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        microAppChild({
          name: 'guest',
          lifecycles: 'src/lifecycles.ts',
          standalone: 'src/standalone.ts',
        }),
      ],
    });
    try {
      await server.listen();
      const origin = server.resolvedUrls!.local[0]!;
      const page = await (await fetch(origin)).text();
      const script = /src="(\/child\/guest\/src\/standalone\.ts)"/.exec(page)?.[1];
      expect(script).toBeDefined();
      const code = await (await fetch(new URL(script!, origin))).text();
      expect(code).toContain('mountStandalone');
    } finally {
      await server.close();
    }
  });
});
