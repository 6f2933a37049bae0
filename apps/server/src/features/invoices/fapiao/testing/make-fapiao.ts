import { strToU8, zipSync } from 'fflate';

/** What the tax system issues as a PDF, as far as anybody here looks; other words, other bytes. */
export function pdf(words = 'one'): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${words}\nxref\n0 0\ntrailer <<>>\nstartxref\n9\n%%EOF\n`);
}

const main =
  '<?xml version="1.0" encoding="UTF-8"?>\n<ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016" Version="1.0"/>';

/** The same words are the same bytes, whenever they are packed. */
const mtime = '2026-01-01T00:00:00';

/** The same as OFD: an archive with its main file at the root. */
export function ofd(files: Record<string, string> = { 'OFD.xml': main }, level: 0 | 6 = 6): Buffer {
  const entries = Object.entries({ ...files, 'Doc_0/Document.xml': '<Document/>' });
  return Buffer.from(
    zipSync(
      Object.fromEntries(entries.map(([name, text]) => [name, [strToU8(text), { level, mtime }]])),
    ),
  );
}
