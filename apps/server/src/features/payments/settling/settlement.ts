import type { OrderState } from '@uid/contract/orders';
import type { AttemptState } from '@uid/contract/payments';

import type { Charge } from '../providers/provider.ts';

/**
 * What to do about a charge that a company reports.
 * `nothing`: the charge is known or still open. `end`: nobody paid. `pay`, `pay-late`: it pays this order, in time or
 * late. `give-back`: the order needs no more money. `review`: staff must decide.
 */
export type Settlement = 'nothing' | 'end' | 'pay' | 'pay-late' | 'give-back' | 'review';

interface SettledAttempt {
  state: AttemptState;
  amountFen: number;
  currency: string;
}

export function settlementOf(
  charge: Charge,
  attempt: SettledAttempt,
  orderState: OrderState,
): Settlement {
  if (charge.state === 'open') return 'nothing';
  if (charge.state !== 'succeeded') return attempt.state === 'open' ? 'end' : 'nothing';
  // A closed or failed attempt can still succeed, because companies may report late, and the money has been paid.
  const isMoneyKnown = !['open', 'failed', 'closed'].includes(attempt.state);
  if (isMoneyKnown) return 'nothing';
  if (orderState === 'review') return 'review';
  if (orderState !== 'unpaid' && orderState !== 'cancelled') return 'give-back';
  if (!agrees(charge, attempt)) return 'review';
  return orderState === 'unpaid' ? 'pay' : 'pay-late';
}

function agrees(charge: Charge, attempt: SettledAttempt): boolean {
  return (
    charge.isOwnMerchant &&
    charge.amountFen === attempt.amountFen &&
    charge.currency === attempt.currency
  );
}
