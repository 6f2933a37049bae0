import type { FileFault } from './file-fault.ts';
import type { ReadPart } from './read-part.ts';
import { findZipEnd, zipEndReach } from './zip-end.ts';

/** Maximum bytes of the list of an archive's entries; that of the largest apps is a tenth of this. */
const maxDirectory = 16 * 1024 * 1024;

export interface ZipEntry {
  name: string;
  /** How its bytes are stored (APPNOTE 4.4.5): 0 uncompressed, 8 deflated. */
  method: number;
  /** Number of bytes as stored. */
  storedSize: number;
  /** Offset of the entry's own header. */
  place: number;
}

export interface Archive {
  entries: ZipEntry[];
  /** Offset of the list of entries. */
  directory: number;
}

/** Reads a ZIP archive that fills the whole file and writes nothing outside the folder it is extracted to. */
export async function readArchive(read: ReadPart, size: number): Promise<Archive | FileFault> {
  const head = (await read(0, 1024)).toString('latin1');
  if (!head.startsWith('PK\u0003\u0004')) return 'type';
  if (head.includes('%PDF-')) return 'mixed';
  const end = findZipEnd(await read(Math.max(size - zipEndReach, 0), zipEndReach), size);
  if (!end || end.directorySize > maxDirectory) return 'damaged';
  const { at, directory, directorySize, commentLength } = end;
  // Offsets that do not match mean that something was added before or after the archive.
  if (commentLength > 0 || directory + directorySize !== at) return 'mixed';
  const entries = listEntries(await read(directory, directorySize));
  if (!entries || entries.some(({ name }) => isPath(name))) return 'damaged';
  return { entries, directory };
}

/** True if extracting the entry would write outside the target folder. */
function isPath(name: string): boolean {
  return name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');
}

/** Undefined if the list is cut off. */
function listEntries(directory: Buffer): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length;) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined;
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      directory.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    entries.push({
      name,
      method: directory.readUInt16LE(at + 10),
      storedSize: directory.readUInt32LE(at + 20),
      place: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}
