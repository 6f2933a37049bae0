import { workOnDue } from '../../../work-on-due.ts';
import type { Payments } from '../payments.ts';
import type { Charge } from '../providers/provider.ts';
import { listUnapplied, markApplied } from './repository.ts';
import { settlePayment } from '../settling/settle-payment.ts';

const batch = 50;

interface StoredNotification {
  id: string;
  /** JSON. */
  charge: string;
  receivedAt: number;
}

/** Applies notifications that were only stored, because the server crashed or the database was unavailable. */
export async function applyNotifications(payments: Payments): Promise<void> {
  const { handle } = payments.context.database;
  await workOnDue<StoredNotification>({
    list: (after) => listUnapplied(handle, { after, limit: batch }),
    work: (notification) => applyNotification(payments, notification),
    onFailure: (cause, { id }) => payments.onFailure(cause, { notificationId: id }),
  });
}

/** Uses one transaction, so that the notification is in the books if and only if it is marked as applied. */
async function applyNotification(
  { context }: Payments,
  { id, charge }: StoredNotification,
): Promise<void> {
  await context.database.transact(async (handle) => {
    if (!(await markApplied(handle, id, context.now()))) return;
    await settlePayment(handle, JSON.parse(charge) as Charge, context);
  });
}
