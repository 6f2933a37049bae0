import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type StoredNote = Selectable<Tables['orderNotes']>;

export async function insertNote(handle: Handle, note: StoredNote): Promise<void> {
  await handle.insertInto('orderNotes').values(note).execute();
}

export function listNotes(handle: Handle, orderId: string): Promise<StoredNote[]> {
  return handle
    .selectFrom('orderNotes')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
}

export async function eraseNotes(handle: Handle, orders: { id: string }[]): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await handle.deleteFrom('orderNotes').where('orderId', 'in', ids).execute();
}
