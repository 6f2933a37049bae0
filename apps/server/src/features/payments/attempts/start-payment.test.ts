import { qrPath } from '@uid/contract/qr-code';
import { cancelOrder, getOrder } from '@uid/contract/orders';
import { getPayment, startPayment as contract } from '@uid/contract/payments';
import { expect, test, vi } from 'vitest';

import { readNotices } from '../../../testing/shop/read-notices.ts';
import {
  buildSession,
  choose,
  openShop,
  orderOf,
  pay,
  startCharge,
  payUrlOf,
} from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import { pollAttempts } from './poll-attempts.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { settlePayment } from '../settling/settle-payment.ts';
import { startPayment } from './start-payment.ts';
import { createTestCompany, paymentsWith } from '../testing/test-company.ts';

const language = 'en';

function start(shop: TestShop, { token }: Buyer, no: string) {
  return shop.call(contract, { language, no, method: 'sandbox' }, { token });
}

async function attemptsOf({ deps }: TestShop) {
  return deps.database.handle.selectFrom('paymentAttempts').selectAll().orderBy('id').execute();
}

test('whoever ordered in one language and pays in another is written to in that', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const languages = () =>
    shop.deps.database.handle.selectFrom('accountLanguages').select('language').execute();
  expect(await languages()).toEqual([{ language: 'en' }]);
  await shop.call(contract, { language: 'zh', no, method: 'sandbox' }, { token: buyer.token });
  expect(await languages()).toEqual([{ language: 'zh' }]);
});

test('a payment names amount, payee, methods, the company’s page and its code', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const before = await shop.call(getPayment, { language, no }, { token: buyer.token });
  expect(before.result).toMatchObject({ state: 'unpaid', totalFen: 8_000 });
  expect(before.result.methods).toEqual([
    { code: 'sandbox', name: 'Test payment', hint: expect.stringContaining('no real money') },
  ]);
  expect(before.result.attempt).toBeUndefined();
  const { result } = await start(shop, buyer, no);
  expect(result.attempt).toMatchObject({
    method: { code: 'sandbox', name: 'Test payment' },
    state: 'open',
    amountFen: 8_000,
    stage: { kind: 'page', open: 'Open the test payment page' },
  });
  expect(payUrlOf(result)).toMatch(/^http:\/\/localhost(:80)?\/sandbox-pay\?charge=[\w-]{22}$/);
  const stage = result.attempt?.stage;
  const qr = stage && 'qr' in stage ? stage.qr : { size: 0, modules: '' };
  expect(qr.size).toBeGreaterThan(20);
  // Three corners of the QR code are the squares that a scanner looks for.
  expect(qrPath(qr)).toContain('M0 0h7v1h-7z');
  expect(qrPath(qr)).toContain(`M${qr.size - 7} 0h7v1h-7z`);
  expect(qrPath(qr)).toContain(`M0 ${qr.size - 1}h7v1h-7z`);
  expect(result.endsAt).toBe(shop.clock.now + 30 * 60_000);
});

test('A14: starting again, also many times at once, returns the one open attempt', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(shop, buyer, no)));
  expect(new Set(answers.map(({ result }) => payUrlOf(result))).size).toBe(1);
  expect(await attemptsOf(shop)).toHaveLength(1);
  const charges = await shop.deps.database.handle
    .selectFrom('sandboxCharges')
    .selectAll()
    .execute();
  expect(charges).toHaveLength(1);
});

test('A24: after a failed or closed payment the buyer can pay again until the order ends', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  for (const outcome of ['fail', 'close'] as const) {
    await choose(shop, await startCharge(shop, buyer, no), outcome);
    await shop.tick();
    const { result } = await shop.call(getPayment, { language, no }, { token: buyer.token });
    const state = outcome === 'fail' ? 'failed' : 'closed';
    expect(result).toMatchObject({ state: 'unpaid', attempt: { state } });
    expect(result.attempt?.stage).toBeUndefined();
  }
  await pay(shop, buyer, no);
  const { result } = await shop.call(getOrder, { language, no }, { token: buyer.token });
  expect(result.state).toBe('paid');
  expect(await attemptsOf(shop)).toMatchObject([
    { state: 'failed' },
    { state: 'closed' },
    { state: 'succeeded', capturedFen: 8_000 },
  ]);
});

test('an order that is paid, cancelled or over takes no payment', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const paid = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await pay(shop, buyer, paid);
  const cancelled = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const input = { language, no: cancelled, reason: 'other' } as const;
  await shop.call(cancelOrder, input, { token: buyer.token });
  const over = await orderOf(shop, buyer, { 'CARD-A': 1 });
  shop.clock.now += 30 * 60_000;
  for (const no of [paid, cancelled, over]) {
    const { status, result } = await start(shop, buyer, no);
    expect([status, result.error]).toEqual([409, 'STATE_CONFLICT']);
  }
});

test('a method that is not offered is refused, and what is no code at all is a wrong input', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const { token } = buyer;
  for (const method of ['alipay', 'cash']) {
    const { status, result } = await shop.call(contract, { language, no, method }, { token });
    expect([status, result.error]).toEqual([409, 'METHOD_NOT_OFFERED']);
  }
  const wrong = await shop.call(contract, { language, no, method: 'Cash!' }, { token });
  expect([wrong.status, Object.keys(wrong.result.fields ?? {})]).toEqual([400, ['method']]);
});

async function openTwoCompanies(shop: TestShop) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const [alipay, stripe] = [createTestCompany('alipay'), createTestCompany('stripe')];
  const payments = paymentsWith(shop, alipay, stripe);
  const input = {
    no,
    accountId: buyer.accountId,
    language,
    origin: 'https://shop.example',
  } as const;
  const startWith = (method: 'alipay' | 'stripe') => startPayment(payments, { ...input, method });
  return { buyer, no, alipay, stripe, payments, startWith };
}

test('A14: another method closes the first at its company', async () => {
  await using shop = await openShop();
  const { alipay, startWith } = await openTwoCompanies(shop);
  await startWith('alipay');
  await startWith('stripe');
  expect(await attemptsOf(shop)).toMatchObject([
    { method: 'alipay', state: 'closed' },
    { method: 'stripe', state: 'open' },
  ]);
  expect([...alipay.charges.values()]).toMatchObject([{ state: 'closed' }]);
});

test('A14: another method waits while the first may be being paid, or is found paid', async () => {
  await using shop = await openShop();
  const { alipay, startWith } = await openTwoCompanies(shop);
  await startWith('alipay');
  alipay.isBusy = true;
  await expect(startWith('stripe')).rejects.toMatchObject({ error: 'PAYMENT_OPEN' });
  const [attempt] = await attemptsOf(shop);
  alipay.say(attempt?.id ?? '', 'succeeded');
  await expect(startWith('stripe')).rejects.toMatchObject({ error: 'STATE_CONFLICT' });
  expect(await attemptsOf(shop)).toMatchObject([{ method: 'alipay', state: 'succeeded' }]);
});

test('A14: if both succeed, the order is paid once and the later payment goes back', async () => {
  await using shop = await openShop();
  const { buyer, no, alipay, stripe, payments, startWith } = await openTwoCompanies(shop);
  await startWith('alipay');
  await startWith('stripe');
  const [first, second] = (await attemptsOf(shop)).map(({ id }) => id);
  const { database } = shop.deps;
  const settle = (charge: ReturnType<typeof alipay.say>) =>
    database.transact((handle) => settlePayment(handle, charge, payments.context));
  await settle(alipay.say(first ?? '', 'succeeded'));
  shop.clock.now += 1_000;
  await settle(stripe.say(second ?? '', 'succeeded'));
  // The order's state stays, but its retention time in the books starts anew.
  const changes = await database.handle.selectFrom('orders').select('changedAt').execute();
  expect(changes).toEqual([{ changedAt: shop.clock.now }]);
  await settle(stripe.say(second ?? '', 'succeeded'));
  await sendRefunds(payments);
  await sendRefunds(payments);
  expect(stripe.refunds).toHaveLength(1);
  expect(await attemptsOf(shop)).toMatchObject([
    { method: 'alipay', state: 'succeeded', capturedFen: 8_000, refundedFen: 0 },
    { method: 'stripe', state: 'refunded', capturedFen: 8_000, refundedFen: 8_000 },
  ]);
  const { result } = await shop.call(getOrder, { language, no }, { token: buyer.token });
  expect(result.state).toBe('paid');
  expect(result.events.at(-1)?.reason).toMatch(/second time/);
  const notices = await readNotices(shop, buyer);
  expect(notices.map(({ kind }) => kind)).toEqual(['order-placed', 'order-paid', 'paid-twice']);
  const shown = await shop.call(getPayment, { language, no }, { token: buyer.token });
  expect(shown.result).toMatchObject({ refundedFen: 0, attempt: { method: { code: 'alipay' } } });
  // A paid order no longer has an end.
  expect(shown.result).not.toHaveProperty('endsAt');
});

test('A14: when the first method’s money arrives after all, the second is closed', async () => {
  await using shop = await openShop();
  const { alipay, stripe, payments, startWith } = await openTwoCompanies(shop);
  await startWith('alipay');
  await startWith('stripe');
  const [first] = await attemptsOf(shop);
  const charge = alipay.say(first?.id ?? '', 'succeeded');
  await shop.deps.database.transact((handle) => settlePayment(handle, charge, payments.context));
  await pollAttempts(payments);
  expect(await attemptsOf(shop)).toMatchObject([{ state: 'succeeded' }, { state: 'closed' }]);
  expect([...stripe.charges.values()]).toMatchObject([{ state: 'closed' }]);
});

test('a company that is away is a 503 that can be tried again, also with another method', async () => {
  await using shop = await openShop();
  const { alipay, startWith } = await openTwoCompanies(shop);
  alipay.isReachable = false;
  await expect(startWith('alipay')).rejects.toMatchObject({ error: 'PROVIDER_UNAVAILABLE' });
  await startWith('stripe');
  alipay.isReachable = true;
  await startWith('alipay');
  expect(await attemptsOf(shop)).toMatchObject([
    { method: 'alipay', state: 'closed' },
    { method: 'stripe', state: 'closed' },
    { method: 'alipay', state: 'open', payUrl: expect.stringContaining('company.example') },
  ]);
});

test('a company that forgets its address is asked for it anew, and not before', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const company = { ...createTestCompany('alipay'), addressLife: 60_000 };
  const asked = vi.spyOn(company, 'start');
  const payments = paymentsWith(shop, company);
  const { accountId } = buyer;
  const request = {
    no,
    accountId,
    method: 'alipay',
    language,
    origin: 'https://shop.example',
  } as const;
  await startPayment(payments, request);
  shop.clock.now += 59_999;
  await startPayment(payments, request);
  expect(asked).toHaveBeenCalledTimes(1);
  shop.clock.now += 1;
  await startPayment(payments, request);
  expect(asked).toHaveBeenCalledTimes(2);
});
