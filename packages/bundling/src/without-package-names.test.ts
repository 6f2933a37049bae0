import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

import { withoutPackageNames } from './without-package-names.ts';

test('a bundle names the files that were written here, and not those of packages', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'uid-names-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const packaged = join(root, 'node_modules/packaged');
  mkdirSync(packaged, { recursive: true });
  mkdirSync(join(root, 'src'));
  const sources = {
    'package.json': '{"type":"module"}',
    'node_modules/packaged/package.json': '{"type":"module","exports":"./index.js"}',
    'node_modules/packaged/index.js': 'export const packaged = () => "of a package";',
    'src/own.ts': 'export const own = () => "our own";',
    'src/main.ts':
      'import { packaged } from "packaged"; import { own } from "./own.ts"; console.log(packaged(), own());',
  };
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(root, file), text);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutPackageNames()],
    ssr: { noExternal: true },
    build: { outDir: 'build', ssr: 'src/main.ts', minify: false },
  });
  const text = readFileSync(join(root, 'build/main.js'), 'utf8');
  expect(text).toContain('of a package');
  expect(text).toContain('src/own.ts');
  expect(text).not.toContain('node_modules');
});
