import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { changeState } from '../orders/change-state.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Shipping } from './shipping.ts';

const batch = 100;
/** How long a customer has to confirm the receipt before the clock does. */
export const receiptTime = 7 * 24 * 60 * 60_000;

/** Completes orders that were delivered long enough ago. */
export async function completeOrders({ context, onFailure }: Shipping): Promise<void> {
  const { database, now } = context;
  for (const { id } of await listDelivered(database.handle, now() - receiptTime)) {
    await complete(id, context).catch((cause: unknown) => onFailure(cause, { orderId: id }));
  }
}

async function complete(id: string, context: Shipping['context']): Promise<void> {
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

async function listDelivered(handle: Handle, before: number): Promise<{ id: string }[]> {
  return handle
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.state', '=', sql.lit('delivered'))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('orderEvents')
          .select('orderEvents.id')
          .whereRef('orderEvents.orderId', '=', 'orders.id')
          .where('orderEvents.state', '=', 'delivered')
          .where('orderEvents.at', '<=', before),
      ),
    )
    .orderBy('orders.id')
    .limit(batch)
    .execute();
}
