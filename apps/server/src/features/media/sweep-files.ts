import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { FileStore } from './files/file-store.ts';
import { removeUnkept, sweepStore } from './files/sweep-store.ts';
import type { KeptFiles } from './files/sweep-store.ts';
import { listKnownHashes } from './repository.ts';

/** Browsers and caches may still have a page that names them. */
const keptFor = day;

/** Removes what no picture of the library has: what was replaced, and what a fall left behind. */
export async function sweepFiles(
  context: Pick<ServerContext, 'database' | 'now'>,
  store: FileStore,
): Promise<void> {
  await sweepStore(store, context.now() - keptFor, keptPictures(context));
}

/** Removes those of these files whose picture is not in the library. */
export async function removeUnknown(
  context: Pick<ServerContext, 'database'>,
  store: FileStore,
  names: readonly string[],
): Promise<void> {
  await removeUnkept(store, names, keptPictures(context));
}

function keptPictures({ database }: Pick<ServerContext, 'database'>): KeptFiles {
  return {
    hashOf: (name) => name.slice(0, name.indexOf('-')),
    listKnown: (hashes) => listKnownHashes(database.handle, hashes),
  };
}
