import { createHmac } from 'node:crypto';

import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { openTestDatabase } from '../../../testing/test-database.ts';
import { createFaultyDatabase } from '../../../testing/shop/faulty-database.ts';
import {
  buildSession,
  choose,
  openShop,
  orderOf,
  startCharge,
} from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { openMerchant } from '../../sandbox-pay/merchant.ts';
import type { Payments } from '../payments.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { endRefund } from '../refunds/repository.ts';
import { createTestCompany, paymentsWith } from '../testing/test-company.ts';
import { applyNotifications } from './apply-notifications.ts';
import { receiveNotification } from './receive-notification.ts';
import { factsOf, notificationsUrl, notify, signFacts } from '../testing/notify.ts';

const minute = 60_000;

async function openCharge(shop: TestShop) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const charge = await startCharge(shop, buyer, no);
  const { token } = buyer;
  const read = async () => (await shop.call(getOrder, { language: 'en', no }, { token })).result;
  return { buyer, no, charge, read };
}

async function send(shop: TestShop, payload: string, headers: Record<string, string>) {
  const answer = await shop.app.inject({ method: 'POST', url: notificationsUrl, payload, headers });
  return { status: answer.statusCode, error: answer.json().result?.error };
}

async function countStored({ deps }: TestShop): Promise<number> {
  const { handle } = deps.database;
  return (await handle.selectFrom('paymentNotifications').select('id').execute()).length;
}

test('A15: every mutated notification is refused and leaves no trace', async () => {
  await using shop = await openShop();
  const { charge, read } = await openCharge(shop);
  const facts = await factsOf(shop, charge, { state: 'succeeded' });
  const { body, headers } = await signFacts(shop, facts);
  const { secret } = await openMerchant(shop.deps);
  const sign = (text: string, key = secret) =>
    createHmac('sha256', key).update(`${shop.clock.now}\n${text}`).digest('hex');
  const signed = (text: string, key?: string) =>
    [text, { ...headers, 'sandbox-signature': sign(text, key) }] as const;
  const { 'sandbox-signature': signature = '', 'sandbox-timestamp': _, ...bare } = headers;
  const old = await signFacts(shop, facts, shop.clock.now - 5 * minute - 1);
  const early = await signFacts(shop, facts, shop.clock.now + 5 * minute + 1);
  const mutations: Record<string, readonly [string, Record<string, string>]> = {
    'no headers': [body, bare],
    'no signature': [body, { ...bare, 'sandbox-timestamp': `${shop.clock.now}` }],
    'no timestamp': [body, { ...bare, 'sandbox-signature': signature }],
    'another amount': [body.replace('"amountFen":8000', '"amountFen":8001'), headers],
    'one more byte': [`${body} `, headers],
    'an empty body': ['', headers],
    'another time': [body, { ...headers, 'sandbox-timestamp': `${shop.clock.now + 1}` }],
    'a time that is no number': [body, { ...headers, 'sandbox-timestamp': 'now' }],
    'a signature cut short': [body, { ...headers, 'sandbox-signature': signature.slice(2) }],
    'a signature of zeros': [body, { ...headers, 'sandbox-signature': '0'.repeat(64) }],
    'another secret': signed(body, 'another secret'),
    'too old': [old.body, old.headers],
    'from the future': [early.body, early.headers],
    'another app': signed(body.replace(/"appId":"[^"]+"/, '"appId":"another"')),
    'not JSON': signed(body.slice(1)),
    'a state that does not exist': signed(body.replace('"succeeded"', '"paid"')),
    'an amount as text': signed(body.replace('"amountFen":8000', '"amountFen":"8000"')),
    'no event': signed(body.replace(/"eventId":"[^"]+",/, '')),
  };
  for (const [name, [text, changed]] of Object.entries(mutations)) {
    const answer = await send(shop, text, changed);
    expect({ name, ...answer }).toEqual({ name, status: 403, error: 'SIGNATURE_INVALID' });
  }
  expect(await countStored(shop)).toBe(0);
  expect((await read()).state).toBe('unpaid');
  expect(await send(shop, body, headers)).toMatchObject({ status: 200 });
  expect((await read()).state).toBe('paid');
});

test('notifications of a method that is not offered or not known are not found', async () => {
  await using shop = await openShop();
  for (const method of ['alipay', 'cash', '..%2forders']) {
    const url = `/api/payment-notifications/${method}`;
    const { statusCode } = await shop.app.inject({ method: 'POST', url, payload: '{}' });
    expect(statusCode).toBe(404);
  }
});

test('A15: another amount, currency or merchant goes to a person, never to paid', async () => {
  await using shop = await openShop();
  const lies = [
    { amountFen: 1 },
    { amountFen: 0 },
    { amountFen: -1 },
    { amountFen: -Number.MAX_SAFE_INTEGER },
    { amountFen: Number.MAX_SAFE_INTEGER },
    { currency: 'USD' },
    { merchantId: 'somebody-else' },
  ];
  for (const lie of lies) {
    const { charge, read } = await openCharge(shop);
    expect(await notify(shop, charge, { state: 'succeeded', ...lie })).toBe(200);
    const { state, events } = await read();
    expect(state).toBe('review');
    expect(events.at(-1)).toMatchObject({ by: 'provider', state: 'review' });
    await notify(shop, charge, { state: 'succeeded' });
    expect((await read()).state).toBe('review');
  }
});

test('A16: one hundred repeats of a notification change the books once', async () => {
  await using shop = await openShop();
  const { charge, read } = await openCharge(shop);
  const { body, headers } = await signFacts(
    shop,
    await factsOf(shop, charge, { state: 'succeeded' }),
  );
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(shop, body, headers)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await countStored(shop)).toBe(1);
  expect((await read()).events.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
});

test('A16: the company’s own three notices change the books once', async () => {
  await using shop = await openShop();
  const { charge, read } = await openCharge(shop);
  await choose(shop, charge, 'pay-three-notices');
  for (let count = 0; count < 4; count += 1) {
    await shop.tick();
    shop.clock.now += 1_000;
  }
  const { handle } = shop.deps.database;
  const deliveries = await handle.selectFrom('sandboxDeliveries').selectAll().execute();
  expect(deliveries.map(({ dueAt }) => dueAt)).toEqual([null, null, null]);
  expect(deliveries.every(({ deliveredAt }) => deliveredAt !== null)).toBe(true);
  expect(await countStored(shop)).toBe(1);
  expect((await read()).events.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
});

test('A16: four events end the same in every order', async () => {
  await using shop = await openShop();
  const events = ['succeeded', 'succeeded', 'failed', 'closed'];
  for (const order of permutations(events)) {
    const { charge, read } = await openCharge(shop);
    for (const state of order) await notify(shop, charge, { state });
    const result = await read();
    expect([order, result.state]).toEqual([order, 'paid']);
    expect(result.events.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
  }
});

test.each(['before', 'after'] as const)(
  'A16: a fall between storing and applying, %s any statement, ends in the same books',
  async (when) => {
    await using real = await openTestDatabase();
    const database = createFaultyDatabase(real);
    await using shop = await openShop({ database });
    let statement = 0;
    for (let isThrough = false; !isThrough;) {
      statement += 1;
      const { charge: each, read } = await openCharge(shop);
      database.fault = { statement, when };
      expect(await notify(shop, each, { state: 'succeeded' })).toBe(200);
      isThrough = database.statements < statement;
      database.fault = undefined;
      expect((await read()).state).toBe(isThrough ? 'paid' : 'unpaid');
      await shop.tick();
      expect((await read()).events.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
    }
    expect(statement).toBeGreaterThan(6);
  },
);

test('a notification about a payment that nobody knows is taken and changes nothing', async () => {
  await using shop = await openShop();
  const { charge, read } = await openCharge(shop);
  expect(await notify(shop, charge, { state: 'succeeded', reference: 'unknown' })).toBe(200);
  expect((await read()).state).toBe('unpaid');
});

test('notifications that cannot be applied take no turn of what is behind them', async () => {
  await using shop = await openShop();
  const { charge, read } = await openCharge(shop);
  const { handle } = shop.deps.database;
  const facts = await factsOf(shop, charge, { state: 'succeeded' });
  const sent = await signFacts(shop, facts);
  await send(shop, sent.body, sent.headers);
  const applied = await handle
    .selectFrom('paymentNotifications')
    .selectAll()
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 51 }, (_, index) => ({
    ...applied,
    id: `notification-${index}`,
    eventId: `event-${index}`,
    charge: index === 50 ? applied.charge : '{',
    receivedAt: index,
    appliedAt: null,
  }));
  await handle.insertInto('paymentNotifications').values(rows).execute();
  const failed: unknown[] = [];
  const payments = paymentsWith(shop, createTestCompany('alipay'));
  await applyNotifications({ ...payments, onFailure: (cause) => failed.push(cause) });
  expect(failed).toHaveLength(50);
  const left = handle
    .selectFrom('paymentNotifications')
    .select('id')
    .where('appliedAt', 'is', null);
  expect(await left.execute()).toHaveLength(50);
  expect((await read()).state).toBe('paid');
});

function permutations<T>(values: T[]): T[][] {
  if (values.length < 2) return [values];
  return values.flatMap((value, index) =>
    permutations(values.toSpliced(index, 1)).map((rest) => [value, ...rest]),
  );
}

/** Opens a refund of one fen, with the company's notification about it. */
async function openRefund(shop: TestShop) {
  const { charge: id, no } = await openCharge(shop);
  const { database } = shop.deps;
  const order = await database.handle
    .selectFrom('orders')
    .select('id')
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  const attempt = await database.handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .executeTakeFirstOrThrow();
  const refund = { order, attempt, amountFen: 1, reason: 'requested', context: shop.deps } as const;
  const refundId = await refundPayment(database.handle, refund);
  const { currency } = attempt;
  const state = 'open';
  const charge = { reference: id, state, amountFen: 1, currency, isOwnMerchant: true } as const;
  const verifyNotification = async () => ({ eventId: 'e', charge, refundId });
  const company = { ...createTestCompany('alipay'), verifyNotification };
  const sent = { body: Buffer.from('{}'), headers: {} };
  return {
    refundId,
    payments: paymentsWith(shop, company),
    receive: (payments: Payments) => receiveNotification(payments, 'alipay', sent),
    readTries: () => database.handle.selectFrom('refunds').select('nextTryAt').execute(),
    [Symbol.asyncDispose]: async () => {
      await database.handle.deleteFrom('refunds').execute();
    },
  };
}

test('a refund of which a notification could not be applied is asked about at once', async () => {
  await using shop = await openShop();
  await using refund = await openRefund(shop);
  const { database, now } = shop.deps;
  await database.handle
    .updateTable('refunds')
    .set({ nextTryAt: now() + 1 })
    .execute();
  const { payments } = refund;
  const transact = () => Promise.reject(new Error('The database is away.'));
  const context = { ...payments.context, database: { ...database, transact } };
  await refund.receive({ ...payments, context });
  expect(await refund.readTries()).toEqual([{ nextTryAt: now() }]);
});

test('what a company sent, which may name the payer, is kept until it is applied', async () => {
  await using shop = await openShop();
  await using refund = await openRefund(shop);
  const { database } = shop.deps;
  const { payments } = refund;
  const transact = () => Promise.reject(new Error('The database is away.'));
  const context = { ...payments.context, database: { ...database, transact } };
  const read = () => database.handle.selectFrom('paymentNotifications').select('body').execute();
  await refund.receive({ ...payments, context });
  expect(await read()).toEqual([{ body: '{}' }]);
  await applyNotifications(payments);
  expect(await read()).toEqual([{ body: '' }]);
  await database.handle.deleteFrom('paymentNotifications').execute();
  await refund.receive(payments);
  expect(await read()).toEqual([{ body: '' }]);
});

test('a refund that is known to have ended is asked about no more, whatever a notification says', async () => {
  await using shop = await openShop();
  await using refund = await openRefund(shop);
  const { database, now } = shop.deps;
  await endRefund(database.handle, refund.refundId, now());
  await refund.receive(refund.payments);
  expect(await refund.readTries()).toEqual([{ nextTryAt: null }]);
});
