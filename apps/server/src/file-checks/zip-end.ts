/** The position of the list of an archive's entries, as its last record states it. */
export interface ZipEnd {
  /** Offset of the record itself in the file. */
  at: number;
  directory: number;
  directorySize: number;
  commentLength: number;
}

const recordLength = 22;
/** Bytes of the record and of the longest comment that may follow it. */
export const zipEndReach = recordLength + 0xffff;
const signature = Buffer.from('PK\u0005\u0006');

/**
 * Finds the record that ends an archive (APPNOTE 4.3.16), if the file ends with one.
 * @param tail the last bytes of the file, `zipEndReach` of them or all
 * @param size the size of the whole file in bytes
 */
export function findZipEnd(tail: Buffer, size: number): ZipEnd | undefined {
  for (let at = tail.lastIndexOf(signature); at >= 0; at = before(tail, at)) {
    if (at + recordLength > tail.length) continue;
    const commentLength = tail.readUInt16LE(at + 20);
    if (at + recordLength + commentLength !== tail.length) continue;
    return {
      at: size - tail.length + at,
      directorySize: tail.readUInt32LE(at + 12),
      directory: tail.readUInt32LE(at + 16),
      commentLength,
    };
  }
  return undefined;
}

function before(tail: Buffer, at: number): number {
  return at === 0 ? -1 : tail.lastIndexOf(signature, at - 1);
}
