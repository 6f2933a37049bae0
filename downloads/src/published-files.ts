import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { DownloadKind } from '@uid/contract/downloads';
import type { Language, Localised } from '@uid/contract/language';

/** The facts about a file that are known before its bytes are read. */
export interface PublishedEntry {
  /** The name in the file's address: ASCII, the same for every version. */
  name: string;
  kind: DownloadKind;
  language?: Language;
  product?: string;
  title: Localised<string>;
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The media type. */
  type: string;
  /** The name under which a reader saves the file, in the file's own language. */
  savedAs: string;
  /** The hash of the words that the file is drawn from. */
  words?: string;
}

export interface PublishedFile extends PublishedEntry {
  bytes: Buffer;
}

const folder = join(import.meta.dirname, '../build/published');
export const publishedList = 'list.json';

/** Reads all published files into memory; returns none if nothing has been built. */
export async function readPublishedFiles(from: string = folder): Promise<PublishedFile[]> {
  const list = join(from, publishedList);
  if (!existsSync(list)) return [];
  const entries = JSON.parse(await readFile(list, 'utf8')) as PublishedEntry[];
  return Promise.all(
    entries.map(async (entry) => ({ ...entry, bytes: await readFile(join(from, entry.name)) })),
  );
}
