import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { workOnDue } from '../../../work-on-due.ts';
import { changeState } from '../change-state.ts';
import { lockOrder } from '../lock-order.ts';
import type { Ordering } from '../ordering.ts';

const batch = 100;

/** Completes orders whose customers have had enough time to confirm the receipt. */
export async function completeOrders({ context, onFailure }: Ordering): Promise<void> {
  const { database, now } = context;
  await workOnDue<DueOrder>({
    list: (after) => listDue(database.handle, now(), after),
    work: ({ id }) => complete(id, context),
    onFailure: (cause, { id }) => onFailure(cause, { orderId: id }),
  });
}

async function complete(id: string, context: Ordering['context']): Promise<void> {
  const reason = 'receipt-time-over';
  try {
    await context.database.transact(async (handle) => {
      const order = await lockOrder(handle, id, context);
      await changeState(handle, order, { to: 'completed', by: 'clock', reason, context });
    });
  } catch (cause) {
    // The customer, a refund or another process was first.
    if (!(cause instanceof AppError) || cause.error !== 'STATE_CONFLICT') throw cause;
  }
}

interface DueOrder {
  id: string;
  completesAt: number;
}

/** Delivered orders that are due for completion, the longest due first. */
async function listDue(handle: Handle, now: number, after?: DueOrder): Promise<DueOrder[]> {
  return handle
    .selectFrom('orders')
    .select(['id', 'completesAt'])
    .where('state', '=', sql.lit('delivered'))
    .where('completesAt', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('completesAt', 'id'), '>', eb.tuple(after!.completesAt, after!.id)),
      ),
    )
    .orderBy('completesAt')
    .orderBy('id')
    .limit(batch)
    .$narrowType<DueOrder>()
    .execute();
}

/** Sets the time from which a delivered order counts as received, in epoch milliseconds. */
export async function setCompletesAt(
  handle: Handle,
  orderId: string,
  completesAt: number,
): Promise<void> {
  await handle.updateTable('orders').set({ completesAt }).where('id', '=', orderId).execute();
}
