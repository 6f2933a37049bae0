/** Where the files of the library are kept: a folder, or a bucket that speaks S3. Names never change their bytes. */
export interface FileStore {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where there is none of that name. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Nothing happens where there is none. */
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
}

export interface StoredFile {
  name: string;
  /** When it was written last, epoch milliseconds. */
  writtenAt: number;
}

/** Every name that a file may have: nothing else reaches a store. */
export function isFileName(name: string): boolean {
  return /^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp|jpg)$/.test(name);
}

export async function copyFiles(from: FileStore, to: FileStore): Promise<void> {
  for await (const { name } of from.list()) {
    const bytes = await from.read(name);
    if (bytes) await to.write(name, bytes);
  }
}
