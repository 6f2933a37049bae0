import type { Selectable } from 'kysely';

import type { SandboxChargeState } from '../../database/commerce-tables.ts';
import type { Handle } from '../../database/database.ts';
import { insertNewRow } from '../../database/write-row.ts';
import type { Tables } from '../../database/tables.ts';
import type { StoredCharge } from './charge.ts';

export type StoredDelivery = Selectable<Tables['sandboxDeliveries']>;

interface ReferenceKey {
  merchantId: string;
  reference: string;
}

/** Returns false if the merchant's reference has a charge already. */
export async function insertCharge(handle: Handle, charge: StoredCharge): Promise<boolean> {
  return insertNewRow(handle, 'sandboxCharges', {
    row: charge,
    unique: ['merchantId', 'reference'],
  });
}

export async function findChargeByReference(
  handle: Handle,
  key: ReferenceKey,
): Promise<StoredCharge | undefined> {
  return handle
    .selectFrom('sandboxCharges')
    .selectAll()
    .where((eb) => eb.and({ ...key }))
    .executeTakeFirst();
}

export async function findCharge(handle: Handle, id: string): Promise<StoredCharge | undefined> {
  return handle.selectFrom('sandboxCharges').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ends a pending charge. Returns undefined if it has ended before. */
export async function endCharge(
  handle: Handle,
  id: string,
  { state, now }: { state: SandboxChargeState; now: number },
): Promise<StoredCharge | undefined> {
  return handle
    .updateTable('sandboxCharges')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .$if(state === 'succeeded', (query) => query.where('expiresAt', '>', now))
    .returningAll()
    .executeTakeFirst();
}

/** Adds to the refunded amount, up to what was paid. Returns false beyond that. */
export async function addRefund(
  handle: Handle,
  { id, amountFen }: { id: string; amountFen: number },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('sandboxCharges')
    .set((eb) => ({ refundedFen: eb('refundedFen', '+', amountFen) }))
    .where('id', '=', id)
    .where('state', '=', 'succeeded')
    .where((eb) => eb('refundedFen', '<=', eb('amountFen', '-', amountFen)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false if the merchant has requested this refund before. */
export async function insertRefund(
  handle: Handle,
  refund: Selectable<Tables['sandboxRefunds']>,
): Promise<boolean> {
  const inserted = await handle
    .insertInto('sandboxRefunds')
    .values(refund)
    .onConflict((conflict) => conflict.columns(['merchantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertDeliveries(handle: Handle, rows: StoredDelivery[]): Promise<void> {
  await handle.insertInto('sandboxDeliveries').values(rows).execute();
}

export async function listDueDeliveries(
  handle: Handle,
  now: number,
  { limit }: { limit: number },
): Promise<StoredDelivery[]> {
  return handle
    .selectFrom('sandboxDeliveries')
    .selectAll()
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Leases a delivery to this process for one attempt. `next` is when another process may try; false means that another
 * was first.
 */
export async function leaseDelivery(
  handle: Handle,
  { id, tries, dueAt }: Pick<StoredDelivery, 'id' | 'tries' | 'dueAt'>,
  { next }: { next: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('sandboxDeliveries')
    .set({ tries: tries + 1, dueAt: next })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('dueAt', '=', dueAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markDelivered(handle: Handle, id: string, now: number): Promise<void> {
  await handle
    .updateTable('sandboxDeliveries')
    .set({ deliveredAt: now, dueAt: null })
    .where('id', '=', id)
    .execute();
}
