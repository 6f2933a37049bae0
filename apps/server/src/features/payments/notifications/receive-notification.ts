import type { IncomingHttpHeaders } from 'node:http';

import type { PaymentMethod } from '@uid/contract/payments';

import { AppError } from '../../../http/app-error.ts';
import { applyNotification } from './apply-notifications.ts';
import type { Payments } from '../payments.ts';
import { askSoon } from '../refunds/repository.ts';
import { insertNotification } from './repository.ts';

/** Verifies a company's notification and stores it; once this resolves, it will be applied whatever happens. */
export async function receiveNotification(
  payments: Payments,
  method: PaymentMethod,
  { body, headers }: { body: Buffer; headers: IncomingHttpHeaders },
): Promise<void> {
  const provider = payments.providers.get(method);
  if (!provider) throw new AppError('NOT_FOUND');
  const { eventId, charge, refundId } = await provider.verifyNotification(body, headers);
  const { database, newId, now } = payments.context;
  const stored = { id: newId(), charge: JSON.stringify(charge) };
  const isNew = await insertNotification(database.handle, {
    ...stored,
    method,
    eventId,
    body: body.toString('utf8'),
    receivedAt: now(),
    appliedAt: null,
  });
  if (!isNew) return;
  if (refundId) await askSoon(database.handle, refundId, now());
  // The company hears that it arrived, not what became of it: the clock applies what fails here.
  await applyNotification(payments, stored).catch((cause: unknown) =>
    payments.onFailure(cause, { notificationId: stored.id }),
  );
}
