import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { openTestDatabase } from '../../testing/test-database.ts';
import { openFolderStore } from './files/folder-store.ts';
import { insertRow } from './repository.ts';
import { removeWithdrawn } from './sweep-files.ts';

const hash = 'a'.repeat(32);
const names = ['avif', 'webp', 'jpg'].map((kind) => `${hash}-320.${kind}`);
const picture = {
  id: '1',
  hash,
  name: 'a.jpg',
  altZh: '',
  altEn: '',
  width: 320,
  height: 200,
  widths: '[320]',
  focusX: 50,
  focusY: 50,
  addedAt: 0,
  revision: 1,
};

test.each([
  ['goes with its files', false, []],
  ['keeps them where it is uploaded again meanwhile', true, names],
])('a picture that is withdrawn %s', async (_name, isUploaded, left) => {
  await using database = await openTestDatabase();
  const parent = mkdtempSync(join(tmpdir(), 'uid-withdrawn-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const store = openFolderStore(parent, 'media');
  for (const name of names) await store.write(name, Buffer.from(name));
  const remove = async (name: string) => {
    if (isUploaded) await insertRow(database.handle, picture);
    await store.remove(name);
  };
  await removeWithdrawn({ database }, { ...store, remove }, picture);
  const files = await Promise.all(names.map((name) => store.read(name)));
  expect(files.map((bytes) => bytes?.toString())).toEqual(
    names.map((name) => left.find((each) => each === name)),
  );
});
