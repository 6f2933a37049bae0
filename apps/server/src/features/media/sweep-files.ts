import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { FileStore } from './files/file-store.ts';
import { removeUnkept, sweepStore } from './files/sweep-store.ts';
import type { KeptFiles } from './files/sweep-store.ts';
import { fileNamesOf } from './picture.ts';
import { listKnownHashes } from './repository.ts';
import type { PictureRow } from './repository.ts';

/** Milliseconds: browsers and caches may still have a page that names a file. */
const keptFor = day;

/**
 * Removes the files that no picture of the library has: those that were replaced, and those that a crash left behind.
 */
export async function sweepFiles(
  context: Pick<ServerContext, 'database' | 'now'>,
  store: FileStore,
): Promise<void> {
  await sweepStore(store, context.now() - keptFor, keptPictures(context));
}

/**
 * Removes the files of a withdrawn picture. If the same picture was uploaded meanwhile, the upload found these files and
 * wrote none, so they are put back.
 */
export async function removeWithdrawn(
  context: Pick<ServerContext, 'database'>,
  store: FileStore,
  picture: Pick<PictureRow, 'hash' | 'widths'>,
): Promise<void> {
  const names = fileNamesOf(picture);
  const files = await Promise.all(
    names.map(async (name) => [name, await store.read(name)] as const),
  );
  const kept = keptPictures(context);
  await removeUnkept(store, names, kept);
  if (!(await kept.listKnown([picture.hash])).has(picture.hash)) return;
  for (const [name, bytes] of files) if (bytes) await store.write(name, bytes);
}

function keptPictures({ database }: Pick<ServerContext, 'database'>): KeptFiles {
  return {
    hashOf: (name) => name.slice(0, name.indexOf('-')),
    listKnown: (hashes) => listKnownHashes(database.handle, hashes),
  };
}
