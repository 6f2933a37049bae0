import type { Stripe } from 'stripe';

import type { ServerContext } from '../../../../context.ts';
import type { Charge, ChargeRequest, PaymentProvider } from '../provider.ts';
import { showPage } from '../show-stage.ts';
import { checkoutSession, toCharge } from './checkout-session.ts';
import { startOf } from '../start-of.ts';
import { findSession } from './find-session.ts';
import { openClient } from './open-client.ts';
import { readEvent } from './read-event.ts';
import { sendRefund } from './send-refund.ts';
import type { StripeSettings } from './stripe-settings.ts';

const minute = 60_000;
/** A session lives at least this long; if its order ends earlier, the session is closed. */
const shortestLife = 31 * minute;
const longestLife = 24 * 60 * minute;

/** Card payments on Stripe's own page, a Checkout Session. */
export function createStripeProvider(
  settings: StripeSettings,
  { now, config }: Pick<ServerContext, 'now' | 'config'>,
): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  const open = () => (opened ??= openClient(settings));
  const find = async (reference: string) => findSession(await open(), reference, config);

  return {
    paymentLife: longestLife,
    stage: showPage({
      zh: { open: '前往 Stripe 付款页', scan: '用手机扫码打开付款页' },
      en: { open: 'Go to Stripe’s payment page', scan: 'Scan to open the payment page on a phone' },
    }),
    async start(request) {
      const client = await open();
      const session =
        (await find(request.reference)) ??
        (await client.checkout.sessions.create(describe(request), {
          idempotencyKey: `charge-${request.reference}`,
        }));
      if (!session.url) throw new Error('Stripe named no page to pay on.');
      return { payUrl: session.url };
    },
    async query(reference) {
      const session = await find(reference);
      return session && readSession(session);
    },
    async close(reference) {
      const session = await find(reference);
      if (session?.status !== 'open') return session && readSession(session);
      return readSession(await expire(await open(), session.id));
    },
    async refund(request) {
      return sendRefund(await open(), await find(request.reference), request);
    },
    async verifyNotification(body, headers) {
      return readEvent(await open(), { body, headers, now: now() }, settings);
    },
  };
}

/** Doesn't read the clock: a repeat under the same idempotency key must have the same content. */
function describe({
  reference,
  amountFen,
  currency,
  subject,
  language,
  returnUrl,
  expiresAt,
}: ChargeRequest): Stripe.Checkout.SessionCreateParams {
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: amountFen,
    product_data: { name: subject },
  };
  // An order that waits for a bank transfer may wait for days.
  const isInTime = expiresAt + shortestLife - startOf(reference) < longestLife;
  return {
    mode: 'payment',
    client_reference_id: reference,
    line_items: [{ quantity: 1, price_data: price }],
    // Cards settle at once, but methods that take days would outlive the order.
    allowed_payment_method_types: ['card'],
    // The order is in yuan, so the payment must be in yuan too.
    adaptive_pricing: { enabled: false },
    locale: language,
    success_url: returnUrl,
    cancel_url: returnUrl,
    ...(isInTime && { expires_at: Math.ceil((expiresAt + shortestLife) / 1000) }),
  };
}

/** Expires a session. Stripe can't expire a session that is being paid, so its state is read instead. */
async function expire(client: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  try {
    return await client.checkout.sessions.expire(id);
  } catch (cause) {
    const session = await client.checkout.sessions.retrieve(id);
    if (session.status === 'open' && !isRefusal(cause)) throw cause;
    return session;
  }
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof Error && 'statusCode' in cause && cause.statusCode === 400;
}

function readSession(session: Stripe.Checkout.Session): Charge {
  return toCharge(checkoutSession.parse(session));
}
