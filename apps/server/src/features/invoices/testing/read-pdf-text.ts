import { inflateSync } from 'node:zlib';

interface PdfObject {
  id: string;
  head: string;
  /** Unpacked; empty if the object has no stream. */
  stream: string;
}

/** Returns the words of a PDF that our library wrote: the fonts' own tables turn glyphs back into characters. */
export function readPdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = readFonts(objects);
  return objects
    .filter(({ stream }) => stream.includes(' TJ'))
    .map(({ stream }) => readPage(stream, fonts))
    .join('\n');
}

function readObjects(pdf: Buffer): PdfObject[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
    const at = body.indexOf('stream\n');
    if (at === -1) return { id, head: body, stream: '' };
    const head = body.slice(0, at);
    const bytes = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1');
    const isPacked = head.includes('/FlateDecode');
    return { id, head, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') };
  });
}

/** Returns what each glyph of a font stands for, by the name that a page uses for the font. */
function readFonts(objects: PdfObject[]): Map<string, string[]> {
  const byId = new Map(objects.map((each) => [each.id, each]));
  const names = objects.flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    names.map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.head ?? '')?.[1] ?? '';
      return [name, readCharacters(byId.get(table)?.stream ?? '')];
    }),
  );
}

function readCharacters(table: string): string[] {
  return [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
      fromUtf16(hex.replaceAll(' ', '')),
    ),
  );
}

function fromUtf16(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

function readPage(content: string, fonts: Map<string, string[]>): string {
  let characters: string[] = [];
  const pieces: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) characters = fonts.get(font) ?? [];
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g)) {
      const glyphs = hex.match(/.{4}/g) ?? [];
      pieces.push(...glyphs.map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '?'));
    }
    if (shown !== undefined) pieces.push('\n');
  }
  return pieces.join('');
}
