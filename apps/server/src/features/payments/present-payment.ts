import type { Language } from '@uid/contract/language';
import type { Attempt, Payment } from '@uid/contract/payments';

import { isOver } from './attempts/is-over.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import type { Payments } from './payments.ts';
import { methodTexts } from './providers/payment-modules.ts';
import type { PaymentProvider } from './providers/provider.ts';
import type { ShownPayment } from './providers/show-stage.ts';
import type { StoredAttempt } from './repository.ts';

export type FoundAttempt = Pick<
  StoredAttempt,
  'id' | 'method' | 'state' | 'amountFen' | 'currency' | 'payUrl' | 'startedAt'
>;

export interface FoundPayment {
  order: Pick<StoredOrder, 'id' | 'no' | 'state' | 'totalFen' | 'refundedFen' | 'endsAt'>;
  /** The attempt that paid the order; before that, the latest attempt. */
  attempt: FoundAttempt | undefined;
  payee: string;
}

export async function presentPayment(
  { context, providers }: Payments,
  { order, attempt, payee }: FoundPayment,
  language: Language,
): Promise<Payment> {
  const { no, state, totalFen, refundedFen, endsAt } = order;
  const now = context.now();
  const provider = attempt && providers.get(attempt.method);
  return {
    no,
    state,
    totalFen,
    refundedFen,
    payee,
    ...(state === 'unpaid' && { endsAt }),
    now,
    methods: [...providers.keys()].map((code) => ({ code, ...methodTexts(code, language) })),
    // An attempt that is over can't be continued: the payer begins another.
    ...(attempt?.payUrl &&
      !isOver(attempt, provider ?? {}, now) && {
        attempt: await presentAttempt(attempt, provider, {
          payUrl: attempt.payUrl,
          orderNo: no,
          language,
        }),
      }),
  };
}

async function presentAttempt(
  { id, method, state, amountFen, startedAt }: FoundAttempt,
  provider: PaymentProvider | undefined,
  shown: ShownPayment,
): Promise<Attempt> {
  return {
    id,
    method: { code: method, name: methodTexts(method, shown.language).name },
    state,
    amountFen,
    ...(state === 'open' && provider && { stage: await provider.stage(shown) }),
    startedAt,
  };
}
