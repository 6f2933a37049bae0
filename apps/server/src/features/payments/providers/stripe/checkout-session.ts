import { z } from '@uid/contract/zod';

import type { Charge, ChargeState } from '../provider.ts';

/** What we read of Stripe's Checkout Session, whether asked for or notified. */
export const checkoutSession = z.object({
  client_reference_id: z.nullable(z.string()),
  status: z.nullable(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
});
type CheckoutSession = z.infer<typeof checkoutSession>;

/** Stripe counts the yuan's hundredth too, so its amounts are fen. */
export function toCharge(session: CheckoutSession): Charge {
  return {
    reference: session.client_reference_id ?? '',
    state: stateOf(session),
    amountFen: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    // A session is only ever readable, and only ever signed, for the account whose keys we hold.
    isOwnMerchant: true,
  };
}

function stateOf({ status, payment_status }: CheckoutSession): ChargeState {
  if (status === 'expired') return 'closed';
  return status === 'complete' && payment_status === 'paid' ? 'succeeded' : 'open';
}
