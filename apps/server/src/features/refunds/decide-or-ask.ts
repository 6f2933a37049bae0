import type { ActNote } from '../../act.ts';
import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { CallerSession } from '../../http/caller.ts';
import { askApproval } from '../approvals/ask-approval.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { sumOrderRefunds } from '../payments/refunds/sum-refunds.ts';
import { decideRefund, noteOfDecision } from './decide-refund.ts';
import type { Decision } from './decide-refund.ts';
import { namesOf } from './present-refunds.ts';
import { piecesOf } from './read-refundable.ts';
import { findRequest } from './read-requests.ts';
import { refundApproval } from './refund-approval.ts';
import type { StoredRequest } from './repository.ts';
import { readUnsentOf } from './take-back.ts';

/** Decides a request, or asks a second person for approval if the order's refunds exceed the limit. */
export async function decideOrAsk(
  handle: Handle,
  { by, ...given }: Omit<Decision, 'operatorId'> & { by: CallerSession },
  context: ServerContext,
): Promise<ActNote> {
  const decision = { ...given, operatorId: by.accountId };
  const { id, isApproved, restock, answer } = decision;
  const request = await findRequest(handle, id);
  if (!request) throw new AppError('NOT_FOUND');
  const order = await lockOrder(handle, request.orderId, context);
  const { amountFen, reason, note } = request;
  const sumFen = (await sumOrderRefunds(handle, order.id)) + amountFen;
  const { needsTwoPersons, refundLimitFen } = context.config;
  const isAsked = isApproved && needsTwoPersons && sumFen > refundLimitFen;
  if (!isAsked) return noteOfDecision(decision, await decideRefund(handle, decision, context));
  if (request.state !== 'open') throw new AppError('STATE_CONFLICT');
  const unsent = await readUnsentOf(handle, request, order);
  if (unsent !== (decision.unsent ?? unsent)) throw new AppError('STATE_CONFLICT');
  const pieces = await namedPieces(handle, request);
  const asked = {
    id,
    no: order.no,
    amountFen,
    sumFen,
    ...(pieces.length > 0 && { pieces }),
    reason,
    ...(note && { note }),
    unsent,
    restock,
    ...(answer && { answer }),
  };
  const question = { subject: id, asked, about: order.accountId, by };
  return (await askApproval(handle, refundApproval, question, context)).note;
}

async function namedPieces(handle: Handle, { orderId, pieces }: StoredRequest) {
  const zh = await namesOf(handle, orderId, 'zh');
  const en = await namesOf(handle, orderId, 'en');
  return piecesOf(pieces).map(({ sku, quantity }) => ({
    quantity,
    name: { zh: zh.get(sku) ?? sku, en: en.get(sku) ?? sku },
  }));
}
