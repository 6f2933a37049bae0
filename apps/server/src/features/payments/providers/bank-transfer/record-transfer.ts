import type { OrderState } from '@uid/contract/orders';
import type { TransferOutcome } from '@uid/contract/transfers';

import type { ActNote } from '../../../../act.ts';
import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { findOrderId } from '../../../orders/find-order.ts';
import { lockOrder } from '../../../orders/lock-order.ts';
import type { StoredOrder } from '../../../orders/lock-order.ts';
import { getAttempt, insertAttempt } from '../../repository.ts';
import { settlePayment } from '../../settling/settle-payment.ts';
import { enterTransaction } from './enter-transaction.ts';
import { findAwaitedTransfer } from './repository.ts';

interface ArrivedTransfer {
  /** The reference that the payer gave: the order's number. */
  reference: string;
  amountFen: number;
  number: string;
  receivedOn: string;
  operatorId: string;
}

export interface RecordedTransfer {
  transfer: ArrivedTransfer;
  /** The order before the transfer was recorded. */
  order: StoredOrder;
  /** The order's state afterwards. */
  state: OrderState;
  /** Left out if the transfer had been recorded before. */
  attemptId?: string;
}

/** Enters a transfer from our account's statement in the books, once. */
export async function recordTransfer(
  handle: Handle,
  transfer: ArrivedTransfer,
  context: ServerContext,
): Promise<RecordedTransfer> {
  const { reference, amountFen, number, receivedOn, operatorId } = transfer;
  const orderId = await findOrderId(handle, reference);
  if (!orderId) throw new AppError('NOT_FOUND');
  const order = await lockOrder(handle, orderId, context);
  const awaited = await findAwaitedTransfer(handle, order.id);
  const charge = {
    reference: awaited?.id ?? context.newId(),
    state: 'succeeded',
    amountFen,
    currency: 'CNY',
    isOwnMerchant: true,
  } as const;
  const facts = { kind: 'arrived', reference, amountFen, receivedOn };
  const transaction = { number, facts, operatorId, charge };
  if (!(await enterTransaction(handle, transaction, context)))
    return { transfer, order, state: order.state };
  if (!awaited) await expectTransfer(handle, order, { id: charge.reference, now: context.now() });
  await settlePayment(handle, charge, context, operatorId);
  const { state } = await lockOrder(handle, order.id, context);
  return { transfer, order, state, attemptId: charge.reference };
}

export async function readOutcome(
  handle: Handle,
  { attemptId }: RecordedTransfer,
): Promise<TransferOutcome> {
  if (attemptId === undefined) return 'known';
  const { state } = await getAttempt(handle, attemptId);
  if (state === 'refunding') return 'goes-back';
  return state === 'succeeded' ? 'pays' : 'review';
}

/** The audit log's note about the transfer. */
export function noteOfTransfer({ transfer, order, state }: RecordedTransfer): ActNote {
  const { amountFen, number, receivedOn } = transfer;
  return {
    subject: { kind: 'order', id: order.id },
    about: order.accountId,
    before: { state: order.state },
    after: { state, amountFen, number, receivedOn },
  };
}

/** A transfer that no attempt awaits gets a closed attempt of its own; settling then decides about the money. */
async function expectTransfer(
  handle: Handle,
  order: StoredOrder,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await insertAttempt(handle, {
    id,
    orderId: order.id,
    method: 'bank-transfer',
    state: 'closed',
    amountFen: order.totalFen,
    currency: 'CNY',
    payUrl: null,
    startedAt: now,
    endedAt: now,
    polls: 0,
    nextPollAt: null,
    capturedFen: 0,
    refundedFen: 0,
  });
}
