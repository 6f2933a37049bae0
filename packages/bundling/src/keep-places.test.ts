import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { escapeText } from './escape-text.ts';
import { keepPlaces } from './keep-places.ts';

interface Built {
  beside: string;
  folder: string;
  word: string;
}

let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'uid-places-')));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(root, 'src/deep/main.ts'),
    "export const beside = new URL('./word.txt', import.meta.url).href; export const folder = import.meta.dirname; export const word = `钥匙 é`;",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

async function load(): Promise<Built> {
  const outDir = join(root, 'build');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepPlaces(outDir), escapeText()],
    build: { outDir, ssr: 'src/deep/main.ts', minify: false },
  });
  const built = join(outDir, 'main.js');
  return (await import(/* @vite-ignore */ pathToFileURL(built).href)) as Built;
}

test('a bundled module finds what lies beside it where it was written', async () => {
  const { beside, folder } = await load();
  expect(beside).toBe(pathToFileURL(join(root, 'src/deep/word.txt')).href);
  expect(join(folder)).toBe(join(root, 'src/deep'));
});

test('a bundled text is plain ASCII and says the same', async () => {
  const { word } = await load();
  expect(word).toBe('钥匙 é');
  expect(readFileSync(join(root, 'build/main.js'), 'utf8')).not.toMatch(/[\u0080-\uffff]/);
});
