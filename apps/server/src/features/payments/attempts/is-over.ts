import type { PaymentProvider } from '../providers/provider.ts';
import type { StoredAttempt } from '../repository.ts';

/** True if an open attempt can no longer be paid, even if the company has not reported its end yet. */
export function isOver(
  { state, startedAt }: Pick<StoredAttempt, 'state' | 'startedAt'>,
  { paymentLife = Infinity }: Pick<PaymentProvider, 'paymentLife'>,
  now: number,
): boolean {
  return state === 'open' && startedAt + paymentLife <= now;
}
