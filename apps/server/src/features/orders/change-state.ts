import type { OrderState } from '@uid/contract/orders';

import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { PreparedStatement } from '../../database/prepare.ts';
import { insertRow } from '../../database/write-row.ts';
import { AppError } from '../../http/app-error.ts';
import { eventNameOf } from './event-names.ts';
import { canMove } from './order.ts';
import type { StateChange } from './state-change.ts';

/**
 * Moves an order along the table of transitions and writes its history, in the caller's transaction.
 * Throws STATE_CONFLICT if the table has no such transition or the order has changed its state meanwhile.
 */
export async function changeState(
  handle: Handle,
  { id, state: from }: { id: string; state: OrderState },
  change: StateChange,
): Promise<void> {
  const { to, by, context } = change;
  if (!canMove(from, to, by)) throw new AppError('STATE_CONFLICT');
  const [{ numAffectedRows }] = await Promise.all([
    leaveState(from)(handle, { id, to, now: context.now() }),
    writeEvent(handle, { id, state: from }, change),
  ]);
  if (numAffectedRows !== 1n) throw new AppError('STATE_CONFLICT');
}

interface Move {
  id: string;
  to: OrderState;
  now: number;
}

const moves = new Map<OrderState, PreparedStatement<Move, unknown>>();

/** The state is a literal in the SQL, as in the conditions of the partial indexes. */
function leaveState(from: OrderState): PreparedStatement<Move, unknown> {
  const known = moves.get(from);
  if (known) return known;
  const move = prepare<Move, unknown>((handle, { id, to, now }) =>
    handle
      .updateTable('orders')
      .set({ state: to, changedAt: now })
      .where('id', '=', id)
      .where('state', '=', sql.lit(from)),
  );
  moves.set(from, move);
  return move;
}

/** Adds an entry to an order's history and publishes it to the subscribers. */
export async function writeEvent(
  handle: Handle,
  { id: orderId, state: from }: { id: string; state?: OrderState },
  change: StateChange,
): Promise<void> {
  const { to, by, reason, accountId = null, context } = change;
  const id = context.newId();
  const event = { orderId, eventId: id, from, by, reason };
  await Promise.all([
    insertRow(handle, 'orderEvents', {
      id,
      orderId,
      at: context.now(),
      state: to,
      changedBy: by,
      reason,
      accountId,
    }),
    context.publish(handle, eventNameOf(reason, to), event),
  ]);
}
