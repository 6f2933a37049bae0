import type { Charge } from '../providers/provider.ts';
import type { Payments } from '../payments.ts';
import { findOpenAttempt } from '../repository.ts';
import type { StoredAttempt } from '../repository.ts';
import { settlePayment } from '../settling/settle-payment.ts';

/**
 * Ends the payment of an order that is under way, by asking the company.
 * `settled`: the books say how it ended, which may be that it was paid. `uncertain`: it may be being paid.
 */
export async function closeOpenAttempt(
  payments: Payments,
  orderId: string,
): Promise<'none' | 'settled' | 'uncertain'> {
  const { context } = payments;
  const attempt = await findOpenAttempt(context.database.handle, orderId);
  if (!attempt) return 'none';
  const charge = await close(payments, attempt);
  if (!charge || charge.state === 'open') return 'uncertain';
  await context.database.transact((handle) => settlePayment(handle, charge, context));
  return 'settled';
}

/** Undefined where the company cannot be asked. */
async function close(payments: Payments, attempt: StoredAttempt): Promise<Charge | undefined> {
  const { id, method, amountFen, currency, payUrl } = attempt;
  const closed = {
    amountFen,
    currency,
    reference: id,
    state: 'closed',
    isOwnMerchant: true,
  } as const;
  try {
    return (await payments.providers.get(method)?.close(id)) ?? closed;
  } catch (cause) {
    payments.onFailure(cause, { attemptId: id });
    // Where the company never named its page, nobody has had a place to pay.
    return payUrl === null ? closed : undefined;
  }
}
