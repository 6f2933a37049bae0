import type { Insertable, Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type DocumentRow = Selectable<Tables['documents']>;
export type VersionRow = Selectable<Tables['documentVersions']>;

/** Returns all documents, a few hundred at most, each with its published version if staff uploaded that. */
export async function listDocumentRows(handle: Handle) {
  return handle
    .selectFrom('documents')
    .leftJoin('documentVersions as shown', 'shown.id', 'documents.published')
    .selectAll('documents')
    .select(['shown.id', 'shown.version', 'shown.hash', 'shown.size'])
    .select(['shown.addedAt', 'shown.publishedAt'])
    .orderBy('documents.name')
    .execute();
}

export type ListedRow = Awaited<ReturnType<typeof listDocumentRows>>[number];

export async function findDocument(handle: Handle, name: string): Promise<DocumentRow | undefined> {
  return handle.selectFrom('documents').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Returns false if there is a document with this name. */
export async function insertDocument(handle: Handle, row: DocumentRow): Promise<boolean> {
  const added = await handle
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  return added.length > 0;
}

/** Returns false if the document has another revision by now. */
export async function updateDocument(
  handle: Handle,
  { name, revision }: Pick<DocumentRow, 'name' | 'revision'>,
  change: Partial<Omit<DocumentRow, 'name' | 'kind' | 'revision'>>,
): Promise<boolean> {
  const changed = await handle
    .updateTable('documents')
    .set({ ...change, revision: revision + 1 })
    .where('name', '=', name)
    .where('revision', '=', revision)
    .returning('name')
    .execute();
  return changed.length > 0;
}

export async function countDocuments(handle: Handle): Promise<number> {
  const { count } = await handle
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the versions, latest first, since ids rise with time. */
export function listVersions(handle: Handle, name: string, limit: number): Promise<VersionRow[]> {
  return handle
    .selectFrom('documentVersions')
    .selectAll()
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findVersion(
  handle: Handle,
  { name, ...by }: { name: string } & ({ id: string } | { hash: string } | { version: string }),
): Promise<VersionRow | undefined> {
  const [[column, value]] = Object.entries(by) as [['id' | 'hash' | 'version', string]];
  return handle
    .selectFrom('documentVersions')
    .selectAll()
    .where('name', '=', name)
    .where(column, '=', value)
    .executeTakeFirst();
}

export async function insertVersion(
  handle: Handle,
  row: Insertable<Tables['documentVersions']>,
): Promise<void> {
  await handle.insertInto('documentVersions').values(row).execute();
}

export async function markPublished(handle: Handle, id: string, publishedAt: number) {
  await handle
    .updateTable('documentVersions')
    .set({ publishedAt })
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .execute();
}

export async function deleteVersion(handle: Handle, id: string): Promise<void> {
  await handle.deleteFrom('documentVersions').where('id', '=', id).execute();
}

/** Returns those of the hashes that belong to a version. */
export async function listKnownHashes(
  handle: Handle,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await handle
    .selectFrom('documentVersions')
    .select('hash')
    .where('hash', 'in', [...hashes])
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}
