import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { insertNewRow } from '../../../database/write-row.ts';
import type { Tables } from '../../../database/tables.ts';

type StoredNotification = Selectable<Tables['paymentNotifications']>;

/** Returns false if the event was stored before. */
export async function insertNotification(
  handle: Handle,
  notification: StoredNotification,
): Promise<boolean> {
  return insertNewRow(handle, 'paymentNotifications', {
    row: notification,
    unique: ['method', 'eventId'],
  });
}

export async function listUnapplied(
  handle: Handle,
  { after, limit }: { after?: { receivedAt: number; id: string } | undefined; limit: number },
) {
  return handle
    .selectFrom('paymentNotifications')
    .select(['id', 'charge', 'receivedAt'])
    .where('appliedAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('receivedAt', 'id'), '>', eb.tuple(after!.receivedAt, after!.id)),
      ),
    )
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Returns true for only one of two concurrent transactions; the other waits and gets false.
 * Erases the body, which may name the payer.
 */
export async function markApplied(handle: Handle, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('paymentNotifications')
    .set({ appliedAt: now, body: '' })
    .where('id', '=', id)
    .where('appliedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
