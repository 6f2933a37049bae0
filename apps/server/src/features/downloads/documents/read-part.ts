import type { FileHandle } from 'node:fs/promises';

/** Bytes of a file from a place on, fewer where it ends before. */
export async function readPart(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(length, 0));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}
