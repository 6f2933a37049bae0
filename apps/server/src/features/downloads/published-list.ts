import type { PublishedFile } from '@uid/downloads/published-files';

import type { ServerContext } from '../../context.ts';
import { shopDay } from '../../shop-clock.ts';
import type { Drawings } from '../drawings/drawings.ts';
import type { FileStore } from '../media/files/file-store.ts';
import { fileNameOf, mediaTypeOf, savedNameOf } from './documents/document-file.ts';
import { listDocumentRows } from './documents/repository.ts';
import type { ListedRow } from './documents/repository.ts';
import { toServedFile } from './served-file.ts';
import type { ServedFile } from './served-file.ts';

export interface PublishedList {
  /** Returns the files that the site itself makes, even if staff have published others in their place. */
  readMade: () => Promise<ReadonlyMap<string, ServedFile>>;
  /** Returns all published files by name. Readers get no others. */
  read: () => Promise<ReadonlyMap<string, ServedFile>>;
}

interface Source {
  database: Pick<ServerContext['database'], 'handle' | 'siteVersion'>;
  files: readonly PublishedFile[];
  store: FileStore;
  /** If undefined, the documents are those of the release. */
  drawings?: Pick<Drawings, 'listDocuments'> | undefined;
}

interface Lists {
  made: ReadonlyMap<string, ServedFile>;
  read: ReadonlyMap<string, ServedFile>;
  /** False while documents of the list are still being drawn. */
  isWhole: boolean;
}

/** Milliseconds for which a list is used while documents of it are still being drawn. */
const incompleteListTime = 1_000;

/**
 * Lists the files that the site makes, and those that staff have published, replaced or withdrawn. The list is read
 * again once the site has changed. If the database can't be reached, the last list is used.
 */
export function createPublishedList(source: Source): PublishedList {
  const { handle, siteVersion } = source.database;
  const { store } = source;
  const built = source.files.map((file) => toServedFile(file));
  let kept: { version: number; until: number; lists: Lists } | undefined;
  let reading: { version: number; lists: Promise<Lists> } | undefined;

  async function makeLists(): Promise<Lists> {
    const { files, isWhole } = await listMade(built, kept?.lists.made, source.drawings);
    const made = new Map(files.map((file) => [file.name, file]));
    const read = new Map(made);
    for (const row of await listDocumentRows(handle)) {
      const served = row.published === 'built' ? made.get(row.name) : toUploaded(row, store);
      if (served) read.set(row.name, served);
      else read.delete(row.name);
    }
    return { made, read, isWhole };
  }

  async function readLists(): Promise<Lists> {
    const version = siteVersion();
    if (kept?.version === version && performance.now() < kept.until) return kept.lists;
    if (reading?.version !== version) reading = { version, lists: makeLists() };
    const own = reading;
    try {
      const lists = await own.lists;
      const until = lists.isWhole ? Infinity : performance.now() + incompleteListTime;
      kept = { version, until, lists };
    } catch (cause) {
      if (!kept) throw cause;
    } finally {
      if (reading === own) reading = undefined;
    }
    return kept.lists;
  }

  return {
    readMade: async () => (await readLists()).made,
    read: async () => (await readLists()).read,
  };
}

/**
 * Returns the release's files. Documents whose text differs by now are replaced by newly drawn ones, and those of a
 * product that is gone are left out.
 * @param before the last list; each of its files stays until its successor has been drawn
 */
async function listMade(
  built: readonly ServedFile[],
  before: Lists['made'] | undefined,
  drawings: Source['drawings'],
): Promise<{ files: ServedFile[]; isWhole: boolean }> {
  if (!drawings) return { files: [...built], isWhole: true };
  const byWords = new Map(built.map((file) => [file.words, file]));
  const byName = new Map(built.map((file) => [file.name, file]));
  const known = new Set([...byWords.keys()].flatMap((words) => words ?? []));
  const documents = await drawings.listDocuments(known);
  const files = documents.flatMap(({ entry, bytes }) => {
    const same = byWords.get(entry.words);
    if (same) return same;
    if (bytes) return toServedFile({ ...entry, bytes });
    return before?.get(entry.name) ?? byName.get(entry.name) ?? [];
  });
  const isWhole = documents.every(({ entry, bytes }) => bytes ?? byWords.has(entry.words));
  const others = built.filter(({ words }) => words === undefined);
  return { files: [...files, ...others], isWhole };
}

/** Returns undefined if no version is published. */
function toUploaded(row: ListedRow, store: FileStore): ServedFile | undefined {
  const { name, kind, hash, version, size, publishedAt } = row;
  if (!hash || !version || !size) return undefined;
  return {
    name,
    kind,
    ...(kind === 'product-document' && { documentKind: row.documentKind }),
    ...(row.fileLanguage && { language: row.fileLanguage }),
    ...(row.product && { product: row.product }),
    title: { zh: row.titleZh, en: row.titleEn },
    version,
    date: shopDay(publishedAt ?? 0),
    type: mediaTypeOf(kind),
    savedAs: savedNameOf(name, version),
    size,
    sha256: hash,
    body: { size, open: (range) => store.stream(fileNameOf(kind, hash), range) },
  };
}
