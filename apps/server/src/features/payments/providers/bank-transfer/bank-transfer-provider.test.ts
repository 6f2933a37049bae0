import { cancelOrder, getOrder } from '@uid/contract/orders';
import { getPayment, startPayment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { readConfig } from '../../../../read-config.ts';
import { buildSession, orderOf } from '../../../../testing/shop/test-shop.ts';
import { createPayments } from '../../payments.ts';
import { choose, environment, openTransfer, openTransferShop } from './testing/transfer-shop.ts';

const hour = 60 * 60_000;

test('a server that offers transfers without saying where to does not start', () => {
  expect(readConfig(environment).paymentMethods.get('bank-transfer')).toEqual({
    holder: '收款公司',
    bank: '某银行某支行',
    account: '1100 6058 7018 0002',
    payableTime: 72 * hour,
  });
  const without = readConfig({ ...environment, PAYMENT_METHODS: 'sandbox' });
  expect(without.paymentMethods.has('bank-transfer')).toBe(false);
  for (const name of ['TRANSFER_HOLDER', 'TRANSFER_BANK', 'TRANSFER_ACCOUNT'])
    expect(() => readConfig({ ...environment, [name]: '' })).toThrow(
      'PAYMENT_METHODS names bank-transfer, which needs TRANSFER_HOLDER, TRANSFER_BANK and TRANSFER_ACCOUNT.',
    );
  expect(() => readConfig({ ...environment, TRANSFER_ACCOUNT: 'ours' })).toThrow(
    'TRANSFER_ACCOUNT is not usable',
  );
});

test('who transfers is told where to, and with which reference', async () => {
  await using shop = await openTransferShop();
  const { buyer, no, payment } = await openTransfer(shop);
  expect(payment).toMatchObject({
    methods: [{ code: 'sandbox' }, { code: 'bank-transfer', name: 'Bank transfer' }],
    attempt: { method: { code: 'bank-transfer' }, state: 'open', amountFen: 8_000 },
  });
  expect(payment.attempt?.stage).toEqual({
    kind: 'instructions',
    lines: [
      { term: 'Account holder', text: '收款公司', isImportant: false },
      { term: 'Bank', text: '某银行某支行', isImportant: false },
      { term: 'Account number', text: '1100 6058 7018 0002', isImportant: false },
      { term: 'Reference', text: no, isImportant: true },
    ],
    hint: expect.stringContaining('give the reference'),
    waiting: expect.stringContaining('a working day'),
  });
  const again = await shop.call(getPayment, { language: 'en', no }, buyer);
  expect(again.result.attempt?.stage).toEqual(payment.attempt?.stage);
});

test('A11: an order waits 72 hours for its transfer, counted from its making', async () => {
  await using shop = await openTransferShop();
  const placedAt = shop.clock.now;
  const { buyer, no, payment } = await openTransfer(shop);
  expect(payment.endsAt).toBe(placedAt + 72 * hour);
  shop.clock.now += 71 * hour;
  await shop.tick();
  // Switching back and forth between methods gains no time.
  const input = { language: 'en', no, method: 'sandbox' } as const;
  expect((await shop.call(startPayment, input, buyer)).status).toBe(200);
  expect((await choose(shop, { buyer, no })).endsAt).toBe(placedAt + 72 * hour);
  shop.clock.now += hour;
  await shop.tick();
  const { result } = await shop.call(getOrder, { language: 'en', no }, buyer);
  expect(result.state).toBe('cancelled');
});

test('A11: how long is configuration, and never shorter than other methods have', async () => {
  for (const [hours, minutes] of [
    ['2', 120],
    ['0.1', 30],
  ] as const) {
    await using shop = await openTransferShop({ TRANSFER_HOURS: hours });
    const placedAt = shop.clock.now;
    const { payment } = await openTransfer(shop);
    expect(payment.endsAt).toBe(placedAt + minutes * 60_000);
  }
});

test('an order that is paid otherwise ends when it always did', async () => {
  await using shop = await openTransferShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const placedAt = shop.clock.now;
  const input = { language: 'en', no, method: 'sandbox' } as const;
  const { result } = await shop.call(startPayment, input, buyer);
  expect(result.endsAt).toBe(placedAt + 0.5 * hour);
});

test('an order whose transfer nobody awaits any more is cancelled at once', async () => {
  await using shop = await openTransferShop();
  const { buyer, no } = await openTransfer(shop);
  const input = { language: 'en', no, reason: 'other' } as const;
  expect((await shop.call(cancelOrder, input, buyer)).status).toBe(200);
  const attempts = shop.deps.database.handle.selectFrom('paymentAttempts').selectAll();
  const [attempt] = await attempts.execute();
  expect(attempt).toMatchObject({ state: 'closed', capturedFen: 0 });
  const provider = createPayments(shop.deps, shop.app.log).providers.get('bank-transfer');
  expect(await provider?.query(attempt?.id ?? '')).toMatchObject({ state: 'closed' });
  expect(await provider?.query(shop.deps.newId())).toBeUndefined();
});

test('a bank notifies nobody', async () => {
  await using shop = await openTransferShop();
  const url = '/api/payment-notifications/bank-transfer';
  const { statusCode } = await shop.app.inject({ method: 'POST', url, payload: '{}' });
  expect(statusCode).toBe(404);
});
