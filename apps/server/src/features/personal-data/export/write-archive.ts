import { exportedTables } from './exported-tables.ts';
import type { ExportedTable } from './exported-tables.ts';
import type { Made, Section } from './section.ts';
import { writeJson } from './write-json.ts';
import { writePage } from './write-page.ts';
import { zipFiles } from './zip-files.ts';

/** Writes a ZIP with a page to read and JSON for programs, from the rows of each table. */
export function writeArchive(
  read: (table: ExportedTable) => ReturnType<Section['rows']>,
  made: Made,
): AsyncGenerator<Uint8Array> {
  const sections: Section[] = exportedTables.map((told) => ({ told, rows: () => read(told) }));
  const files = [
    { name: 'personal-data.html', text: writePage(sections, made) },
    { name: 'personal-data.json', text: writeJson(sections, made) },
  ];
  return zipFiles(files, made.now);
}
