import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { glob } from './list-folder.ts';

test('yields all files of a folder and of those inside, but none that begins with a dot', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'uid-folder-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  for (const folder of ['a/b', '.git']) mkdirSync(join(cwd, folder), { recursive: true });
  for (const file of ['x.js', 'a/y.css', 'a/b/z.js', '.git/head', 'a/.hidden'])
    writeFileSync(join(cwd, file), '');
  expect((await glob('**/**', { cwd })).toSorted()).toEqual(['a/b/z.js', 'a/y.css', 'x.js']);
});
