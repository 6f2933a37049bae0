import { hash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';

export interface AndroidPackage {
  entries: Map<string, Buffer>;
  /** True if the resource table is uncompressed and aligned to four bytes, as Android 11 requires. */
  isTableAligned: boolean;
  /** SHA-256 of the first signer's certificate, for the signature schemes 2 and 3. */
  certificates: { v2: string | undefined; v3: string | undefined };
}

const table = 'resources.arsc';

/** Reads what an Android device checks first: the archive and its signer. */
export function readPackage(bytes: Buffer): AndroidPackage {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const directory = bytes.readUInt32LE(end + 16);
  const entries = new Map<string, Buffer>();
  let isTableAligned = false;
  let at = directory;
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + size);
    entries.set(name, method === 0 ? data : inflateRawSync(data));
    if (name === table) isTableAligned = method === 0 && start % 4 === 0;
    at += 46 + nameLength + extra + comment;
  }
  const blocks = readSigningBlocks(bytes, directory);
  const certificates = {
    v2: certificateOf(blocks.get(0x7109871a)),
    v3: certificateOf(blocks.get(0xf05368c0)),
  };
  return { entries, isTableAligned, certificates };
}

/** Returns the pairs of id and value in the signing block, which is before the central directory. */
function readSigningBlocks(bytes: Buffer, directory: number): Map<number, Buffer> {
  const blocks = new Map<number, Buffer>();
  if (bytes.toString('latin1', directory - 16, directory) !== 'APK Sig Block 42') return blocks;
  const size = Number(bytes.readBigUInt64LE(directory - 24));
  let at = directory - size;
  while (at < directory - 24) {
    const length = Number(bytes.readBigUInt64LE(at));
    blocks.set(bytes.readUInt32LE(at + 8), bytes.subarray(at + 12, at + 8 + length));
    at += 8 + length;
  }
  return blocks;
}

/**
 * Returns the hash of the first certificate. The path is: signers → signer → signed data → certificates (after the
 * digests) → the first one.
 */
function certificateOf(block: Buffer | undefined): string | undefined {
  if (!block) return undefined;
  const signedData = first(first(first(block)));
  const digests = 4 + signedData.readUInt32LE(0);
  const certificate = first(first(signedData.subarray(digests)));
  return hash('sha256', certificate, 'hex');
}

/** Returns the bytes after a length of four bytes. */
function first(sequence: Buffer): Buffer {
  return sequence.subarray(4, 4 + sequence.readUInt32LE(0));
}
