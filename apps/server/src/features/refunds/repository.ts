import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredRequest = Selectable<Tables['refundRequests']>;

/** Returns false if the order already has an open request. */
export async function insertRequest(handle: Handle, request: StoredRequest): Promise<boolean> {
  const inserted = await handle
    .insertInto('refundRequests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns false if the request is no longer open. */
export async function closeRequest(
  handle: Handle,
  id: string,
  change: Partial<StoredRequest>,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('refundRequests')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function eraseWords(handle: Handle, orderIds: readonly string[]): Promise<void> {
  await handle
    .updateTable('refundRequests')
    .set({ note: null, answer: null })
    .where('orderId', 'in', [...orderIds])
    .execute();
}
