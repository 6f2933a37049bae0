import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { insertNewRow } from '../../../database/write-row.ts';
import type { Tables } from '../../../database/tables.ts';
import type { StoredShipment } from '../repository.ts';

/** Returns false if the event was stored before. */
export async function insertReport(
  handle: Handle,
  report: Selectable<Tables['carrierReports']>,
): Promise<boolean> {
  return insertNewRow(handle, 'carrierReports', { row: report, unique: ['carrier', 'eventId'] });
}

export async function listUnapplied(
  handle: Handle,
  { after, limit }: { after?: { receivedAt: number; id: string } | undefined; limit: number },
) {
  return handle
    .selectFrom('carrierReports')
    .select(['id', 'report', 'receivedAt'])
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
 * Erases the body and the report, which may name persons.
 */
export async function markApplied(handle: Handle, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('carrierReports')
    .set({ appliedAt: now, body: '', report: '' })
    .where('id', '=', id)
    .where('appliedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function listDueShipments(
  handle: Handle,
  { now, latest, limit }: { now: number; latest: number; limit: number },
): Promise<StoredShipment[]> {
  return (
    handle
      .selectFrom('shipments')
      .selectAll()
      // A time after `latest` was written while the clock was ahead.
      .where((eb) => eb.or([eb('nextPollAt', '<=', now), eb('nextPollAt', '>', latest)]))
      .orderBy('nextPollAt')
      .limit(limit)
      .execute()
  );
}

/** Reserves the next poll for this process. Returns false if another process was first. */
export async function leaseShipment(
  handle: Handle,
  { id, polls, nextPollAt }: StoredShipment,
  { next }: { next: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('shipments')
    .set({ polls: polls + 1, nextPollAt: next })
    .where('id', '=', id)
    .where('polls', '=', polls)
    .where('nextPollAt', '=', nextPollAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
