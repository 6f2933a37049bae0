import type { OrderState } from '@uid/contract/orders';

import type { Insertable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { mustChange, prepareWrite, runTogether } from '../../database/run-together.ts';
import type { Write } from '../../database/run-together.ts';
import type { Tables } from '../../database/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { noteOfChange } from '../notices/note-change.ts';
import { canMove } from './order.ts';
import type { StateChange } from './state-change.ts';

/**
 * Moves an order along the table of transitions and writes its history, in the caller's transaction.
 * Throws STATE_CONFLICT where the table has no such way or the order has moved on.
 */
export async function changeState(
  handle: Handle,
  order: { id: string; state: OrderState },
  change: StateChange,
): Promise<void> {
  const [move, ...others] = stateWrites(order, change);
  const [moved] = await runTogether(handle, [move]);
  if (moved !== 1) throw new AppError('STATE_CONFLICT');
  await runTogether(handle, others);
}

/** The same, to be written with more, and only if the order is in that state. */
export function stateWrites(
  { id, state: from, ...customer }: { id: string; state: OrderState; accountId?: string },
  change: StateChange,
): [Write, ...Write[]] {
  const { to, by, context } = change;
  if (!canMove(from, to, by)) throw new AppError('STATE_CONFLICT');
  const move = moveOrder({ id, from, to, now: context.now() });
  return [mustChange(1, move), ...eventWrites({ id, ...customer }, change)];
}

const moveOrder = prepareWrite(
  (handle, { id, from, to, now }: { id: string; from: OrderState; to: OrderState; now: number }) =>
    handle
      .updateTable('orders')
      .set({ state: to, changedAt: now })
      .where('id', '=', id)
      .where('state', '=', from),
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
