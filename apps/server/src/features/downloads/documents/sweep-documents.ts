import type { ServerContext } from '../../../context.ts';
import { day } from '../../../job.ts';
import type { FileStore } from '../../media/files/file-store.ts';
import { sweepStore } from '../../media/files/sweep-store.ts';
import { listKnownHashes } from './repository.ts';

/** Downloads that began before may still go on, and an upload writes its file before its row. */
const keptFor = day;

/** Removes the files that no version has: of deleted ones, and what a fall left behind. */
export async function sweepDocuments(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  store: FileStore,
): Promise<void> {
  await sweepStore(store, now() - keptFor, {
    hashOf: (name) => name.slice(0, name.indexOf('.')),
    listKnown: (hashes) => listKnownHashes(database.handle, hashes),
  });
}
