import type { FileHandle } from 'node:fs/promises';

/** Reads bytes of a file from an offset on; fewer if the file ends before. */
export type ReadPart = (from: number, length: number) => Promise<Buffer>;

export function partsOf(file: FileHandle): ReadPart {
  return async (from, length) => {
    const bytes = Buffer.alloc(Math.max(length, 0));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  };
}
