import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

import { fileNames } from './file-store.ts';
import type { FileFolder, FileStore } from './file-store.ts';

/** Keeps files of a kind in a folder below `parent`, readable by this user alone; the first file creates the folder. */
export function openFolderStore(parent: string, kind: FileFolder): FileStore {
  const folder = join(parent, kind);
  return {
    async write(name, bytes) {
      if (await mkdir(folder, { recursive: true, mode: 0o700 })) await flushFolder(parent);
      const draft = join(folder, draftName(name));
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, join(folder, name));
        await flushFolder(folder);
      } finally {
        await rm(draft, { force: true });
      }
    },
    read: (name) => readFile(join(folder, name)).catch(unlessMissing),
    async stream(name, range) {
      const file = await open(join(folder, name)).catch(unlessMissing);
      return file?.createReadStream(range && { start: range.first, end: range.last });
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async *list() {
      const names = (await readdir(folder).catch(unlessMissing)) ?? [];
      for (const name of names.filter((each) => fileNames[kind].test(each))) {
        const stats = await stat(join(folder, name)).catch(unlessMissing);
        if (stats) yield { name, writtenAt: stats.mtimeMs };
      }
    },
    async removeUnfinished(before) {
      const names = (await readdir(folder).catch(unlessMissing)) ?? [];
      for (const name of names.filter((each) => isDraft(each, kind))) {
        const stats = await stat(join(folder, name)).catch(unlessMissing);
        if (stats && stats.mtimeMs < before) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Flushes a folder: without this, a power failure may lose the name of a new file although its bytes are on disk. */
async function flushFolder(folder: string): Promise<void> {
  let opened: FileHandle | undefined;
  try {
    opened = await open(folder);
    await opened.sync();
  } catch (cause) {
    if (!unableCodes.has((cause as { code?: string }).code ?? '')) throw cause;
  } finally {
    await opened?.close();
  }
}

/** Error codes of systems that can't open or flush a folder. */
const unableCodes: ReadonlySet<string> = new Set(['EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']);

function draftName(name: string): string {
  return `.${name}.${randomBytes(4).toString('hex')}`;
}

function isDraft(draft: string, kind: FileFolder): boolean {
  const [, name] = /^\.(.+)\.[0-9a-f]{8}$/.exec(draft) ?? [];
  return name !== undefined && fileNames[kind].test(name);
}

function unlessMissing(cause: unknown): undefined {
  if ((cause as { code?: string }).code !== 'ENOENT') throw cause;
}
