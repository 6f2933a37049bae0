import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Tables } from '../../../database/tables.ts';

/** False when the event was known. */
export async function insertNotification(
  handle: Handle,
  notification: StoredNotification,
): Promise<boolean> {
  const { rows } = await insertOnce(handle, notification);
  return rows.length === 1;
}

type StoredNotification = Selectable<Tables['paymentNotifications']>;

const insertOnce = prepareQuery(
  (handle, { id, method, eventId, body, charge, receivedAt, appliedAt }: StoredNotification) =>
    handle
      .insertInto('paymentNotifications')
      .values({ id, method, eventId, body, charge, receivedAt, appliedAt })
      .onConflict((conflict) => conflict.columns(['method', 'eventId']).doNothing())
      .returning('id'),
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
