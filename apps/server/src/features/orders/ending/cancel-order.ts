import type { cancelReasons } from '@uid/contract/orders';

import { AppError } from '../../../http/app-error.ts';
import { closeOpenAttempt } from '../../payments/attempts/close-open-attempt.ts';
import type { Payments } from '../../payments/payments.ts';
import { releaseOrder } from './release-order.ts';
import { findOrder } from '../repository.ts';

export interface Cancellation {
  no: string;
  accountId: string;
  reason: (typeof cancelReasons)[number];
}

/** Cancels an unpaid order for its customer, once it is sure that no payment is under way. */
export async function cancelOrder(
  payments: Payments,
  { no, accountId, reason }: Cancellation,
): Promise<void> {
  const { database } = payments.context;
  const order = await findOrder(database.handle, { no, accountId });
  if (!order) throw new AppError('NOT_FOUND');
  if (order.state !== 'unpaid') throw new AppError('STATE_CONFLICT');
  if ((await closeOpenAttempt(payments, order.id)) === 'uncertain')
    throw new AppError('PAYMENT_OPEN');
  const release = { by: 'customer', reason, accountId } as const;
  await database.transact((handle) =>
    releaseOrder(handle, order.id, { release, context: payments.context }),
  );
}
