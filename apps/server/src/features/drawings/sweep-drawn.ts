import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { FileStore, StoredFile } from '../media/files/file-store.ts';

/**
 * Milliseconds. After this time, files for words and releases that are gone are removed. Those still needed are drawn
 * again.
 */
const keptFor = 30 * day;
/** More files than a site has pages. */
export const maxDrawnFiles = 5_000;

/** Removes files that were drawn long ago, unfinished files, and the oldest if there are more than a site needs. */
export async function sweepDrawn(
  { now }: Pick<ServerContext, 'now'>,
  store: FileStore,
): Promise<void> {
  await store.removeUnfinished(now() - day);
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  const newestFirst = files.toSorted((a, b) => b.writtenAt - a.writtenAt);
  for (const [index, { name, writtenAt }] of newestFirst.entries())
    if (index >= maxDrawnFiles || writtenAt < now() - keptFor) await store.remove(name);
}
