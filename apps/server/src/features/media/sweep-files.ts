import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { FileStore } from './files/file-store.ts';
import { listKnownHashes } from './repository.ts';

/** Browsers and caches may still have a page that names them. */
const keptFor = day;

/** Removes what no picture of the library has: what was replaced, and what a fall left behind. */
export async function sweepFiles(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  store: FileStore,
): Promise<void> {
  const old: string[] = [];
  for await (const { name, writtenAt } of store.list())
    if (writtenAt < now() - keptFor) old.push(name);
  await removeUnknown({ database }, store, old);
}

/** Removes those of these files whose picture is not in the library. */
export async function removeUnknown(
  { database }: Pick<ServerContext, 'database'>,
  store: FileStore,
  names: readonly string[],
): Promise<void> {
  for (let first = 0; first < names.length; first += 500) {
    const some = names.slice(first, first + 500);
    // oxlint-disable-next-line no-await-in-loop
    const known = await listKnownHashes(database.handle, [...new Set(some.map(hashOf))]);
    // oxlint-disable-next-line no-await-in-loop
    for (const name of some) if (!known.has(hashOf(name))) await store.remove(name);
  }
}

function hashOf(name: string): string {
  return name.slice(0, name.indexOf('-'));
}
