import { AppError } from '../../http/app-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { KeyedRequest } from '../idempotency/answer-once.ts';
import { changeState } from '../orders/change-state.ts';
import { lockOwnOrder } from '../orders/lock-order.ts';
import type { Shipping } from './shipping.ts';

interface Receipt {
  no: string;
  accountId: string;
  /** The request as the customer sent it, who may repeat it. */
  request: KeyedRequest;
}

/** Completes a delivered order for its customer. */
export async function confirmReceipt(
  { context }: Pick<Shipping, 'context'>,
  { no, accountId, request }: Receipt,
): Promise<void> {
  await context.database.transact((handle) =>
    answerOnce(handle, { request, now: context.now() }, async () => {
      const order = await lockOwnOrder(handle, { no, accountId }, context);
      if (!order) throw new AppError('NOT_FOUND');
      const reason = 'receipt-confirmed';
      const change = { to: 'completed', by: 'customer', reason, accountId, context } as const;
      await changeState(handle, order, change);
      return null;
    }),
  );
}
