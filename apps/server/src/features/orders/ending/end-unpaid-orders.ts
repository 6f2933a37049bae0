import { AppError } from '../../../http/app-error.ts';
import { clockTolerance } from '../../../job.ts';
import { withinTurn } from '../../../one-turn.ts';
import { lockOrder } from '../lock-order.ts';
import { releaseOrder } from './release-order.ts';
import type { Ordering } from '../ordering.ts';
import { bringOrdersBack, listOverdue, postponeEnd } from '../repository.ts';

const batch = 100;
/** How long an order lives on while its payment is uncertain, each time it is looked at. */
const graceTime = 15_000;

/** Ends orders that were not paid in time, also those whose time passed while no server ran. */
export async function endUnpaidOrders(ordering: Ordering): Promise<void> {
  const { database, now } = ordering.context;
  const overdue = await listOverdue(database.handle, now(), { limit: batch });
  for (const order of withinTurn(overdue, now)) {
    const isEnded = await end(ordering, order.id).catch((cause: unknown) => {
      ordering.onFailure(cause, { orderId: order.id });
      return false;
    });
    // The next round must not find the same orders again before those behind them.
    if (!isEnded) await postponeEnd(database.handle, order, { until: now() + graceTime });
  }
}

/** A clock that was ahead must not hold pieces until it would have been right. */
export async function bringBackUnpaidOrders({ context }: Ordering): Promise<void> {
  const now = context.now();
  await bringOrdersBack(context.database.handle, { now, latest: now + clockTolerance });
}

/** False when the order may have been paid: then it is looked at again soon. */
async function end({ context, closePayment }: Ordering, orderId: string): Promise<boolean> {
  if ((await closePayment(orderId)) === 'uncertain') return false;
  const release = { by: 'clock', reason: 'time-over' } as const;
  try {
    await context.database.transact(async (handle) => {
      const { endsAt } = await lockOrder(handle, orderId, context);
      // A way of paying that takes longer was chosen since it was found.
      if (endsAt > context.now()) return;
      await releaseOrder(handle, orderId, { release, context });
    });
  } catch (cause) {
    if (cause instanceof AppError && cause.error === 'PAYMENT_OPEN') return false;
    // Another process, or the payment itself, was first.
    if (!(cause instanceof AppError) || cause.error !== 'STATE_CONFLICT') throw cause;
  }
  return true;
}
