import type { ActNote } from '../../../../act.ts';
import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { lockOrder } from '../../../orders/lock-order.ts';
import type { StoredOrder } from '../../../orders/lock-order.ts';
import { confirmRefund } from '../../refunds/send-refunds.ts';
import { enterTransaction } from './enter-transaction.ts';
import { findRefund } from './read-refunds.ts';

export interface Repayment {
  /** Id of the refund. */
  id: string;
  number: string;
  paidOn: string;
  operatorId: string;
}

interface Repaid {
  no: string;
  order: StoredOrder;
  amountFen: number;
}

/** Records, once, that a refund was paid by transfer; until then it stays open. Returns the order afterwards. */
export async function recordRepayment(
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
    // An open charge makes sure that nothing is settled.
    state: 'open',
    amountFen: refund.amountFen,
    currency: 'CNY',
    isOwnMerchant: true,
  } as const;
  const facts = { kind: 'repaid', id, paidOn };
  const transaction = { number, facts, operatorId, charge };
  if (await enterTransaction(handle, transaction, context)) {
    const isNew = await confirmRefund(handle, { context, operatorId }, refund);
    if (!isNew) throw new AppError('STATE_CONFLICT');
  }
  const order = await lockOrder(handle, refund.orderId, context);
  return { no, order, amountFen: refund.amountFen };
}

/** The audit log's note about the repayment. */
export function noteOfRepayment(
  { id, number, paidOn }: Repayment,
  { order, amountFen }: Repaid,
): ActNote {
  return {
    subject: { kind: 'refund', id },
    about: order.accountId,
    after: { order: order.id, state: order.state, amountFen, number, paidOn },
  };
}
