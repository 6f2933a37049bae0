import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { eventOf, notifyStripe, openStripePayment, openStripeShop } from './testing/stripe-shop.ts';
import type { StripeShop } from './testing/stripe-shop.ts';
import { signEvent } from './testing/stripe-stand-in.ts';

const second = 1000;

async function openPaid(stripe: StripeShop) {
  const { shop, company } = stripe;
  const { buyer, no, reference } = await openStripePayment(stripe);
  const read = async () =>
    (await shop.call(getOrder, { language: 'en', no }, { token: buyer.token })).result;
  return { session: company.pay(reference), read };
}

function countStored({ shop }: StripeShop) {
  return shop.deps.database.handle.selectFrom('paymentNotifications').select('id').execute();
}

test('the signature is the one of Stripe’s documentation', () => {
  expect(signEvent('{"id":"evt_1"}', 1_700_000_000_000, 'whsec_vector')).toBe(
    't=1700000000,v1=c6014fd4b390b4bc9c887a309c78277b7c4c562fbe61a9e713bfc5da054789da',
  );
});

test('A15: every mutated event is refused and leaves no trace', async () => {
  await using stripe = await openStripeShop();
  const { session, read } = await openPaid(stripe);
  const { now } = stripe.shop.clock;
  const body = eventOf(session);
  const good = signEvent(body, now);
  const signed = (text: string) => [text, signEvent(text, now)] as const;
  const mutations: Record<string, readonly [string, string]> = {
    'no signature': [body, ''],
    'another amount': [body.replace('8000', '8001'), good],
    'one more byte': [`${body} `, good],
    'an empty body': ['', good],
    'another time': [body, good.replace(/t=\d+/, `t=${now / second + 1}`)],
    'a time that is no number': [body, good.replace(/t=\d+/, 't=now')],
    'a signature cut short': [body, good.slice(0, -2)],
    'a signature of zeros': [body, good.replace(/v1=.*/, `v1=${'0'.repeat(64)}`)],
    'an older scheme': [body, good.replace('v1=', 'v0=')],
    'another secret': [body, signEvent(body, now, 'whsec_another')],
    'too old': [body, signEvent(body, now - 301 * second)],
    'from the future': [body, signEvent(body, now + 301 * second)],
    'not JSON': signed(body.slice(1)),
    'of the live account': signed(eventOf(session, { livemode: true })),
    'without an id': signed(eventOf(session, { id: '' })),
    'a state that does not exist': signed(eventOf({ ...session, status: 'paid' })),
    'an amount as text': signed(eventOf({ ...session, amount_total: '8000' })),
  };
  for (const [name, [text, signature]] of Object.entries(mutations)) {
    const answer = await notifyStripe(stripe, text, signature);
    expect({ name, ...answer }).toEqual({ name, status: 403, error: 'SIGNATURE_INVALID' });
  }
  expect(await countStored(stripe)).toHaveLength(0);
  expect((await read()).state).toBe('unpaid');
});

test('A16: an event pays the order, and its repeats change nothing', async () => {
  await using stripe = await openStripeShop();
  const { session, read } = await openPaid(stripe);
  for (let count = 0; count < 5; count += 1)
    expect(await notifyStripe(stripe, eventOf(session))).toMatchObject({ status: 200 });
  expect(await countStored(stripe)).toHaveLength(1);
  expect((await read()).events.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
});

test('A15: another amount or currency goes to a person, never to paid', async () => {
  for (const lie of [{ amount_total: 1 }, { currency: 'usd' }]) {
    await using stripe = await openStripeShop();
    const { session, read } = await openPaid(stripe);
    await notifyStripe(stripe, eventOf({ ...session, ...lie }));
    expect((await read()).state).toBe('review');
  }
});

test.each([{ payment_status: 'unpaid' }, { status: 'open' }])(
  'an event of a session with %o pays nothing',
  async (change) => {
    await using stripe = await openStripeShop();
    const { session, read } = await openPaid(stripe);
    expect(await notifyStripe(stripe, eventOf({ ...session, ...change }))).toMatchObject({
      status: 200,
    });
    expect((await read()).state).toBe('unpaid');
  },
);

test('an expired session closes its attempt, and an event about something else changes nothing', async () => {
  await using stripe = await openStripeShop();
  const { session, read } = await openPaid(stripe);
  const expired = { ...session, status: 'expired', payment_status: 'unpaid' };
  const other = { id: 'evt_2', type: 'charge.refunded' };
  expect(await notifyStripe(stripe, eventOf(session, other))).toMatchObject({ status: 200 });
  const unknown = eventOf({ ...session, client_reference_id: null }, { id: 'evt_3' });
  expect(await notifyStripe(stripe, unknown)).toMatchObject({ status: 200 });
  expect((await read()).state).toBe('unpaid');
  await notifyStripe(stripe, eventOf(expired, { type: 'checkout.session.expired' }));
  const attempts = stripe.shop.deps.database.handle.selectFrom('paymentAttempts').select('state');
  expect(await attempts.execute()).toEqual([{ state: 'closed' }]);
});
