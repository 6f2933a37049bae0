import type { FileHandle } from 'node:fs/promises';

import type { FileFault } from './file-fault.ts';
import { readPart } from './read-part.ts';
import { findZipEnd, zipEndReach } from './zip-end.ts';

/** Bytes that the list of an archive's entries may have; of the largest apps it has a tenth. */
const maxDirectory = 16 * 1024 * 1024;
const signingBlock = 'APK Sig Block 42';

/** A signed Android app: an archive from its first byte to its last, whose entries a telephone would install. */
export async function checkApp(file: FileHandle, size: number): Promise<FileFault | undefined> {
  const head = (await readPart(file, 0, 1024)).toString('latin1');
  if (!head.startsWith('PK\u0003\u0004')) return 'type';
  if (head.includes('%PDF-')) return 'mixed';
  const end = findZipEnd(await readPart(file, Math.max(size - zipEndReach, 0), zipEndReach), size);
  if (!end || end.directorySize > maxDirectory) return 'damaged';
  const { at, directory, directorySize, commentLength } = end;
  // Places that do not fit are those of an archive to which something was added in front or behind.
  if (commentLength > 0 || directory + directorySize !== at) return 'mixed';
  const entries = listEntries(await readPart(file, directory, directorySize));
  if (!entries || entries.some(({ name }) => isPath(name))) return 'damaged';
  if (!entries.some(({ name }) => name === 'AndroidManifest.xml')) return 'type';
  if (Math.min(...entries.map(({ place }) => place)) > 0) return 'mixed';
  const block = await readPart(file, directory - signingBlock.length, signingBlock.length);
  const isSigned =
    block.toString('latin1') === signingBlock ||
    entries.some(({ name }) => /^META-INF\/[^/]+\.(RSA|EC|DSA)$/.test(name));
  return isSigned ? undefined : 'unsigned';
}

/** Where an archive would write outside the folder that it is opened in. */
function isPath(name: string): boolean {
  return name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');
}

interface ZipEntry {
  name: string;
  /** Where its own header stands. */
  place: number;
}

/** Undefined where the list breaks off. */
function listEntries(directory: Buffer): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length;) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined;
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      directory.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    entries.push({ name, place: directory.readUInt32LE(at + 42) });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}
