import type { Language } from '@uid/contract/language';
import type { Attempt, Payment } from '@uid/contract/payments';

import { AppError } from '../../http/app-error.ts';
import type { Payments } from './payments.ts';
import { qrCode } from './qr-code.ts';
import { findLatestAttempt, findPayableOrder, readPayee } from './repository.ts';
import type { OrderKey, StoredAttempt } from './repository.ts';

/** How the payment of an account's order stands. */
export async function readPayment(
  { context, providers }: Payments,
  key: OrderKey,
  language: Language,
): Promise<Payment> {
  const { handle } = context.database;
  const order = await findPayableOrder(handle, key);
  if (!order) throw new AppError('NOT_FOUND');
  const attempt = await findLatestAttempt(handle, order.id);
  const { no, state, totalFen, refundedFen, endsAt } = order;
  return {
    no,
    state,
    totalFen,
    refundedFen,
    payee: await readPayee(handle, language),
    ...(state === 'unpaid' && { endsAt }),
    now: context.now(),
    methods: [...providers.keys()],
    ...(attempt?.payUrl && { attempt: presentAttempt(attempt, attempt.payUrl) }),
  };
}

function presentAttempt(
  { id, method, state, amountFen, startedAt }: StoredAttempt,
  payUrl: string,
): Attempt {
  return {
    id,
    method,
    state,
    amountFen,
    payUrl,
    ...(state === 'open' && { qr: qrCode(payUrl) }),
    startedAt,
  };
}
