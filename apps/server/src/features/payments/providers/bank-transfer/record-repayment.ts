import type { OrderState } from '@uid/contract/orders';

import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { answerOnce } from '../../../idempotency/answer-once.ts';
import type { KeyedRequest } from '../../../idempotency/answer-once.ts';
import { lockOrder } from '../../../orders/lock-order.ts';
import { confirmRefund } from '../../refunds/send-refunds.ts';
import { enterTransaction } from './enter-transaction.ts';
import { findRefund } from './read-refunds.ts';

interface Repayment {
  /** The refund's. */
  id: string;
  number: string;
  paidOn: string;
  operatorId: string;
  /** As an operator sent it, who may repeat it. */
  request?: KeyedRequest | undefined;
}

interface Repaid {
  no: string;
  state: OrderState;
}

/** Notes that a refund was paid back by transfer, once; until then it stays open. Yields the order after it. */
export async function recordRepayment(
  context: ServerContext,
  repayment: Repayment,
): Promise<Repaid> {
  const once = { request: repayment.request, now: context.now() };
  return context.database.transact((handle) =>
    answerOnce(handle, once, () => enter(handle, repayment, context)),
  );
}

async function enter(
  handle: Handle,
  { id, number, paidOn, operatorId }: Repayment,
  context: ServerContext,
): Promise<Repaid> {
  const found = await findRefund(handle, id);
  if (!found) throw new AppError('NOT_FOUND');
  const { no, ...refund } = found;
  await lockOrder(handle, refund.orderId, context);
  const charge = {
    reference: refund.attemptId,
    // Nothing that is still to be settled.
    state: 'open',
    amountFen: refund.amountFen,
    currency: 'CNY',
    isOwnMerchant: true,
  } as const;
  const facts = { kind: 'repaid', id, paidOn };
  const transaction = { number, facts, operatorId, charge };
  if (await enterTransaction(handle, transaction, context)) {
    const isNew = await confirmRefund(handle, { context }, refund);
    if (!isNew) throw new AppError('STATE_CONFLICT');
  }
  return { no, state: (await lockOrder(handle, refund.orderId, context)).state };
}
