import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { publishedList, readPublishedFiles } from './published-files.ts';

test('reads the bytes of every listed file, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uid-published-'));
  await writeFile(join(folder, 'a.pdf'), 'a');
  await writeFile(join(folder, 'unlisted.pdf'), 'b');
  await writeFile(join(folder, publishedList), JSON.stringify([{ name: 'a.pdf' }]));
  const files = await readPublishedFiles(folder);
  await rm(folder, { recursive: true });
  expect(files).toEqual([{ name: 'a.pdf', bytes: Buffer.from('a') }]);
});

test('publishes nothing where nothing has been built', async () => {
  expect(await readPublishedFiles('/nonexistent')).toEqual([]);
});
