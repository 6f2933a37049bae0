import type { Attempt, Payment } from '@uid/contract/payments';

import type { StoredOrder } from '../orders/lock-order.ts';
import type { Payments } from './payments.ts';
import { createQrCode } from '../../qr-code.ts';
import type { StoredAttempt } from './repository.ts';

export type AttemptFacts = Pick<
  StoredAttempt,
  'id' | 'method' | 'state' | 'amountFen' | 'currency' | 'payUrl' | 'startedAt'
>;

export interface PaymentFacts {
  order: Pick<StoredOrder, 'id' | 'no' | 'state' | 'totalFen' | 'refundedFen' | 'endsAt'>;
  /** The one that paid; before that, the latest. */
  attempt: AttemptFacts | undefined;
  payee: string;
}

export function presentPayment(
  { context, providers }: Payments,
  { order, attempt, payee }: PaymentFacts,
): Payment {
  const { no, state, totalFen, refundedFen, endsAt } = order;
  return {
    no,
    state,
    totalFen,
    refundedFen,
    payee,
    ...(state === 'unpaid' && { endsAt }),
    now: context.now(),
    methods: [...providers.keys()],
    ...(attempt?.payUrl && {
      attempt: presentAttempt(attempt, attempt.payUrl, {
        transfer: providers.get(attempt.method)?.transferOf?.(no),
      }),
    }),
  };
}

function presentAttempt(
  { id, method, state, amountFen, startedAt }: AttemptFacts,
  payUrl: string,
  { transfer }: Pick<Attempt, 'transfer'>,
): Attempt {
  return {
    id,
    method,
    state,
    amountFen,
    payUrl,
    // Where one transfers to, there is nothing to open or to scan.
    ...(state === 'open' && (transfer ? { transfer } : { qr: createQrCode(payUrl) })),
    startedAt,
  };
}
