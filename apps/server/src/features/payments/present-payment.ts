import type { Attempt, Payment } from '@uid/contract/payments';

import type { StoredOrder } from '../orders/lock-order.ts';
import type { Payments } from './payments.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { qrCode } from './qr-code.ts';
import type { StoredAttempt } from './repository.ts';

export interface PaymentFacts {
  order: Pick<StoredOrder, 'id' | 'no' | 'state' | 'totalFen' | 'refundedFen' | 'endsAt'>;
  /** The one that paid; before that, the latest. */
  attempt: StoredAttempt | undefined;
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
      attempt: {
        ...presentAttempt(attempt, attempt.payUrl),
        ...transferOf(providers.get(attempt.method), { no, attempt }),
      },
    }),
  };
}

function transferOf(
  provider: PaymentProvider | undefined,
  { no, attempt }: { no: string; attempt: StoredAttempt },
): Pick<Attempt, 'transfer'> {
  const transfer = attempt.state === 'open' && provider?.transferOf?.(no);
  return transfer ? { transfer } : {};
}

function presentAttempt(
  { id, method, state, amountFen, startedAt }: StoredAttempt,
  payUrl: string,
): Attempt {
  return {
    id,
    method,
    state,
    amountFen,
    payUrl,
    ...(state === 'open' && { qr: qrCode(payUrl) }),
    startedAt,
  };
}
