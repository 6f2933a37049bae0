import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

/** False when the event was known. */
export async function insertNotification(
  handle: Handle,
  notification: Selectable<Tables['paymentNotifications']>,
): Promise<boolean> {
  const inserted = await handle
    .insertInto('paymentNotifications')
    .values(notification)
    .onConflict((conflict) => conflict.columns(['method', 'eventId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function listUnapplied(handle: Handle, { limit }: { limit: number }) {
  return handle
    .selectFrom('paymentNotifications')
    .select(['id', 'charge'])
    .where('appliedAt', 'is', null)
    .orderBy('receivedAt')
    .limit(limit)
    .execute();
}

/** Of two at once, one applies a notification: the other waits and then gets false. */
export async function markApplied(handle: Handle, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('paymentNotifications')
    .set({ appliedAt: now })
    .where('id', '=', id)
    .where('appliedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
