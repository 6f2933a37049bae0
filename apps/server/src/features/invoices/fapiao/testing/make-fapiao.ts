import { strToU8, zipSync } from 'fflate';

/** Returns a PDF as the tax system issues it, as far as the site looks at it; other words give other bytes. */
export function pdf(words = 'one'): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${words}\nxref\n0 0\ntrailer <<>>\nstartxref\n9\n%%EOF\n`);
}

const main =
  '<?xml version="1.0" encoding="UTF-8"?>\n<ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016" Version="1.0"/>';

/** A fixed time, so that the same words give the same bytes whenever they are packed. */
const mtime = '2026-01-01T00:00:00';

/** Returns the same as OFD: an archive with its main file at the root. */
export function ofd(files: Record<string, string> = { 'OFD.xml': main }, level: 0 | 6 = 6): Buffer {
  const entries = Object.entries({ ...files, 'Doc_0/Document.xml': '<Document/>' });
  return Buffer.from(
    zipSync(
      Object.fromEntries(entries.map(([name, text]) => [name, [strToU8(text), { level, mtime }]])),
    ),
  );
}

/** Returns an archive behind other bytes, whose own list says where its parts have moved to. */
export function behind(words: string, archive: Buffer): Buffer {
  const moved = Buffer.from(archive);
  const end = moved.lastIndexOf(endOfList);
  const list = moved.readUInt32LE(end + 16);
  for (let at = list; at < end && at >= 0; at = moved.indexOf(listEntry, at + 1))
    moved.writeUInt32LE(moved.readUInt32LE(at + 42) + words.length, at + 42);
  moved.writeUInt32LE(list + words.length, end + 16);
  return Buffer.concat([Buffer.from(words), moved]);
}

const listEntry = Buffer.from('PK\u0001\u0002');
const endOfList = Buffer.from('PK\u0005\u0006');
