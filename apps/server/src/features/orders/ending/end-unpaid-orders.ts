import { AppError } from '../../../http/app-error.ts';
import { clockTolerance } from '../../../job.ts';
import { withinTurn } from '../../../one-turn.ts';
import { lockOrder } from '../lock-order.ts';
import { releaseOrder } from './release-order.ts';
import type { Ordering } from '../ordering.ts';
import { bringOrdersBack, listOverdue, postponeEnd } from '../repository.ts';

const batch = 100;
/** Milliseconds by which each check prolongs an order whose payment is uncertain. */
const graceTime = 15_000;

/** Ends orders that were not paid in time, including those whose time passed while no server ran. */
export async function endUnpaidOrders(ordering: Ordering): Promise<void> {
  const { database, now } = ordering.context;
  const overdue = await listOverdue(database.handle, now(), { limit: batch });
  for (const order of withinTurn(overdue, now)) {
    const isEnded = await end(ordering, order.id).catch((cause: unknown) => {
      ordering.onFailure(cause, { orderId: order.id });
      return false;
    });
    // Otherwise the next round would find the same orders again before those that are due later.
    if (!isEnded) await postponeEnd(database.handle, order, { until: now() + graceTime });
  }
}

/** Corrects orders that were placed while the clock was ahead, so that they don't hold their stock too long. */
export async function bringBackUnpaidOrders({ context }: Ordering): Promise<void> {
  const now = context.now();
  await bringOrdersBack(context.database.handle, { now, latest: now + clockTolerance });
}

/** Returns false if the order may have been paid: it is then checked again soon. */
async function end({ context, closePayment }: Ordering, orderId: string): Promise<boolean> {
  if ((await closePayment(orderId)) === 'uncertain') return false;
  const release = { by: 'clock', reason: 'time-over' } as const;
  try {
    await context.database.transact(async (handle) => {
      const { endsAt } = await lockOrder(handle, orderId, context);
      // The customer has chosen a slower payment method since the order was listed.
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
