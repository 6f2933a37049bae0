import type { FileFault } from './file-fault.ts';
import type { ReadPart } from './read-part.ts';
import { findZipEnd, zipEndReach } from './zip-end.ts';

/** Bytes in which readers look for the header. */
const headReach = 1024;

/**
 * Checks that a file is a PDF from its first byte to its last: data after the end could be opened as another kind.
 */
export async function checkPdf(read: ReadPart, size: number): Promise<FileFault | undefined> {
  const head = (await read(0, headReach)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(head)) return head.includes('%PDF-') ? 'mixed' : 'type';
  const tail = await read(Math.max(size - zipEndReach, 0), zipEndReach);
  if (findZipEnd(tail, size)) return 'mixed';
  const text = tail.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !text.slice(0, end).includes('startxref')) return 'damaged';
  return /^%%EOF[\s\0]*$/.test(text.slice(end)) ? undefined : 'mixed';
}
