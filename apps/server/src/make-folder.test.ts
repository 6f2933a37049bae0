import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { makeFolder } from './make-folder.ts';

function newParent(): string {
  const parent = mkdtempSync(join(tmpdir(), 'uid-folder-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return parent;
}

test('a folder is made with those above it, for this user alone, and once more it is there', () => {
  const folder = join(newParent(), 'one', 'two');
  for (let times = 0; times < 2; times += 1) makeFolder(folder);
  for (const each of [folder, join(folder, '..')]) expect(statSync(each).mode & 0o777).toBe(0o700);
});

test('where a file stands in the way, the cause is told', () => {
  const file = join(newParent(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'folder'))).toThrow('ENOTDIR');
});

test.runIf(existsSync('/proc/self'))(
  'where the system says of a folder that is there that it is not, as an automounter does, the attempt ends',
  () => {
    expect(() => makeFolder('/proc/uid/backups')).toThrow('ENOENT');
  },
);
