import type { ServerContext } from '../../context.ts';
import { hour } from '../../job.ts';
import { appendErasures, keyOf, readErasuresFile } from './erasures-file.ts';
import { listErasures } from './record-erasures.ts';

/** Milliseconds. A commit becomes visible later than its time says, and clocks of processes differ. */
const overlap = hour;

/** Copies new erasures to the file beside the database. Each process keeps track of its own copy. */
export function createErasuresCopy({
  config,
  database,
  now,
}: Pick<ServerContext, 'config' | 'database' | 'now'>): () => Promise<void> {
  const copied = new Set<string>();
  // The first round reads all erasures, so that a lost copy is written again.
  let since = 0;
  return async () => {
    const startedAt = now();
    const recorded = await listErasures(database.handle, since);
    const isNew = (each: (typeof recorded)[number]) => !copied.has(keyOf(each));
    if (recorded.some(isNew)) {
      // Another process may have written to the file.
      for (const each of readErasuresFile(config.erasuresFile)) copied.add(keyOf(each));
      const missing = recorded.filter(isNew);
      appendErasures(config.erasuresFile, missing);
      for (const each of missing) copied.add(keyOf(each));
    }
    since = startedAt - overlap;
  };
}
