import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type StoredRefund = Selectable<Tables['refunds']>;

export async function insertRefund(handle: Handle, refund: StoredRefund): Promise<void> {
  await handle.insertInto('refunds').values(refund).execute();
}

export async function listDueRefunds(
  handle: Handle,
  { now, latest, limit }: { now: number; latest: number; limit: number },
) {
  return (
    handle
      .selectFrom('refunds')
      .innerJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
      .selectAll('refunds')
      .select('paymentAttempts.method')
      // A time after `latest` was written while the clock was ahead.
      .where((eb) =>
        eb.or([eb('refunds.nextTryAt', '<=', now), eb('refunds.nextTryAt', '>', latest)]),
      )
      .orderBy('refunds.nextTryAt')
      .limit(limit)
      .execute()
  );
}

export async function leaseRefund(
  handle: Handle,
  { id, tries, nextTryAt }: Pick<StoredRefund, 'id' | 'tries' | 'nextTryAt'>,
  { next }: { next: number },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('refunds')
    .set({ tries: tries + 1, nextTryAt: next })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('nextTryAt', '=', nextTryAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes the next round of the job send an open refund again, to learn its outcome. */
export async function askSoon(handle: Handle, id: string, now: number): Promise<void> {
  await handle
    .updateTable('refunds')
    .set({ nextTryAt: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** Returns false if the refund had ended before. */
export async function endRefund(handle: Handle, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('refunds')
    .set({ state: 'done', nextTryAt: null, endedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True if a refund of the order's own payment is still open. */
export async function hasOpenRefund(handle: Handle, orderId: string): Promise<boolean> {
  const open = await handle
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', orderId)
    .where('state', '=', 'open')
    .where('reason', '<>', 'paid-twice')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
