import type { FileStore } from './file-store.ts';

/** How unused files of a store are recognised. */
export interface KeptFiles {
  hashOf: (name: string) => string;
  /** Returns those of the hashes that are in use. */
  listKnown: (hashes: string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Removes the files, complete or not, that were written before an instant, in epoch milliseconds, and are not in use.
 */
export async function sweepStore(store: FileStore, before: number, kept: KeptFiles): Promise<void> {
  await store.removeUnfinished(before);
  const old: string[] = [];
  for await (const { name, writtenAt } of store.list()) if (writtenAt < before) old.push(name);
  await removeUnkept(store, old, kept);
}

/** Removes those of the files that are not in use. */
export async function removeUnkept(
  store: FileStore,
  names: readonly string[],
  { hashOf, listKnown }: KeptFiles,
): Promise<void> {
  for (let first = 0; first < names.length; first += 500) {
    const some = names.slice(first, first + 500);
    const known = await listKnown([...new Set(some.map(hashOf))]);
    for (const name of some) if (!known.has(hashOf(name))) await store.remove(name);
  }
}
