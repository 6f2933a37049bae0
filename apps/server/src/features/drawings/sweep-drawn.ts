import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { FileStore, StoredFile } from '../media/files/file-store.ts';

/** Then what is still published is drawn again: what belongs to words and releases that are gone goes by itself. */
const keptFor = 30 * day;
/** More than a site has pages. */
export const maxDrawnFiles = 5_000;

/** Removes what was drawn long ago or only by half, and of more than a site needs the oldest. */
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
