import type { Stripe } from 'stripe';

import type { RefundProgress, RefundRequest } from '../provider.ts';

/** Stripe forgets idempotency keys after a day, so a repeat first looks for the refund that has our id. */
export async function sendRefund(
  client: Stripe,
  session: Stripe.Checkout.Session | undefined,
  { refundId, amountFen }: RefundRequest,
): Promise<RefundProgress> {
  const intent = session?.payment_intent;
  const paymentIntent = typeof intent === 'string' ? intent : intent?.id;
  if (!paymentIntent) throw new Error('Stripe knows no payment to refund.');
  const { id, status } =
    (await findRefund(client, paymentIntent, refundId)) ??
    (await client.refunds.create(
      { payment_intent: paymentIntent, amount: amountFen, metadata: { refundId } },
      { idempotencyKey: `refund-${refundId}` },
    ));
  if (status === 'succeeded') return 'done';
  // A refund is pending, for example, while our balance at Stripe does not cover it. It may still fail.
  if (status === 'pending') return 'pending';
  throw new Error(`Stripe says that refund ${id} is ${status}.`);
}

async function findRefund(client: Stripe, paymentIntent: string, refundId: string) {
  for await (const refund of client.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
    if (refund.metadata?.['refundId'] === refundId) return refund;
  return undefined;
}
