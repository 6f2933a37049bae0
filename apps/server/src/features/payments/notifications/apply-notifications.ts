import type { Payments } from '../payments.ts';
import type { Charge } from '../providers/provider.ts';
import { listUnapplied, markApplied } from './repository.ts';
import { settlePayment } from '../settling/settle-payment.ts';

const batch = 50;

interface StoredNotification {
  id: string;
  /** JSON. */
  charge: string;
}

/** Applies notifications that were stored and not applied, because the server fell or the database was away. */
export async function applyNotifications(payments: Payments): Promise<void> {
  const { handle } = payments.context.database;
  for (const notification of await listUnapplied(handle, { limit: batch })) {
    await applyNotification(payments, notification).catch((cause: unknown) =>
      payments.onFailure(cause, { notificationId: notification.id }),
    );
  }
}

/** One transaction: what the notification says is in the books if and only if it counts as applied. */
async function applyNotification(
  { context }: Payments,
  { id, charge }: StoredNotification,
): Promise<void> {
  await context.database.transact(async (handle) => {
    if (!(await markApplied(handle, id, context.now()))) return;
    await settlePayment(handle, JSON.parse(charge) as Charge, context);
  });
}
