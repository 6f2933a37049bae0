import type { Handle } from '../../../database/database.ts';
import type { Person } from '../read-person.ts';
import { exportedTables } from './exported-tables.ts';
import type { Made, Section } from './section.ts';
import { readRows } from './read-rows.ts';
import { writeJson } from './write-json.ts';
import { writePage } from './write-page.ts';
import { zipFiles } from './zip-files.ts';

/** Everything kept about a person, as a ZIP of a page to read and of JSON for programs. */
export async function* exportPersonalData(
  handle: Handle,
  person: Person,
  made: Made,
): AsyncGenerator<Uint8Array> {
  const sections: Section[] = exportedTables.map((told) => ({
    told,
    rows: () => readRows(handle, told, person),
  }));
  const files = [
    { name: 'personal-data.html', text: writePage(sections, made) },
    { name: 'personal-data.json', text: writeJson(sections, made) },
  ];
  yield* zipFiles(files, made.now);
}
