import type { IncomingHttpHeaders } from 'node:http';

import { AppError } from '../../../http/app-error.ts';
import type { Shipping } from '../shipping.ts';
import { applyReport } from './apply-reports.ts';
import { insertReport } from './repository.ts';

/** Verifies and stores a carrier's notification. Once this resolves, the notification is sure to be applied. */
export async function receiveReport(
  shipping: Shipping,
  code: string,
  { body, headers }: { body: Buffer; headers: IncomingHttpHeaders },
): Promise<void> {
  const carrier = shipping.carriers.get(code);
  if (!carrier) throw new AppError('NOT_FOUND');
  const report = await carrier.verifyNotification(body, headers);
  const { database, newId, now } = shipping.context;
  const stored = { id: newId(), report: JSON.stringify(report) };
  const isNew = await insertReport(database.handle, {
    ...stored,
    carrier: code,
    eventId: report.event.eventId,
    body: body.toString('utf8'),
    receivedAt: now(),
    appliedAt: null,
  });
  if (!isNew) return;
  // The response only confirms the arrival. If applying fails here, a job does it later.
  await applyReport(shipping, stored).catch((cause: unknown) =>
    shipping.onFailure(cause, { reportId: stored.id }),
  );
}
