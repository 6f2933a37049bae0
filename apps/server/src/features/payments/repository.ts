import type { Language } from '@uid/contract/language';
import { expressionBuilder, sql } from 'kysely';
import type { Expression, Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import { insertNewRow, updateRow } from '../../database/write-row.ts';
import type { Tables } from '../../database/tables.ts';
import type { HeldOrder } from '../orders/lock-order.ts';
import { rememberedLanguage } from '../orders/remember-language.ts';

export type StoredAttempt = Selectable<Tables['paymentAttempts']>;

/** The attempt that paid the order; before that, the latest attempt. */
export async function findDecisiveAttempt(
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

/** Returns false if the order already has an open attempt. */
export async function insertAttempt(handle: Handle, attempt: StoredAttempt): Promise<boolean> {
  return insertNewRow(handle, 'paymentAttempts', { row: attempt });
}

export interface WantedAttempt extends Pick<
  StoredAttempt,
  'id' | 'method' | 'startedAt' | 'nextPollAt'
> {
  no: string;
  accountId: string;
}

export interface ClaimedAttempt {
  attempt: StoredAttempt;
  order: Omit<HeldOrder, 'erasedAt'>;
  /** The account's stored language, null if there is none; left out if it was not read. */
  language?: Language | null;
}

/** Opens an attempt if the account's order can be paid now. Returns undefined if it can't or has an open attempt. */
export async function openAttempt(
  handle: Handle,
  wanted: WantedAttempt,
): Promise<ClaimedAttempt | undefined> {
  const [row] = (await insertForOrder(handle, wanted)).rows;
  if (!row) return undefined;
  const { placedAt, endsAt, language, ...attempt } = row;
  const { orderId: id, amountFen: totalFen } = attempt;
  const facts = { id, no: wanted.no, totalFen, placedAt, endsAt };
  return { attempt, order: { ...facts, state: 'unpaid', refundedFen: 0 }, language };
}

const insertForOrder = prepare((handle, given: Given<WantedAttempt>) =>
  handle
    .insertInto('paymentAttempts')
    .columns([
      'id',
      'method',
      'startedAt',
      'nextPollAt',
      'orderId',
      'amountFen',
      'state',
      'currency',
      'polls',
      'capturedFen',
      'refundedFen',
    ])
    .expression((eb) =>
      holdRows(
        handle,
        eb
          .selectFrom('orders')
          .select([
            eb.cast<string>(given.id, 'text').as('id'),
            eb.cast<string>(given.method, 'text').as('method'),
            eb.cast<number>(given.startedAt, 'bigint').as('startedAt'),
            eb.cast<number | null>(given.nextPollAt, 'bigint').as('nextPollAt'),
            'orders.id as orderId',
            'totalFen',
            sql.lit('open').as('state'),
            sql.lit('CNY').as('currency'),
            sql.lit(0).as('polls'),
            sql.lit(0).as('capturedFen'),
            sql.lit(0).as('refundedFen'),
          ])
          .where('no', '=', given.no)
          .where('accountId', '=', given.accountId)
          // A literal, as in the index of unpaid orders: with a parameter, SQLite would plan the query anew each time.
          .where('state', '=', sql.lit('unpaid'))
          .where('endsAt', '>', given.startedAt),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .returning((eb) => {
      const order = eb.selectFrom('orders').whereRef('orders.id', '=', 'paymentAttempts.orderId');
      return [
        order.select('placedAt').$asScalar().$notNull().as('placedAt'),
        order.select('endsAt').$asScalar().$notNull().as('endsAt'),
        rememberedLanguage(given.accountId).as('language'),
      ];
    }),
);

export async function updateAttempt(
  handle: Handle,
  id: string,
  change: Partial<StoredAttempt>,
): Promise<void> {
  await updateRow(handle, 'paymentAttempts', { id, change });
}

/** Makes the next round of polling include the open attempts of an order. */
export async function pollSoon(handle: Handle, orderId: string, now: number): Promise<void> {
  await handle
    .updateTable('paymentAttempts')
    .set({ nextPollAt: now })
    .where('orderId', '=', orderId)
    .where('state', '=', 'open')
    .execute();
}

/** Reserves the next poll for this process. Returns false if another process was first. */
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

/** A subquery for the id of the order that an attempt pays. */
export function orderIdOf(attemptId: Expression<string>) {
  return expressionBuilder<Tables>()
    .selectFrom('paymentAttempts')
    .select('orderId')
    .where('id', '=', attemptId)
    .$asScalar();
}
