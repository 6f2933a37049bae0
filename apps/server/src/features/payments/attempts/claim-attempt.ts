import type { Language } from '@uid/contract/language';

import { AppError } from '../../../http/app-error.ts';
import { rememberLanguage } from '../../orders/remember-language.ts';
import { holdOwnOrder } from '../../orders/lock-order.ts';
import type { Payments } from '../payments.ts';
import { nextPollAt } from './poll-schedule.ts';
import { getOpenAttempt, openAttempt } from '../repository.ts';
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
    const [order, , attempt] = await Promise.all([
      holdOwnOrder(handle, key),
      rememberLanguage(handle, { accountId: key.accountId, language }),
      openAttempt(handle, { ...key, ...newAttempt({ id: context.newId(), method, now }) }),
    ]);
    if (!order) throw new AppError('NOT_FOUND');
    if (order.state !== 'unpaid' || order.endsAt <= now) throw new AppError('STATE_CONFLICT');
    return { order, attempt: attempt ?? (await getOpenAttempt(handle, order.id)) };
  });
}

function newAttempt({ id, method, now }: Pick<StoredAttempt, 'id' | 'method'> & { now: number }) {
  return { id, method, startedAt: now, nextPollAt: nextPollAt({ startedAt: now, polls: 0 }) };
}
