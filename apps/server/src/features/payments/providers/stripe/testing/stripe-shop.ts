import { startPayment } from '@uid/contract/payments';
import { v7 as uuidv7 } from 'uuid';

import { buildSession, openShop, orderOf } from '../../../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../../../testing/shop/test-shop.ts';
import { openStripeStandIn, secretKey, signEvent, webhookSecret } from './stripe-stand-in.ts';
import type { StripeStandIn } from './stripe-stand-in.ts';

export interface StripeShop extends AsyncDisposable {
  shop: TestShop;
  company: StripeStandIn;
}

const openedAt = Date.UTC(2026, 0, 5, 8);

/** Opens a shop that sells through the stand-in. Ids contain the time of the shop's clock. */
export async function openStripeShop(
  environment: Record<string, string> = {},
): Promise<StripeShop> {
  const clock = { read: () => openedAt };
  let ids = 0;
  const newId = () => uuidv7({ msecs: clock.read(), seq: (ids += 1) });
  const company = await openStripeStandIn(() => clock.read());
  const shop = await openShop({
    newId,
    environment: {
      PAYMENT_METHODS: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_ORIGIN: company.origin,
      ...environment,
    },
  });
  clock.read = () => shop.clock.now;
  return {
    shop,
    company,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await company[Symbol.asyncDispose]();
    },
  };
}

/** Creates an order and starts its payment; `reference` is the attempt's id. */
export async function openStripePayment({ shop }: StripeShop) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const { result } = await startWithStripe(shop, buyer, no);
  return { buyer, no, reference: result.attempt?.id ?? '' };
}

export function startWithStripe(shop: TestShop, { token }: Buyer, no: string) {
  return shop.call(startPayment, { language: 'en', no, method: 'stripe' }, { token });
}

export function eventOf(object: object, change: object = {}): string {
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed' };
  return JSON.stringify({ ...event, livemode: false, data: { object }, ...change });
}

export async function notifyStripe(
  { shop }: StripeShop,
  payload: string,
  signature: string | undefined = signEvent(payload, shop.clock.now),
) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/payment-notifications/stripe',
    payload,
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'stripe-signature': signature }),
    },
  });
  return { status: answer.statusCode, error: answer.json().result?.error };
}
