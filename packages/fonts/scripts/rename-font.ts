/**
 * Changes the family name in a TrueType file. The licence reserves the original name for the original files; these
 * files are subsets, so they may not carry it.
 */
export function renameFont(font: Buffer, name: FontName): Buffer {
  const tables = readTables(font).map((table) =>
    table.tag === 'name' ? { ...table, data: nameTable(name) } : table,
  );
  return writeTables(font.subarray(0, 12), tables);
}

export interface FontName {
  family: string;
  /** The weight is also added to the PostScript name, by which a PDF distinguishes its fonts; left out if undefined. */
  weight?: string | undefined;
}

interface Table {
  tag: string;
  data: Buffer;
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + 16 * index;
    const start = font.readUInt32BE(record + 8);
    return {
      tag: font.toString('latin1', record, record + 4),
      data: Buffer.from(font.subarray(start, start + font.readUInt32BE(record + 12))),
    };
  });
}

function writeTables(header: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(16 * tables.length);
  const bodies: Buffer[] = [];
  let start = header.length + directory.length;
  for (const [index, { tag, data }] of tables.entries()) {
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    directory.write(tag, 16 * index, 'latin1');
    directory.writeUInt32BE(checksum(padded), 16 * index + 4);
    directory.writeUInt32BE(start, 16 * index + 8);
    directory.writeUInt32BE(data.length, 16 * index + 12);
    bodies.push(padded);
    start += padded.length;
  }
  return Buffer.concat([header, directory, ...bodies]);
}

/** A `name` table with family, style, full and PostScript name, for Windows in Unicode. */
function nameTable({ family, weight }: FontName): Buffer {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '') + (weight ? `-${weight}` : '')],
  ] as const;
  const records = Buffer.alloc(6 + 12 * names.length);
  records.writeUInt16BE(names.length, 2);
  records.writeUInt16BE(records.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  for (const [index, [id, text]] of names.entries()) {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    const record = [3, 1, 0x409, id, bytes.length, offset];
    for (const [part, value] of record.entries()) {
      records.writeUInt16BE(value, 6 + 12 * index + 2 * part);
    }
    texts.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([records, ...texts]);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}
