import type { Language } from '@uid/contract/language';
import type { PaymentMethod } from '@uid/contract/payments';
import { localPath, routes } from '@uid/contract/routes';

import { AppError } from '../../http/app-error.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { closeOpenAttempt } from './close-open-attempt.ts';
import type { Payments } from './payments.ts';
import { nextPollAt } from './poll-schedule.ts';
import type { PaymentProvider } from './provider.ts';
import {
  findOpenAttempt,
  findPayableOrder,
  insertAttempt,
  readPayee,
  updateAttempt,
} from './repository.ts';
import type { StoredAttempt } from './repository.ts';

export interface PaymentStart {
  no: string;
  accountId: string;
  method: PaymentMethod;
  language: Language;
  /** Scheme and host the payer uses. */
  origin: string;
}

/** Opens a payment attempt, or takes up the open one; an open one of another method is closed first. */
export async function startPayment(payments: Payments, start: PaymentStart): Promise<void> {
  const { context } = payments;
  const { handle } = context.database;
  const provider = payments.providers.get(start.method);
  if (!provider) throw new AppError('PROVIDER_UNAVAILABLE');
  const order = await findPayableOrder(handle, start);
  if (!order) throw new AppError('NOT_FOUND');
  const open = await findOpenAttempt(handle, order.id);
  if (open && open.method !== start.method) {
    if ((await closeOpenAttempt(payments, order.id)) === 'uncertain')
      throw new AppError('PAYMENT_OPEN');
  }
  const attempt =
    open?.method === start.method ? open : await openAttempt(payments, order.id, start);
  if (attempt.payUrl !== null) return;
  const payUrl = await askCompany(provider, { payments, order, attempt, start });
  await updateAttempt(handle, attempt.id, { payUrl });
}

/** One open attempt an order: whoever comes second finds the first one's. */
async function openAttempt(
  { context }: Payments,
  orderId: string,
  { method }: PaymentStart,
): Promise<StoredAttempt> {
  const now = context.now();
  return context.database.transact(async (handle) => {
    const order = await lockOrder(handle, orderId, context);
    if (order.state !== 'unpaid' || order.endsAt <= now) throw new AppError('STATE_CONFLICT');
    const open = await findOpenAttempt(handle, orderId);
    if (open && open.method !== method) throw new AppError('PAYMENT_OPEN');
    if (open) return open;
    const attempt: StoredAttempt = {
      id: context.newId(),
      orderId,
      method,
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
    await insertAttempt(handle, attempt);
    return attempt;
  });
}

interface CompanyQuestion {
  payments: Payments;
  order: { no: string; endsAt: number };
  attempt: StoredAttempt;
  start: PaymentStart;
}

async function askCompany(
  provider: PaymentProvider,
  { payments, order, attempt, start: { language, origin } }: CompanyQuestion,
): Promise<string> {
  const { id, amountFen, currency } = attempt;
  const payee = await readPayee(payments.context.database.handle, language);
  const request = {
    reference: id,
    amountFen,
    currency,
    subject: `${payee} ${order.no}`.trim(),
    language,
    returnUrl: `${origin}${localPath(routes.payComplete, language)}?no=${order.no}`,
    origin,
    expiresAt: order.endsAt,
  };
  try {
    return (await provider.start(request)).payUrl;
  } catch (cause) {
    // The attempt stays open: nobody knows whether the company heard, and asking again is safe.
    payments.onFailure(cause, { attemptId: id });
    throw new AppError('PROVIDER_UNAVAILABLE');
  }
}
