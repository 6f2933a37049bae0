import type { Company } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';
import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredAttempt = Selectable<Tables['paymentAttempts']>;
export type StoredRefund = Selectable<Tables['refunds']>;

export interface OrderKey {
  no: string;
  accountId: string;
}

export async function findPayableOrder(handle: Handle, { no, accountId }: OrderKey) {
  return handle
    .selectFrom('orders')
    .select(['id', 'no', 'state', 'totalFen', 'refundedFen', 'endsAt'])
    .where('no', '=', no)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function findLatestAttempt(
  handle: Handle,
  orderId: string,
): Promise<StoredAttempt | undefined> {
  return handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findOpenAttempt(
  handle: Handle,
  orderId: string,
): Promise<StoredAttempt | undefined> {
  return handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

export async function getAttempt(handle: Handle, id: string): Promise<StoredAttempt> {
  return handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function insertAttempt(handle: Handle, attempt: StoredAttempt): Promise<void> {
  await handle.insertInto('paymentAttempts').values(attempt).execute();
}

export async function updateAttempt(
  handle: Handle,
  id: string,
  change: Partial<StoredAttempt>,
): Promise<void> {
  await handle.updateTable('paymentAttempts').set(change).where('id', '=', id).execute();
}

/** Open attempts of an order are asked about at the next round. */
export async function pollSoon(handle: Handle, orderId: string, now: number): Promise<void> {
  await handle
    .updateTable('paymentAttempts')
    .set({ nextPollAt: now })
    .where('orderId', '=', orderId)
    .where('state', '=', 'open')
    .execute();
}

export async function listDueAttempts(handle: Handle, now: number, { limit }: { limit: number }) {
  return handle
    .selectFrom('paymentAttempts')
    .innerJoin('orders', 'orders.id', 'paymentAttempts.orderId')
    .selectAll('paymentAttempts')
    .select('orders.state as orderState')
    .where('nextPollAt', '<=', now)
    .orderBy('nextPollAt')
    .limit(limit)
    .execute();
}

/** Makes this process the one that asks this time. False when another was first. */
export async function leaseAttempt(
  handle: Handle,
  { id, nextPollAt, polls }: Pick<StoredAttempt, 'id' | 'nextPollAt' | 'polls'>,
  { next }: { next: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('paymentAttempts')
    .set({ polls: polls + 1, nextPollAt: next })
    .where('id', '=', id)
    .where('polls', '=', polls)
    .where('nextPollAt', '=', nextPollAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

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

export async function insertRefund(handle: Handle, refund: StoredRefund): Promise<void> {
  await handle.insertInto('refunds').values(refund).execute();
}

export async function listDueRefunds(handle: Handle, now: number, { limit }: { limit: number }) {
  return handle
    .selectFrom('refunds')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .selectAll('refunds')
    .select('paymentAttempts.method')
    .where('refunds.nextTryAt', '<=', now)
    .orderBy('refunds.nextTryAt')
    .limit(limit)
    .execute();
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

/** False when it had ended before. */
export async function endRefund(handle: Handle, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('refunds')
    .set({ state: 'done', nextTryAt: null, endedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function addRefunded(
  handle: Handle,
  { id, amountFen }: { id: string; amountFen: number },
): Promise<void> {
  await handle
    .updateTable('orders')
    .set((eb) => ({ refundedFen: eb('refundedFen', '+', amountFen) }))
    .where('id', '=', id)
    .execute();
}

/** Who is paid, in the payer's words; empty where the site has no contents. */
export async function readPayee(handle: Handle, language: Language): Promise<string> {
  const row = await handle
    .selectFrom('contents')
    .select('body')
    .where('kind', '=', 'company')
    .where('id', '=', 'company')
    .executeTakeFirst();
  return row ? (JSON.parse(row.body) as Company).legalName[language] : '';
}
