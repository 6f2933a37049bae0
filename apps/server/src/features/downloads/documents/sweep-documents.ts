import type { ServerContext } from '../../../context.ts';
import { day } from '../../../job.ts';
import type { FileStore } from '../../media/files/file-store.ts';
import { listKnownHashes } from './repository.ts';

/** Downloads that began before may still go on, and an upload writes its file before its row. */
const keptFor = day;

/** Removes the files that no version has: of deleted ones, and what a fall left behind. */
export async function sweepDocuments(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  store: FileStore,
): Promise<void> {
  const old: string[] = [];
  for await (const { name, writtenAt } of store.list())
    if (writtenAt < now() - keptFor) old.push(name);
  for (let first = 0; first < old.length; first += 500) {
    const some = old.slice(first, first + 500);
    // oxlint-disable-next-line no-await-in-loop
    const known = await listKnownHashes(database.handle, some.map(hashOf));
    // oxlint-disable-next-line no-await-in-loop
    for (const name of some) if (!known.has(hashOf(name))) await store.remove(name);
  }
}

function hashOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}
