import type { OrderState } from '@uid/contract/orders';

import type { ServerContext } from '../../../../context.ts';
import { AppError } from '../../../../http/app-error.ts';
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
}

/** Notes that a refund was paid back by transfer, once; until then it stays open. Yields the order after it. */
export async function recordRepayment(
  context: ServerContext,
  { id, number, paidOn, operatorId }: Repayment,
): Promise<{ no: string; state: OrderState }> {
  return context.database.transact(async (handle) => {
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
  });
}
