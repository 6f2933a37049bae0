import { inflateRawSync } from 'node:zlib';

import type { FileFault } from '../../../file-checks/file-fault.ts';
import { readArchive } from '../../../file-checks/read-archive.ts';
import type { ZipEntry } from '../../../file-checks/read-archive.ts';
import type { ReadPart } from '../../../file-checks/read-part.ts';

/** Maximum bytes of the main file, which names the others. */
const largestMain = 256 * 1024;
const headerLength = 30;

/**
 * Checks an OFD document (GB/T 33190-2016): an archive with `OFD.xml` at its root, whose outermost element is `OFD`.
 */
export async function checkOfd(read: ReadPart, size: number): Promise<FileFault | undefined> {
  const archive = await readArchive(read, size);
  if (typeof archive === 'string') return archive;
  const main = archive.entries.find(({ name }) => name === 'OFD.xml');
  if (!main) return 'type';
  if (Math.min(...archive.entries.map(({ place }) => place)) > 0) return 'mixed';
  const text = await readEntry(read, main);
  if (text === undefined) return 'damaged';
  // A comment ends at its first `-->`: if a comment could be matched in another way, each further one would double the
  // ways to try.
  return /^\uFEFF?(?:<\?[^>]*>|<!--(?:(?!-->).)*-->|\s)*<(?:[\w-]+:)?OFD[\s/>]/s.test(text)
    ? undefined
    : 'type';
}

/** Returns the text of an entry; undefined if it can't be read, or is larger than a main file is. */
async function readEntry(
  read: ReadPart,
  { method, storedSize, place }: ZipEntry,
): Promise<string | undefined> {
  const header = await read(place, headerLength);
  if (header.length < headerLength || storedSize > largestMain) return undefined;
  const from = place + headerLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  const stored = await read(from, storedSize);
  if (method === 0) return stored.toString('utf8');
  try {
    return inflateRawSync(stored, { maxOutputLength: largestMain }).toString('utf8');
  } catch {
    return undefined;
  }
}
