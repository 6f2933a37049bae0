import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { chinaTime } from '../../../../china-time.ts';
import { day, minute } from '../../../../job.ts';
import { createNewId } from '../../../../new-id.ts';
import { readConfig } from '../../../../read-config.ts';
import { paymentSuite } from '../testing/payment-suite.ts';
import { openPayment, providerOf } from '../testing/provider-stage.ts';
import { createKeys } from '../testing/test-keys.ts';
import { toTradeNumber } from '../trade-number.ts';
import { alipay } from './alipay.ts';
import { openAlipayStage } from './testing/alipay-stage.ts';
import { alipays, appId, ours, sellerId } from './testing/alipay-stand-in.ts';

const dollars = {
  amountFen: 8_000,
  currency: 'USD',
  subject: 'An order',
  orderNo: '1',
  language: 'en',
  returnUrl: 'https://shop.example/',
  origin: 'https://shop.example',
} as const;

const sound = {
  PUBLIC_ORIGIN: 'https://shop.example',
  PAYMENT_METHODS: 'alipay',
  ALIPAY_APP_ID: appId,
  ALIPAY_SELLER_ID: sellerId,
  ALIPAY_PRIVATE_KEY: ours.privateKey,
  ALIPAY_PUBLIC_KEY: alipays.publicKey,
};

paymentSuite(alipay, openAlipayStage);

test('the keys may be PEM, one line of base64, or files', () => {
  const settings = readConfig(sound).paymentMethods.get('alipay');
  expect(settings).toMatchObject({
    appId,
    sellerId,
    gateway: 'https://openapi.alipay.com/gateway.do',
    notifyUrl: 'https://shop.example/api/payment-notifications/alipay',
  });
  const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');
  const asLines = {
    ...sound,
    ALIPAY_PRIVATE_KEY: bare(ours.privateKey),
    ALIPAY_PUBLIC_KEY: bare(alipays.publicKey),
  };
  expect(readConfig(asLines).paymentMethods.get('alipay')).toEqual(settings);
  const file = join(tmpdir(), `alipay-key-${process.pid}.pem`);
  writeFileSync(file, ours.privateKey);
  const asFile = { ...sound, ALIPAY_PRIVATE_KEY: '', ALIPAY_PRIVATE_KEY_FILE: file };
  expect(readConfig(asFile).paymentMethods.get('alipay')).toEqual(settings);
  expect(() => readConfig({ ...sound, ALIPAY_PRIVATE_KEY_FILE: file })).toThrow(
    'Set ALIPAY_PRIVATE_KEY or ALIPAY_PRIVATE_KEY_FILE, not both.',
  );
  rmSync(file);
});

test('a server that offers Alipay without all it needs does not start', () => {
  const { PAYMENT_METHODS: _, ...withoutMethod } = sound;
  expect(readConfig(withoutMethod).paymentMethods.has('alipay')).toBe(false);
  for (const name of Object.keys(sound).filter((each) => each.startsWith('ALIPAY_')))
    expect(() => readConfig({ ...sound, [name]: '' })).toThrow(
      'PAYMENT_METHODS names alipay, which needs ALIPAY_APP_ID, ALIPAY_SELLER_ID, ALIPAY_PRIVATE_KEY and ALIPAY_PUBLIC_KEY',
    );
  const wrong: [Record<string, string>, string][] = [
    [{ PUBLIC_ORIGIN: '' }, 'needs a PUBLIC_ORIGIN of https'],
    [{ PUBLIC_ORIGIN: 'http://shop.example' }, 'needs a PUBLIC_ORIGIN of https'],
    [{ ALIPAY_SELLER_ID: '2021000000000001' }, 'ALIPAY_SELLER_ID is not usable'],
    [{ ALIPAY_PRIVATE_KEY: 'secret' }, 'ALIPAY_PRIVATE_KEY is not an RSA key'],
    [{ ALIPAY_PRIVATE_KEY: createKeys(1024).privateKey }, 'is shorter than 2048 bits'],
    [{ ALIPAY_PUBLIC_KEY: ours.privateKey }, 'ALIPAY_PUBLIC_KEY is not an RSA key'],
    [
      { ALIPAY_PUBLIC_KEY: '', ALIPAY_PUBLIC_KEY_FILE: '/nonexistent/key.pem' },
      'ALIPAY_PUBLIC_KEY_FILE names /nonexistent/key.pem, which cannot be read',
    ],
  ];
  for (const [change, sentence] of wrong)
    expect(() => readConfig({ ...sound, ...change })).toThrow(sentence);
});

test('a payment asks for the order’s amount in yuan, until the order ends by China’s clock', async () => {
  await using stage = await openAlipayStage();
  const { reference } = await openPayment(stage);
  expect([...stage.company.trades]).toMatchObject([
    [
      toTradeNumber(reference),
      {
        totalAmount: '80.00',
        expires: '2026-01-05 16:30:00',
        notifyUrl: 'https://shop.example/api/payment-notifications/alipay',
      },
    ],
  ]);
});

test('a payment of an order that waits for weeks ends within the fifteen days that Alipay allows, and is then begun anew', async () => {
  await using stage = await openAlipayStage();
  const provider = providerOf(stage);
  const { now } = stage.shop.clock;
  const reference = createNewId(() => now)();
  const request = { ...dollars, reference, currency: 'CNY', expiresAt: now + 30 * day };
  await provider.start(request);
  // A new code for the same payment has the same expiry time.
  stage.shop.clock.now += 3 * day;
  await provider.start(request);
  const ends = now + 14 * day;
  expect(stage.company.trades.get(toTradeNumber(reference))?.expires).toBe(chinaTime(ends));
  expect(provider.paymentLife).toBe(14 * day);
});

test('Alipay is asked for yuan, and for nothing else', async () => {
  await using stage = await openAlipayStage();
  const { clock, deps } = stage.shop;
  const request = { ...dollars, reference: deps.newId(), expiresAt: clock.now + minute };
  await expect(providerOf(stage).start(request)).rejects.toThrow('not for USD');
  expect(stage.company.trades.size).toBe(0);
});

test('an answer that Alipay has not signed is none', async () => {
  await using stage = await openAlipayStage();
  const { reference } = await openPayment(stage);
  stage.company.pay(toTradeNumber(reference));
  stage.company.isForged = true;
  const provider = providerOf(stage);
  await expect(provider.query(reference)).rejects.toThrow('验签失败');
  await expect(provider.close(reference)).rejects.toThrow('验签失败');
  const request = { reference, refundId: stage.shop.deps.newId(), amountFen: 1 };
  await expect(provider.refund(request)).rejects.toThrow('验签失败');
});

test('a signed answer about another trade is none either', async () => {
  await using stage = await openAlipayStage();
  const { reference } = await openPayment(stage);
  const trade = stage.company.pay(toTradeNumber(reference));
  const { answer } = stage.company;
  stage.company.answer = (...call) => ({ ...answer(...call), out_trade_no: 'another' });
  await expect(providerOf(stage).query(reference)).rejects.toThrow('for another trade');
  expect(trade.status).toBe('TRADE_SUCCESS');
});

test('a code that nobody has scanned is unknown, one that is being paid stays open', async () => {
  await using stage = await openAlipayStage();
  const provider = providerOf(stage);
  const { reference } = await openPayment(stage);
  expect(await provider.close(reference)).toBeUndefined();
  stage.company.scan(toTradeNumber(reference));
  stage.company.isBusy = true;
  expect(await provider.close(reference)).toMatchObject({ state: 'open' });
  stage.company.isBusy = false;
  expect(await provider.close(reference)).toMatchObject({ state: 'closed' });
});

test('a refund that Alipay has only taken note of is asked for again', async () => {
  await using stage = await openAlipayStage();
  const provider = providerOf(stage);
  const { reference } = await openPayment(stage);
  stage.company.pay(toTradeNumber(reference));
  const request = { reference, refundId: stage.shop.deps.newId(), amountFen: 3_000 };
  stage.company.isSlow = true;
  expect(await provider.refund(request)).toBe('pending');
  stage.company.isSlow = false;
  expect(await provider.refund(request)).toBe('done');
  expect(await stage.listRefunds()).toEqual([3_000]);
  await expect(provider.refund({ ...request, amountFen: 4_000 })).rejects.toThrow('another amount');
});
