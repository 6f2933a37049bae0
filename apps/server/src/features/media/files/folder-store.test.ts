import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { openFolderStore } from './folder-store.ts';

const name = `${'a'.repeat(32)}-320.webp`;

function makeParent(): string {
  const parent = mkdtempSync(join(tmpdir(), 'uid-store-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return parent;
}

/** Calls back with each folder that is flushed. */
async function watchFlushes(parent: string, onFlush: (folder: string) => void | Promise<void>) {
  const one = await open(parent);
  const prototype = Object.getPrototypeOf(one) as FileHandle;
  await one.close();
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const path = realpathSync(`/proc/self/fd/${this.fd}`);
    if ((await this.stat()).isDirectory()) await onFlush(path);
  });
  onTestFinished(() => spy.mockRestore());
}

test.runIf(process.platform === 'linux')(
  'a file is written once its name is on the disk, and that of its folder',
  async () => {
    const parent = makeParent();
    const folder = join(parent, 'media');
    const flushed: [string, string[]][] = [];
    await watchFlushes(parent, (path) => void flushed.push([path, readdirSync(path)]));
    const store = openFolderStore(parent, 'media');
    for (let time = 0; time < 2; time += 1) await store.write(name, Buffer.from('whole'));
    expect(flushed).toEqual([
      [parent, ['media']],
      [folder, [name]],
      [folder, [name]],
    ]);
  },
);

test.runIf(process.platform === 'linux').each([
  ['EINVAL', undefined],
  ['EIO', 'EIO'],
])(
  'where the system cannot flush a folder it does without, but not where the disk fails (%s)',
  async (code, refused) => {
    const parent = makeParent();
    await watchFlushes(parent, () => Promise.reject(Object.assign(new Error(code), { code })));
    const written = openFolderStore(parent, 'media').write(name, Buffer.from('whole'));
    expect(
      await written.then(
        () => undefined,
        ({ message }: Error) => message,
      ),
    ).toBe(refused);
  },
);

test('a file that could not be written whole leaves nothing behind', async () => {
  const parent = makeParent();
  const store = openFolderStore(parent, 'media');
  async function* full(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half');
    throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  }
  await expect(store.write(name, full())).rejects.toThrow('full');
  expect(readdirSync(join(parent, 'media'))).toEqual([]);
  expect(await store.read(name)).toBeUndefined();
});
