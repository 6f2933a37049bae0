import type { OrderState } from '@uid/contract/orders';

import type { ServerContext } from '../../context.ts';
import type { OrderActor } from '../../database/commerce-tables.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { noteChange } from '../notices/note-change.ts';
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
 */
export async function payUnpaidOrder(
  handle: Handle,
  { reference, amountFen, currency }: ExactPayment,
  context: StateChange['context'],
): Promise<{ id: string } | undefined> {
  const change = { to: 'paid', by: 'provider', reason: 'paid', context } as const;
  if (!canMove('unpaid', change.to, change.by)) return undefined;
  const order = await handle
    .updateTable('orders')
    .set({ state: change.to, changedAt: context.now() })
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
    .returning('id')
    .executeTakeFirst();
  if (order) await writeEvent(handle, order.id, change);
  return order;
}

/** Adds a line to an order's history and tells its customer. */
export async function writeEvent(
  handle: Handle,
  orderId: string,
  change: StateChange,
): Promise<void> {
  const { to, by, reason, accountId, context } = change;
  const eventId = context.newId();
  await handle
    .insertInto('orderEvents')
    .values({
      id: eventId,
      orderId,
      at: context.now(),
      state: to,
      changedBy: by,
      reason,
      accountId: accountId ?? null,
    })
    .execute();
  await noteChange(handle, { orderId, eventId }, change);
}
