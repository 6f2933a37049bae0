import type { PaymentProvider } from '../providers/provider.ts';
import type { StoredAttempt } from '../repository.ts';

/** Whether nobody can pay with an attempt any more, though the company may not have said so yet. */
export function isOver(
  { state, startedAt }: Pick<StoredAttempt, 'state' | 'startedAt'>,
  { paymentLife = Infinity }: Pick<PaymentProvider, 'paymentLife'>,
  now: number,
): boolean {
  return state === 'open' && startedAt + paymentLife <= now;
}
