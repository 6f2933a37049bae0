import { z } from '@uid/contract/zod';

import type { Charge, ChargeState } from '../provider.ts';

/** The fields that we read of Stripe's Checkout Session, in a response as in a notification. */
export const checkoutSession = z.object({
  client_reference_id: z.nullable(z.string()),
  status: z.nullable(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
});
type CheckoutSession = z.infer<typeof checkoutSession>;

/** Stripe's amounts are in fen too: it counts in hundredths of a yuan. */
export function toCharge(session: CheckoutSession): Charge {
  return {
    reference: session.client_reference_id ?? '',
    state: stateOf(session),
    amountFen: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    // Stripe returns and signs a session only for the account whose keys we have.
    isOwnMerchant: true,
  };
}

function stateOf({ status, payment_status }: CheckoutSession): ChargeState {
  if (status === 'expired') return 'closed';
  return status === 'complete' && payment_status === 'paid' ? 'succeeded' : 'open';
}
