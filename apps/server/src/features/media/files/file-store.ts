import type { Readable } from 'node:stream';

import type { ByteRange } from '../../../http/files/byte-range.ts';

/** Where the files of one kind are kept: a folder, or a bucket that speaks S3. Names never change their bytes. */
export interface FileStore {
  /** Bytes that come in pieces are never held as a whole. */
  write: (name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  /** Undefined where there is none of that name. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** The same in pieces, or a range of it. */
  stream: (name: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Nothing happens where there is none. */
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
  /** Removes what was last written before an instant, in epoch milliseconds, and never became a file: its process was killed. */
  removeUnfinished: (before: number) => Promise<void>;
}

export interface StoredFile {
  name: string;
  /** When it was written last, epoch milliseconds. */
  writtenAt: number;
}

/** The kinds of files, each in a folder of its own, and every name that one may have: nothing else reaches a store. */
export const fileNames = {
  media: /^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp|jpg)$/,
  documents: /^[0-9a-f]{64}\.(pdf|apk)$/,
  drawn: /^[0-9a-f]{64}\.(png|pdf)$/,
  signed: /^[0-9a-f]{64}\.asc$/,
} as const;
export type FileFolder = keyof typeof fileNames;
/** Those that nobody can make again. */
export const keptFolders = ['media', 'documents'] as const satisfies FileFolder[];

export async function copyFiles(from: FileStore, to: FileStore): Promise<void> {
  for await (const { name } of from.list()) {
    const bytes = await from.stream(name);
    if (bytes) await to.write(name, bytes);
  }
}
