import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredList = Selectable<Tables['reorderLists']>;
export type StoredLine = Selectable<Tables['reorderListLines']>;

/** Identifies a list of an account. No list is found or changed by its id alone. */
export interface OwnList {
  accountId: string;
  id: string;
}

/** Returns the lists of an account, the most recently changed first. */
export function listStored(handle: Handle, accountId: string): Promise<StoredList[]> {
  return handle
    .selectFrom('reorderLists')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('changedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findList(
  handle: Handle,
  { accountId, id }: OwnList,
): Promise<StoredList | undefined> {
  return handle
    .selectFrom('reorderLists')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function listLines(handle: Handle, ids: readonly string[]): Promise<StoredLine[]> {
  if (ids.length === 0) return [];
  return handle
    .selectFrom('reorderListLines')
    .selectAll()
    .where('listId', 'in', [...ids])
    .orderBy('listId')
    .orderBy('position')
    .execute();
}

/** Returns false if another request took the slot first. */
export async function insertList(handle: Handle, row: StoredList): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('reorderLists')
    .values(row)
    .onConflict((conflict) => conflict.columns(['accountId', 'slot']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface Replacement extends OwnList {
  /** The revision that the caller read. */
  revision: number;
  name: string;
  changedAt: number;
}

/**
 * Locks the list's row until the transaction ends. Returns false if the list does not exist, or has another revision.
 */
export async function updateList(
  handle: Handle,
  { accountId, id, revision, name, changedAt }: Replacement,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('reorderLists')
    .set({ name, changedAt, revision: revision + 1 })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceLines(
  handle: Handle,
  listId: string,
  lines: readonly Omit<StoredLine, 'listId' | 'position'>[],
): Promise<void> {
  await handle.deleteFrom('reorderListLines').where('listId', '=', listId).execute();
  if (lines.length === 0) return;
  await handle
    .insertInto('reorderListLines')
    .values(lines.map((line, position) => ({ ...line, listId, position })))
    .execute();
}

export async function deleteList(handle: Handle, own: OwnList): Promise<boolean> {
  return (await deleteLists(handle, own)) > 0n;
}

export async function deleteListsOf(handle: Handle, accountId: string): Promise<void> {
  await deleteLists(handle, { accountId });
}

/** Deletes one list of an account, or all of them. Returns how many. */
async function deleteLists(
  handle: Handle,
  { accountId, id }: { accountId: string; id?: string },
): Promise<bigint> {
  // The rows are locked first, so that nobody can add lines to a list that is about to be deleted.
  await handle
    .updateTable('reorderLists')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('accountId', '=', accountId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .execute();
  const ids = handle
    .selectFrom('reorderLists')
    .select('id')
    .where('accountId', '=', accountId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!));
  await handle.deleteFrom('reorderListLines').where('listId', 'in', ids).execute();
  const { numDeletedRows } = await handle
    .deleteFrom('reorderLists')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return numDeletedRows;
}
