import type { ServerContext } from '../../../context.ts';
import { day } from '../../../job.ts';
import type { FileStore } from '../../media/files/file-store.ts';
import { sweepStore } from '../../media/files/sweep-store.ts';
import { listKnownHashes } from './repository.ts';

/** Milliseconds. Downloads that have begun may still be running, and an upload writes its file before its row. */
const keptFor = day;

/** Removes files that belong to no version: those of deleted versions, and those left behind by a crash. */
export async function sweepDocuments(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  store: FileStore,
): Promise<void> {
  await sweepStore(store, now() - keptFor, {
    hashOf: (name) => name.slice(0, name.indexOf('.')),
    listKnown: (hashes) => listKnownHashes(database.handle, hashes),
  });
}
