import type { Charge } from '../providers/provider.ts';
import type { Payments } from '../payments.ts';
import { findOpenAttempt } from '../repository.ts';
import type { StoredAttempt } from '../repository.ts';
import { settlePayment } from '../settling/settle-payment.ts';

/**
 * Ends the running payment of an order by asking the payment company.
 * `settled`: the books say how the payment ended, possibly as paid. `uncertain`: it may still be under way.
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

/** Returns the charge after the closing; undefined if the company can't be asked. */
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
    // If the company never returned a payment page, nobody can have paid.
    return payUrl === null ? closed : undefined;
  }
}
