/** Where the list of an archive's entries stands, as its last record says. */
export interface ZipEnd {
  /** Of the record itself, in the file. */
  at: number;
  directory: number;
  directorySize: number;
  commentLength: number;
}

const recordLength = 22;
/** The record, and the longest comment that may follow it. */
export const zipEndReach = recordLength + 0xffff;
const signature = Buffer.from('PK\u0005\u0006');

/**
 * The record that ends an archive (APPNOTE 4.3.16), where the file ends with one.
 * @param tail the last bytes of the file, `zipEndReach` of them or all
 * @param size of the whole file
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
