import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredView = Selectable<Tables['savedViews']>;

export async function listStored(handle: Handle, accountId: string): Promise<StoredView[]> {
  return handle
    .selectFrom('savedViews')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('name')
    .execute();
}

/** Returns false if another request took the slot or the name first. */
export async function insertView(handle: Handle, view: StoredView): Promise<boolean> {
  const inserted = await handle
    .insertInto('savedViews')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes and returns a view, which is found by id and owner together. */
export async function removeView(
  handle: Handle,
  { accountId, id }: Pick<StoredView, 'accountId' | 'id'>,
): Promise<StoredView | undefined> {
  return handle
    .deleteFrom('savedViews')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}
