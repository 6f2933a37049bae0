import type { IncomingHttpHeaders } from 'node:http';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Payments } from '../payments.ts';
import { askSoon } from '../refunds/repository.ts';
import { lockForSettling, settle } from '../settling/settle-payment.ts';
import { insertNotification } from './repository.ts';

/** Verifies and stores a company's notification. Once this resolves, the notification is sure to be applied. */
export async function receiveNotification(
  payments: Payments,
  method: string,
  { body, headers }: { body: Buffer; headers: IncomingHttpHeaders },
): Promise<void> {
  const provider = payments.providers.get(method);
  if (!provider) throw new AppError('NOT_FOUND');
  const { eventId, charge, refundId } = await provider.verifyNotification(body, headers);
  const { context } = payments;
  const { database, newId, now } = context;
  const stored = {
    id: newId(),
    method,
    eventId,
    charge: JSON.stringify(charge),
    body: body.toString('utf8'),
    receivedAt: now(),
  };
  const apply = async (handle: Handle) => {
    const [isNew, settling] = await Promise.all([
      insertNotification(handle, { ...stored, body: '', appliedAt: stored.receivedAt }),
      lockForSettling(handle, charge, context),
    ]);
    if (!isNew) return;
    if (refundId) await askSoon(handle, refundId, stored.receivedAt);
    if (settling) await settle(handle, settling);
  };
  try {
    await database.transact(apply);
  } catch (cause) {
    payments.onFailure(cause, { notificationId: stored.id });
    // The response only confirms the arrival. If applying fails here, a job does it later.
    await insertNotification(database.handle, { ...stored, appliedAt: null });
    if (refundId) await askSoon(database.handle, refundId, stored.receivedAt);
  }
}
