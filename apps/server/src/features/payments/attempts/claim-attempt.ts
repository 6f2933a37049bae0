import type { Language } from '@uid/contract/language';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberLanguage } from '../../orders/remember-language.ts';
import { holdOwnOrder } from '../../orders/lock-order.ts';
import type { Payments } from '../payments.ts';
import { nextPollAt as nextPollOf } from './poll-schedule.ts';
import { getOpenAttempt, openAttempt } from '../repository.ts';
import type { ClaimedAttempt, WantedAttempt } from '../repository.ts';

interface Claim {
  no: string;
  accountId: string;
  method: string;
  language: Language;
}

/** Returns the open attempt of an order, whatever its method, or a new one of this method. No order has two open. */
export async function claimAttempt(
  { context }: Payments,
  { no, accountId, method, language }: Claim,
): Promise<ClaimedAttempt> {
  const { database } = context;
  const startedAt = context.now();
  const nextPollAt = nextPollOf({ startedAt, polls: 0 });
  const wanted = { id: context.newId(), no, accountId, method, startedAt, nextPollAt };
  const claimed =
    (await openAttempt(database.handle, wanted)) ??
    (await database.transact((handle) => takeUp(handle, wanted)));
  if (claimed.language !== language)
    await rememberLanguage(database.handle, { accountId, language });
  return claimed;
}

/** Locks the order, so that no payment of it begins or ends: it has an open attempt, gets one, or can't be paid. */
async function takeUp(handle: Handle, wanted: WantedAttempt): Promise<ClaimedAttempt> {
  const order = await holdOwnOrder(handle, wanted);
  if (!order) throw new AppError('NOT_FOUND');
  if (order.state !== 'unpaid' || order.endsAt <= wanted.startedAt)
    throw new AppError('STATE_CONFLICT');
  const opened = await openAttempt(handle, wanted);
  return opened ?? { order, attempt: await getOpenAttempt(handle, order.id) };
}
