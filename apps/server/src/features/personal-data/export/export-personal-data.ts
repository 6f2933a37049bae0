import type { Handle } from '../../../database/database.ts';
import type { Person } from '../read-person.ts';
import type { Made } from './section.ts';
import { readRows } from './read-rows.ts';

/** Exports everything kept about a person as a ZIP: a page to read, and JSON for programs. */
export async function* exportPersonalData(
  handle: Handle,
  person: Person,
  made: Made,
): AsyncGenerator<Uint8Array> {
  // Loaded on demand, because few processes ever export.
  const { writeArchive } = await import('./write-archive.ts');
  yield* writeArchive((table) => readRows(handle, table, person), made);
}
