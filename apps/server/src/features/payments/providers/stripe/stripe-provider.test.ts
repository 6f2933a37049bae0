import { cancelOrder, getOrder } from '@uid/contract/orders';
import { getPayment, startPayment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { readConfig } from '../../../../read-config.ts';
import { buildSession, orderOf, payUrlOf } from '../../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../../testing/shop/test-shop.ts';
import { paymentSuite } from '../testing/payment-suite.ts';
import { providerOf } from '../testing/provider-stage.ts';
import { isLive } from './stripe-settings.ts';
import { stripe as stripeModule } from './stripe.ts';
import { openStripePayment, openStripeShop, startWithStripe } from './testing/stripe-shop.ts';
import type { StripeShop } from './testing/stripe-shop.ts';
import { openStripeStage } from './testing/stripe-stage.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' };

async function stateOf(
  { shop }: StripeShop,
  { buyer, no }: Awaited<ReturnType<typeof openStripePayment>>,
) {
  const { token } = buyer;
  return (await shop.call(getOrder, { language: 'en', no }, { token })).result.state;
}

paymentSuite(stripeModule, openStripeStage);

test('a server that offers Stripe without its keys does not start', () => {
  const offered = { PAYMENT_METHODS: 'stripe', ...keys };
  expect(readConfig(offered).paymentMethods.get('stripe')).toEqual({
    secretKey: 'sk_test_a',
    webhookSecret: 'whsec_a',
    origin: 'https://api.stripe.com',
  });
  expect(readConfig(keys).paymentMethods.has('stripe')).toBe(false);
  for (const missing of Object.keys(keys))
    expect(() => readConfig({ ...offered, [missing]: '' })).toThrow(
      'PAYMENT_METHODS names stripe, which needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    );
});

test('a payment asks Stripe for the order’s amount in yuan, once however often it is started', async () => {
  await using stripe = await openStripeShop();
  const { shop, company } = stripe;
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const [first] = await Promise.all([1, 2, 3].map(() => startWithStripe(shop, buyer, no)));
  const { result } = await startWithStripe(shop, buyer, no);
  expect(payUrlOf(result)).toBe('https://checkout.stripe.example/c/pay/cs_test_1#page');
  expect(first && payUrlOf(first.result)).toBe(payUrlOf(result));
  expect(company.sessions).toMatchObject([
    { client_reference_id: result.attempt?.id, amount_total: 8_000, currency: 'cny' },
  ]);
});

test('a payment started in an order’s last minute still has a session as long as Stripe demands', async () => {
  await using stripe = await openStripeShop();
  const { shop } = stripe;
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 29 * 60_000;
  expect((await startWithStripe(shop, buyer, no)).status).toBe(200);
});

test('an order that may wait for days leaves the session’s end to Stripe', async () => {
  await using stripe = await openStripeShop({ UNPAID_MINUTES: '4320' });
  await openStripePayment(stripe);
  expect(stripe.company.sessions).toHaveLength(1);
});

test('while Stripe is away a start is a 503, and the next one works', async () => {
  await using stripe = await openStripeShop();
  const { shop, company } = stripe;
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  company.isAway = true;
  const { status, result } = await startWithStripe(shop, buyer, no);
  expect([status, result.error]).toEqual([503, 'PROVIDER_UNAVAILABLE']);
  company.isAway = false;
  shop.clock.now += 20 * 60_000;
  const started = await startWithStripe(shop, buyer, no);
  expect(started.status).toBe(200);
  const provider = providerOf({ shop, method: 'stripe' });
  expect(await provider.query(started.result.attempt?.id ?? '')).toMatchObject({ state: 'open' });
});

test('one payment has one session, also where it is begun at once, or again after Stripe forgot its key', async () => {
  await using stripe = await openStripeShop();
  const { shop, company } = stripe;
  const request = {
    reference: shop.deps.newId(),
    amountFen: 8_000,
    currency: 'CNY',
    subject: 'An order',
    orderNo: '1',
    language: 'en',
    returnUrl: 'https://shop.example/',
    origin: 'https://shop.example',
    expiresAt: shop.clock.now + 30 * 60_000,
  } as const;
  const provider = providerOf({ shop, method: 'stripe' });
  await Promise.all([provider.start(request), provider.start(request)]);
  company.forgetKeys();
  await provider.start(request);
  expect(company.sessions).toHaveLength(1);
});

test('a session that nobody knows to be ended is not called so', async () => {
  await using stripe = await openStripeShop();
  const { company, shop } = stripe;
  const { reference } = await openStripePayment(stripe);
  const { answer } = company;
  const failure = { status: 500, body: { error: { type: 'api_error', message: 'failed' } } };
  company.answer = (call) => (call.call.endsWith('/expire') ? failure : answer(call));
  const provider = providerOf({ shop, method: 'stripe' });
  await expect(provider.close(reference)).rejects.toThrow('failed');
});

test.each([
  ['sk_live_a', true],
  ['rk_live_a', true],
  ['sk_test_a', false],
  ['rk_test_live_a', false],
])('%s is a key under which money moves: %s', (secretKey, isMoney) => {
  expect(isLive({ secretKey })).toBe(isMoney);
});

const withTransfers = {
  PAYMENT_METHODS: 'stripe,bank-transfer',
  TRANSFER_HOLDER: 'Example Co.',
  TRANSFER_BANK: 'Example Bank',
  TRANSFER_ACCOUNT: '6222 0000',
};

/** Creates an order that waits for days, because its buyer first chose a bank transfer. */
async function orderByTransfer(shop: TestShop, buyer: Buyer): Promise<string> {
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await shop.call(startPayment, { language: 'en', no, method: 'bank-transfer' }, buyer);
  return no;
}

test('an order that waits for days, because a bank was asked first, can still be paid by card', async () => {
  await using stripe = await openStripeShop(withTransfers);
  const { shop } = stripe;
  const buyer = await buildSession(shop);
  const no = await orderByTransfer(shop, buyer);
  expect((await startWithStripe(shop, buyer, no)).status).toBe(200);
});

test('of an order that waits for days, a payment whose day at Stripe is over is begun anew', async () => {
  await using stripe = await openStripeShop(withTransfers);
  const { shop, company } = stripe;
  const buyer = await buildSession(shop);
  const no = await orderByTransfer(shop, buyer);
  const first = await startWithStripe(shop, buyer, no);
  // Stripe's notification that the session has expired never arrives.
  shop.clock.now += 24 * 60 * 60_000 - 1;
  expect(payUrlOf((await startWithStripe(shop, buyer, no)).result)).toBe(payUrlOf(first.result));
  shop.clock.now += 1;
  const shown = await shop.call(getPayment, { language: 'en', no }, buyer);
  expect(shown.result.attempt).toBeUndefined();
  company.isAway = true;
  expect((await startWithStripe(shop, buyer, no)).status).toBe(503);
  company.isAway = false;
  const { status, result } = await startWithStripe(shop, buyer, no);
  expect([status, payUrlOf(result)]).toEqual([200, company.sessions[1]?.url]);
  expect(company.sessions).toMatchObject([{ status: 'expired' }, { status: 'open' }]);
});

test('of an order that waits for days, a payment that is begun again long after Stripe was away is found', async () => {
  await using stripe = await openStripeShop(withTransfers);
  const { shop, company } = stripe;
  const buyer = await buildSession(shop);
  const no = await orderByTransfer(shop, buyer);
  company.isAway = true;
  expect((await startWithStripe(shop, buyer, no)).status).toBe(503);
  company.isAway = false;
  for (let waits = 0; waits < 2; waits += 1) {
    shop.clock.now += 25 * 60_000;
    expect(await stateOf(stripe, { buyer, no, reference: '' })).toBe('unpaid');
  }
  const { result } = await startWithStripe(shop, buyer, no);
  const reference = result.attempt?.id ?? '';
  company.pay(reference);
  const provider = providerOf({ shop, method: 'stripe' });
  expect(await provider.query(reference)).toMatchObject({ state: 'succeeded' });
  await provider.refund({ reference, refundId: 'r1', amountFen: 8_000 });
  expect(company.refunds).toHaveLength(1);
});

test('A17: a payment that no event told of is found by asking', async () => {
  await using stripe = await openStripeShop();
  const payment = await openStripePayment(stripe);
  stripe.company.pay(payment.reference);
  stripe.shop.clock.now += 15_000;
  await stripe.shop.tick();
  expect(await stateOf(stripe, payment)).toBe('paid');
});

test('cancelling expires the session at Stripe', async () => {
  await using stripe = await openStripeShop();
  const payment = await openStripePayment(stripe);
  const input = { language: 'en', no: payment.no, reason: 'other' } as const;
  await stripe.shop.call(cancelOrder, input, { token: payment.buyer.token });
  expect(stripe.company.sessions).toMatchObject([{ status: 'expired' }]);
  expect(await stateOf(stripe, payment)).toBe('cancelled');
});

test('a session that is being paid stays open, and one that is paid says so when it is closed', async () => {
  await using stripe = await openStripeShop();
  const payment = await openStripePayment(stripe);
  const provider = providerOf({ shop: stripe.shop, method: 'stripe' });
  stripe.company.isBusy = true;
  expect(await provider.close(payment.reference)).toMatchObject({ state: 'open' });
  stripe.company.pay(payment.reference);
  expect(await provider.close(payment.reference)).toMatchObject({ state: 'succeeded' });
  expect(await provider.close(stripe.shop.deps.newId())).toBeUndefined();
});

test('A20: a refund moves its amount once, however often and however late it is repeated', async () => {
  await using stripe = await openStripeShop();
  const { reference } = await openStripePayment(stripe);
  const provider = providerOf({ shop: stripe.shop, method: 'stripe' });
  const request = { reference, refundId: 'r1', amountFen: 3_000 };
  await expect(provider.refund(request)).rejects.toThrow('no payment to refund');
  stripe.company.pay(reference);
  await Promise.all([provider.refund(request), provider.refund(request)]);
  stripe.company.forgetKeys();
  await provider.refund(request);
  await provider.refund({ ...request, refundId: 'r2', amountFen: 5_000 });
  expect(stripe.company.refunds.map(({ amount }) => amount)).toEqual([3_000, 5_000]);
});

test('a refund that waits at Stripe, as for the balance to cover it, is done once it has succeeded', async () => {
  await using stripe = await openStripeShop();
  const { reference } = await openStripePayment(stripe);
  const provider = providerOf({ shop: stripe.shop, method: 'stripe' });
  const { company } = stripe;
  company.pay(reference);
  company.refundStatus = 'pending';
  const request = { reference, refundId: 'r1', amountFen: 8_000 };
  expect(await provider.refund(request)).toBe('pending');
  expect(await provider.refund(request)).toBe('pending');
  for (const refund of company.refunds) refund.status = 'succeeded';
  expect(await provider.refund(request)).toBe('done');
  expect(company.refunds).toHaveLength(1);
});

test('a refund that failed at Stripe is never taken for done', async () => {
  await using stripe = await openStripeShop();
  const { reference } = await openStripePayment(stripe);
  const provider = providerOf({ shop: stripe.shop, method: 'stripe' });
  stripe.company.pay(reference);
  const request = { reference, refundId: 'r1', amountFen: 8_000 };
  await provider.refund(request);
  for (const refund of stripe.company.refunds) refund.status = 'failed';
  await expect(provider.refund(request)).rejects.toThrow('is failed');
});
