import type { ActNote } from '../../../../act.ts';
import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { CallerSession } from '../../../../http/caller.ts';
import { askApproval } from '../../../approvals/ask-approval.ts';
import { lockOrder } from '../../../orders/lock-order.ts';
import type { StoredOrder } from '../../../orders/lock-order.ts';
import { findRefund } from './read-refunds.ts';
import { repaymentApproval } from './repayment-approval.ts';
import { findEntry } from './repository.ts';

interface Question {
  /** Id of the refund. */
  id: string;
  number: string;
  paidOn: string;
  by: CallerSession;
}

/** Asks a second person to confirm that a refund was paid back by bank. */
export async function askRepayment(
  handle: Handle,
  { id, number, paidOn, by }: Question,
  context: ServerContext,
): Promise<{ no: string; order: StoredOrder; note: ActNote }> {
  const refund = await findRefund(handle, id);
  if (!refund) throw new AppError('NOT_FOUND');
  const { no, amountFen } = refund;
  const order = await lockOrder(handle, refund.orderId, context);
  if (refund.state !== 'open') throw new AppError('STATE_CONFLICT');
  if (await findEntry(handle, number)) throw new AppError('TRANSACTION_KNOWN');
  const asked = { id, no, amountFen, number, paidOn };
  const question = { subject: id, asked, about: order.accountId, by };
  const { note } = await askApproval(handle, repaymentApproval, question, context);
  return { no, order, note };
}
