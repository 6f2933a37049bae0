import type { Order } from '@uid/contract/orders';
import type { AttemptState, Payment } from '@uid/contract/payments';

/**
 * What a payment means for the buyer.
 * `to-pay`: nothing is open. `confirming`: an attempt is open, and the payment company has not said how it ended.
 * `awaited`: a transfer that nobody but its sender can hasten. `late`: the money came after the order had ended and
 * goes back. `ended`: cancelled, nothing paid.
 */
export type PaymentOutcome =
  | 'to-pay'
  | 'confirming'
  | 'awaited'
  | 'failed'
  | 'paid'
  | 'late'
  | 'refunding'
  | 'refunded'
  | 'ended'
  | 'review';

/** Returns the server's state in one word; a browser that came back from a payment page adds nothing to it. */
export function paymentOutcome({
  state,
  attempt,
}: Pick<Payment, 'state' | 'attempt'>): PaymentOutcome {
  if (state === 'review') return 'review';
  if (state === 'unpaid') return unpaidOutcome(attempt);
  if (state === 'cancelled') return endedOutcome(attempt?.state);
  if (state === 'refunding' || state === 'refunded') return state;
  return 'paid';
}

function unpaidOutcome(attempt: Payment['attempt']): PaymentOutcome {
  if (attempt === undefined) return 'to-pay';
  const { state, stage } = attempt;
  if (state === 'unclear') return 'review';
  if (state === 'failed' || state === 'closed') return 'failed';
  return stage?.kind === 'instructions' ? 'awaited' : 'confirming';
}

/** While an attempt is open it is unknown whether something was charged. */
function endedOutcome(attempt: AttemptState | undefined): PaymentOutcome {
  if (attempt === 'open') return 'confirming';
  if (attempt === 'unclear') return 'review';
  return attempt === undefined || attempt === 'failed' || attempt === 'closed' ? 'ended' : 'late';
}

/**
 * True if a refund is for money that came after the order had ended: its history has the end right before the refund.
 */
export function isLateRefund(events: Order['events']): boolean {
  const ordered = events.toSorted((a, b) => a.at - b.at);
  const refunded = ordered.findIndex(({ state }) => state === 'refunding');
  return ordered[refunded - 1]?.state === 'cancelled';
}

/** True if the server may still change the payment without any action of the buyer. */
export function isUndecided(payment: Pick<Payment, 'state' | 'attempt'>): boolean {
  const outcome = paymentOutcome(payment);
  if (outcome === 'late') return payment.attempt?.state !== 'refunded';
  return (
    outcome === 'confirming' ||
    outcome === 'awaited' ||
    outcome === 'refunding' ||
    outcome === 'review'
  );
}
