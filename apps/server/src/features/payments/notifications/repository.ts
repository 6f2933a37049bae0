import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { prepareWrite, runTogether } from '../../../database/run-together.ts';
import type { Tables } from '../../../database/tables.ts';

/** False when the event was known. */
export async function insertNotification(
  handle: Handle,
  notification: StoredNotification,
): Promise<boolean> {
  const [inserted] = await runTogether(handle, [notificationWrite(notification)]);
  return inserted === 1;
}

export type StoredNotification = Selectable<Tables['paymentNotifications']>;

/** The same, to be written together with more. */
export const notificationWrite = prepareWrite((handle, notification: StoredNotification) =>
  handle
    .insertInto('paymentNotifications')
    .values(notification)
    .onConflict((conflict) => conflict.columns(['method', 'eventId']).doNothing()),
);

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
