import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { openFolderStore } from './folder-store.ts';

const name = `${'a'.repeat(32)}-320.webp`;

test('a file that could not be written whole leaves nothing behind', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'uid-store-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const store = openFolderStore(parent, 'media');
  async function* full(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half');
    throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  }
  await expect(store.write(name, full())).rejects.toThrow('full');
  expect(readdirSync(join(parent, 'media'))).toEqual([]);
  expect(await store.read(name)).toBeUndefined();
});
