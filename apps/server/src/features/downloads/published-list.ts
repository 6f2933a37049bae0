import type { PublishedFile } from '@uid/downloads/published-files';

import type { ServerContext } from '../../context.ts';
import { shopDay } from '../../shop-clock.ts';
import type { FileStore } from '../media/files/file-store.ts';
import { fileNameOf, mediaTypeOf, savedNameOf } from './documents/document-file.ts';
import { listDocumentRows } from './documents/repository.ts';
import type { ListedRow } from './documents/repository.ts';
import { toServedFile } from './served-file.ts';
import type { ServedFile } from './served-file.ts';

export interface PublishedList {
  /** What the release made, whatever staff have published in its place. */
  built: ReadonlyMap<string, ServedFile>;
  /** Everything that readers may have, by name: what is not in it is not there. */
  read: () => Promise<ReadonlyMap<string, ServedFile>>;
}

interface Source {
  database: Pick<ServerContext['database'], 'handle' | 'siteVersion'>;
  files: readonly PublishedFile[];
  store: FileStore;
}

/**
 * The files of the release, with what staff have published beside them, in their place, or taken away. It is read
 * again where the site has changed; while the database is away what was read last holds.
 */
export function createPublishedList({ database, files, store }: Source): PublishedList {
  const { handle, siteVersion } = database;
  const built = new Map(files.map((file) => [file.name, toServedFile(file)]));
  let kept: { version: number; list: ReadonlyMap<string, ServedFile> } | undefined;

  async function make(): Promise<ReadonlyMap<string, ServedFile>> {
    const list = new Map(built);
    for (const row of await listDocumentRows(handle)) {
      const served = row.published === 'built' ? built.get(row.name) : toUploaded(row, store);
      if (served) list.set(row.name, served);
      else list.delete(row.name);
    }
    return list;
  }

  return {
    built,
    async read() {
      const version = siteVersion();
      if (kept?.version === version) return kept.list;
      try {
        kept = { version, list: await make() };
      } catch (cause) {
        if (!kept) throw cause;
      }
      return kept.list;
    },
  };
}

/** Undefined where no version is published. */
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
