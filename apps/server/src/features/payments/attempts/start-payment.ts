import type { Language } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

import { AppError } from '../../../http/app-error.ts';
import { closeOpenAttempt } from './close-open-attempt.ts';
import { claimAttempt } from './claim-attempt.ts';
import { isOver } from './is-over.ts';
import { keepPayable } from '../../orders/ending/keep-payable.ts';
import type { Payments } from '../payments.ts';
import type { FoundPayment } from '../present-payment.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { updateAttempt } from '../repository.ts';

export interface PaymentStart {
  no: string;
  accountId: string;
  method: string;
  language: Language;
  /** Scheme and host the payer uses. */
  origin: string;
}

/** Opens a payment attempt or continues the open one. An open attempt of another method is closed first. */
export async function startPayment(payments: Payments, start: PaymentStart): Promise<FoundPayment> {
  const { handle } = payments.context.database;
  const provider = payments.providers.get(start.method);
  if (!provider) throw new AppError('METHOD_NOT_OFFERED');
  const { order, attempt } = await claimOnlyAttempt(payments, start);
  const payee = await payments.readPayee(start.language);
  if (attempt.payUrl !== null && !isStale(attempt, provider, payments.context.now()))
    return { order, attempt, payee };
  const payUrl = await askCompany(provider, { payments, start, found: { order, attempt, payee } });
  const endsAt = await keepPayable(handle, order, provider);
  await updateAttempt(handle, attempt.id, { payUrl });
  return { order: { ...order, endsAt }, attempt: { ...attempt, payUrl }, payee };
}

/** True if the payment address may have expired. The company returns a new one for the same payment when asked. */
function isStale(
  { startedAt }: FoundPayment['attempt'] & object,
  { paymentLife = Infinity, addressLife = paymentLife }: PaymentProvider,
  now: number,
): boolean {
  return startedAt + addressLife <= now;
}

/**
 * True if the company returned no payment page and the attempt is so old that a payment begun now could not be found
 * later: Stripe payments are looked up near the time that is encoded in the reference.
 */
function isForgotten(
  { payUrl, startedAt }: FoundPayment['attempt'] & object,
  { config, now }: Payments['context'],
): boolean {
  return payUrl === null && startedAt + config.unpaidTime <= now();
}

async function claimOnlyAttempt(payments: Payments, start: PaymentStart) {
  const claimed = await claimAttempt(payments, start);
  const { attempt } = claimed;
  const isTakenUp = attempt.method === start.method;
  const provider = payments.providers.get(attempt.method) ?? {};
  const { context } = payments;
  const isAlive = !isForgotten(attempt, context) && !isOver(attempt, provider, context.now());
  if (isTakenUp && isAlive) return claimed;
  await closeOpenAttempt(payments, claimed.order.id);
  const again = await claimAttempt(payments, start);
  // The other attempt may be under way, or another request has opened a new one: somebody is paying with it.
  if (again.attempt.method !== start.method) throw new AppError('PAYMENT_OPEN');
  return again;
}

interface CompanyQuestion {
  payments: Payments;
  start: PaymentStart;
  found: FoundPayment & { attempt: NonNullable<FoundPayment['attempt']> };
}

async function askCompany(
  provider: PaymentProvider,
  { payments, start: { language, origin }, found: { order, attempt, payee } }: CompanyQuestion,
): Promise<string> {
  const { id, amountFen, currency } = attempt;
  try {
    const { payUrl } = await provider.start({
      reference: id,
      amountFen,
      currency,
      subject: `${payee} ${order.no}`.trim(),
      orderNo: order.no,
      language,
      returnUrl: `${origin}${localPath(routes.payComplete, language)}?no=${order.no}`,
      origin,
      expiresAt: order.endsAt,
    });
    return payUrl;
  } catch (cause) {
    // The attempt stays open: the company may have received the request, and a repeat is safe.
    payments.onFailure(cause, { attemptId: id });
    throw new AppError('PROVIDER_UNAVAILABLE');
  }
}
