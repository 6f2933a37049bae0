import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { holdRows } from '../../../database/hold-rows.ts';
import type { Tables } from '../../../database/tables.ts';
import { AppError } from '../../../http/app-error.ts';

export type StoredNote = Selectable<Tables['orderNotes']>;

/** Throws STATE_CONFLICT if the order's details have been erased: nothing would erase the note later. */
export async function insertNote(handle: Handle, note: StoredNote): Promise<void> {
  const order = handle
    .selectFrom('orders')
    .select('id')
    .where('id', '=', note.orderId)
    .where('erasedAt', 'is', null);
  await holdRows(handle, order).executeTakeFirstOrThrow(() => new AppError('STATE_CONFLICT'));
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
