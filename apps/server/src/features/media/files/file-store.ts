import type { Readable } from 'node:stream';

import type { ByteRange } from '../../../http/files/byte-range.ts';

/** Where the files of one kind are kept: a folder, or a bucket that speaks S3. The bytes under a name never change. */
export interface FileStore {
  /** Writes a file. Bytes that come in pieces are never held as a whole. */
  write: (name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  /** Returns undefined if there is no file of that name. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Returns the file, or a range of it, in pieces. */
  stream: (name: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Does nothing if there is no file of that name. */
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
  /**
   * Removes drafts last written before an instant, in epoch milliseconds: they never became files, because their
   * process was killed.
   */
  removeUnfinished: (before: number) => Promise<void>;
}

export interface StoredFile {
  name: string;
  /** When the file was last written, epoch milliseconds. */
  writtenAt: number;
}

/**
 * The kinds of files, each in a folder of its own, and the names that its files may have: no other name reaches a
 * store.
 */
export const fileNames = {
  media: /^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp|jpg)$/,
  documents: /^[0-9a-f]{64}\.(pdf|apk)$/,
  drawn: /^[0-9a-f]{64}\.(png|pdf)$/,
  signed: /^[0-9a-f]{64}\.asc$/,
} as const;
export type FileFolder = keyof typeof fileNames;
/** The kinds of files that can't be made again. */
export const keptFolders = ['media', 'documents'] as const satisfies FileFolder[];

export async function copyFiles(from: FileStore, to: FileStore): Promise<void> {
  for await (const { name } of from.list()) {
    const bytes = await from.stream(name);
    if (bytes) await to.write(name, bytes);
  }
}
