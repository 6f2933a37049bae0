import type { OrderState } from '@uid/contract/orders';

import type { Insertable } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { OrderActor } from '../../database/commerce-tables.ts';
import type { Handle } from '../../database/database.ts';
import { prepareQuery } from '../../database/prepared-query.ts';
import { prepareWrite, runTogether } from '../../database/run-together.ts';
import type { Write } from '../../database/run-together.ts';
import type { Tables } from '../../database/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { noteOfChange } from '../notices/note-change.ts';
import type { EventReason } from './event-reasons.ts';
import { canMove } from './order.ts';

export interface StateChange {
  to: OrderState;
  by: OrderActor;
  reason: EventReason;
  /** Which person, where it is one. */
  accountId?: string;
  context: Pick<ServerContext, 'now' | 'newId'>;
}

/**
 * Moves an order along the table of transitions and writes its history, in the caller's transaction.
 * Throws STATE_CONFLICT where the table has no such way or the order has moved on.
 */
export async function changeState(
  handle: Handle,
  order: { id: string; state: OrderState },
  change: StateChange,
): Promise<void> {
  const { to, by, context } = change;
  if (!canMove(order.state, to, by)) throw new AppError('STATE_CONFLICT');
  const { numUpdatedRows } = await handle
    .updateTable('orders')
    .set({ state: to, changedAt: context.now() })
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('STATE_CONFLICT');
  await writeEvent(handle, order.id, change);
}

interface ExactPayment {
  /** The payment attempt's id. */
  reference: string;
  amountFen: number;
  currency: string;
}

/**
 * The usual way of a payment: an open attempt brings exactly what its unpaid order asked for.
 * One statement finds both as they must be and moves the order. Undefined where anything is otherwise.
 * The caller writes its history with what else the payment changes.
 */
export async function payUnpaidOrder(
  handle: Handle,
  { reference, amountFen, currency }: ExactPayment,
  { to, by, context }: StateChange,
): Promise<{ id: string; accountId: string } | undefined> {
  if (to !== 'paid' || !canMove('unpaid', to, by)) return undefined;
  const { rows } = await payExactly(handle, { reference, amountFen, currency, now: context.now() });
  return rows[0];
}

const payExactly = prepareQuery(
  (handle, { reference, amountFen, currency, now }: ExactPayment & { now: number }) =>
    handle
      .updateTable('orders')
      .set({ state: 'paid', changedAt: now })
      .where('state', '=', 'unpaid')
      .where('id', '=', (eb) =>
        eb
          .selectFrom('paymentAttempts')
          .select('orderId')
          .where('paymentAttempts.id', '=', reference)
          .where('paymentAttempts.state', '=', 'open')
          .where('paymentAttempts.amountFen', '=', amountFen)
          .where('paymentAttempts.currency', '=', currency),
      )
      .returning(['id', 'accountId']),
);

/** Adds a line to an order's history and tells its customer. */
export async function writeEvent(
  handle: Handle,
  orderId: string,
  change: StateChange,
): Promise<void> {
  await runTogether(handle, eventWrites({ id: orderId }, change));
}

/** The same, to be written together with more. An order that is not written yet names its customer. */
export function eventWrites(
  { id: orderId, accountId: customer }: { id: string; accountId?: string },
  change: StateChange,
): Write[] {
  const { to, by, reason, accountId = null, context } = change;
  const eventId = context.newId();
  const event = { id: eventId, orderId, at: context.now(), state: to, changedBy: by, reason };
  const order = { orderId, eventId, ...(customer !== undefined && { accountId: customer }) };
  return [insertEvent({ ...event, accountId }), ...noteOfChange(order, change)];
}

const insertEvent = prepareWrite((handle, event: Insertable<Tables['orderEvents']>) =>
  handle.insertInto('orderEvents').values(event),
);
