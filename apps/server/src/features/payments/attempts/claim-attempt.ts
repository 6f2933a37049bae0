import type { Language } from '@uid/contract/language';

import { AppError } from '../../../http/app-error.ts';
import { rememberLanguage } from '../../orders/remember-language.ts';
import { lockOwnOrder } from '../../orders/lock-order.ts';
import type { StoredOrder } from '../../orders/lock-order.ts';
import type { Payments } from '../payments.ts';
import { nextPollAt } from './poll-schedule.ts';
import { getOpenAttempt, insertAttempt } from '../repository.ts';
import type { StoredAttempt } from '../repository.ts';

interface Claim {
  no: string;
  accountId: string;
  method: string;
  language: Language;
}

/** The open attempt of an order, whatever its method, or a new one of this method. There is never a second. */
export async function claimAttempt({ context }: Payments, claim: Claim) {
  const { method, language, ...key } = claim;
  const now = context.now();
  return context.database.transact(async (handle) => {
    const [order] = await Promise.all([
      lockOwnOrder(handle, key, context),
      rememberLanguage(handle, { accountId: key.accountId, language }),
    ]);
    if (!order) throw new AppError('NOT_FOUND');
    if (order.state !== 'unpaid' || order.endsAt <= now) throw new AppError('STATE_CONFLICT');
    const attempt = newAttempt(order, { id: context.newId(), method, now });
    if (await insertAttempt(handle, attempt)) return { order, attempt };
    return { order, attempt: await getOpenAttempt(handle, order.id) };
  });
}

function newAttempt(
  order: StoredOrder,
  { now, ...attempt }: Pick<StoredAttempt, 'id' | 'method'> & { now: number },
): StoredAttempt {
  return {
    ...attempt,
    orderId: order.id,
    state: 'open',
    amountFen: order.totalFen,
    currency: 'CNY',
    payUrl: null,
    startedAt: now,
    endedAt: null,
    polls: 0,
    nextPollAt: nextPollAt({ startedAt: now, polls: 0 }),
    capturedFen: 0,
    refundedFen: 0,
  };
}
