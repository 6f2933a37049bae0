import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredEvent = Selectable<Tables['orderEvents']>;

/** An order's history, oldest first. */
export async function listEvents(handle: Handle, orderId: string): Promise<StoredEvent[]> {
  return handle
    .selectFrom('orderEvents')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
}
