import type { cancelReasons } from '@uid/contract/orders';

import { AppError } from '../../../http/app-error.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import type { KeyedRequest } from '../../idempotency/answer-once.ts';
import { findAnswer } from '../../idempotency/claim-key.ts';
import { releaseOrder } from './release-order.ts';
import type { Ordering } from '../ordering.ts';
import { findOrder } from '../find-order.ts';

export interface Cancellation {
  no: string;
  accountId: string;
  reason: (typeof cancelReasons)[number];
  /** The request as the customer sent it, who may repeat it. */
  request?: KeyedRequest;
}

/** Cancels an unpaid order for its customer, once it is sure that no payment is under way. */
export async function cancelOrder(
  { context, closePayment }: Ordering,
  { no, accountId, reason, request }: Cancellation,
): Promise<void> {
  const { database, now } = context;
  const order = await findOrder(database.handle, { no, accountId });
  if (!order) throw new AppError('NOT_FOUND');
  if (order.state !== 'unpaid') {
    if (request && (await findAnswer(database.handle, { ...request, now: now() })) !== undefined)
      return;
    throw new AppError('STATE_CONFLICT');
  }
  if ((await closePayment(order.id)) === 'uncertain') throw new AppError('PAYMENT_OPEN');
  const release = { by: 'customer', reason, accountId } as const;
  await database.transact((handle) =>
    answerOnce(handle, { request, now: now() }, async () => {
      await releaseOrder(handle, order.id, { release, context });
      return null;
    }),
  );
}
