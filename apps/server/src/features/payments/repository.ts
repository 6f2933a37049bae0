import { expressionBuilder } from 'kysely';
import type { Expression, Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import { insertNewRow, updateRow } from '../../database/write-row.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredAttempt = Selectable<Tables['paymentAttempts']>;

/** The attempt that paid the order; before that, the latest. */
export async function findTellingAttempt(
  handle: Handle,
  orderId: string,
): Promise<StoredAttempt | undefined> {
  return handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy((eb) => eb.case().when('state', '=', 'succeeded').then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function getOpenAttempt(handle: Handle, orderId: string): Promise<StoredAttempt> {
  const open = await findOpenAttempt(handle, orderId);
  if (!open) throw new Error('The order has no open attempt.');
  return open;
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
  const attempt = await findAttempt(handle, id);
  if (!attempt) throw new Error('There is no such payment attempt.');
  return attempt;
}

export async function findAttempt(handle: Handle, id: string): Promise<StoredAttempt | undefined> {
  return (await selectAttempt(handle, { id })).rows[0];
}

const selectAttempt = prepare((handle, { id }: Given<{ id: string }>) =>
  handle.selectFrom('paymentAttempts').selectAll().where('id', '=', id),
);

/** False when the order has an open one. */
export async function insertAttempt(handle: Handle, attempt: StoredAttempt): Promise<boolean> {
  return insertNewRow(handle, 'paymentAttempts', { row: attempt });
}

export async function updateAttempt(
  handle: Handle,
  id: string,
  change: Partial<StoredAttempt>,
): Promise<void> {
  await updateRow(handle, 'paymentAttempts', { id, change });
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

/** The query for the order that an attempt is to pay. */
export function orderIdOf(attemptId: Expression<string>) {
  return expressionBuilder<Tables>()
    .selectFrom('paymentAttempts')
    .select('orderId')
    .where('id', '=', attemptId)
    .$asScalar();
}
