import { expect, test } from 'vitest';

import { readConfig } from '../../../../read-config.ts';
import { paymentSuite } from '../testing/payment-suite.ts';
import { openPayment, providerOf } from '../testing/provider-stage.ts';
import { toTradeNumber } from '../trade-number.ts';
import { environment, openWeChatPayStage } from './testing/wechat-pay-stage.ts';
import type { WeChatPayStage } from './testing/wechat-pay-stage.ts';
import { ours, signatureHeaders } from './testing/wechat-pay-stand-in.ts';
import { weChatPay } from './wechat-pay.ts';

paymentSuite(weChatPay, openWeChatPayStage);

test('a server that offers WeChat Pay without all it needs does not start', () => {
  expect(readConfig(environment).paymentMethods.get('wechat-pay')).toMatchObject({
    origin: 'https://api.mch.weixin.qq.com',
    notifyUrl: 'https://shop.example/api/payment-notifications/wechat-pay',
  });
  const { PAYMENT_METHODS: _, ...withoutMethod } = environment;
  expect(readConfig(withoutMethod).paymentMethods.has('wechat-pay')).toBe(false);
  for (const name of Object.keys(environment).filter((each) => each.startsWith('WECHAT_PAY_')))
    expect(() => readConfig({ ...environment, [name]: '' })).toThrow(
      'PAYMENT_METHODS names wechat-pay, which needs WECHAT_PAY_ with APP_ID, MERCHANT_ID',
    );
  const wrong: [Record<string, string>, string][] = [
    [{ PUBLIC_ORIGIN: 'http://shop.example' }, 'needs a PUBLIC_ORIGIN of https'],
    [{ WECHAT_PAY_API_V3_KEY: 'short' }, 'WECHAT_PAY_API_V3_KEY is not usable'],
    [{ WECHAT_PAY_APP_ID: '2021000000000001' }, 'WECHAT_PAY_APP_ID is not usable'],
    [{ WECHAT_PAY_PUBLIC_KEY_ID: '5157F09EFDC0' }, 'WECHAT_PAY_PUBLIC_KEY_ID is not usable'],
    [{ WECHAT_PAY_PUBLIC_KEY: ours.privateKey }, 'WECHAT_PAY_PUBLIC_KEY is not an RSA key'],
  ];
  for (const [change, sentence] of wrong)
    expect(() => readConfig({ ...environment, ...change })).toThrow(sentence);
});

test('a payment asks for the order’s amount in fen, until the order ends by China’s clock', async () => {
  await using stage = await openWeChatPayStage();
  const { reference } = await openPayment(stage);
  expect([...stage.company.transactions.values()]).toMatchObject([
    {
      out_trade_no: toTradeNumber(reference),
      amount: { total: 8_000, currency: 'CNY' },
      time_expire: '2026-01-05T16:30:00+08:00',
      notify_url: 'https://shop.example/api/payment-notifications/wechat-pay',
    },
  ]);
});

test('an answer that WeChat Pay has not signed just now is none', async () => {
  await using stage = await openWeChatPayStage();
  const { company, shop } = stage;
  const { reference } = await openPayment(stage);
  company.pay(toTradeNumber(reference));
  const provider = providerOf(stage);
  const forged: WeChatPayStage['company']['sign'][] = [
    () => ({}),
    (body, at) => signatureHeaders(body, at, ours.privateKey),
    (body, at) => signatureHeaders(`${body} `, at),
    (body, at) => signatureHeaders(body, at - 301_000),
  ];
  for (const sign of forged) {
    company.sign = sign;
    await expect(provider.query(reference)).rejects.toThrow('is not signed by WeChat Pay');
    await expect(provider.query(shop.deps.newId())).rejects.toThrow('is not signed');
  }
});

test('a signed answer about another payment is none either', async () => {
  await using stage = await openWeChatPayStage();
  const { company } = stage;
  const { reference } = await openPayment(stage);
  company.pay(toTradeNumber(reference));
  const { answer } = company;
  company.answer = (...call) => {
    const { status, body } = answer(...call);
    return { status, body: { ...body, out_trade_no: 'another' } };
  };
  await expect(providerOf(stage).query(reference)).rejects.toThrow('for another payment');
});

test('a payment that is being made stays open, and one that was not made is closed', async () => {
  await using stage = await openWeChatPayStage();
  const provider = providerOf(stage);
  const { reference } = await openPayment(stage);
  stage.company.isBusy = true;
  expect(await provider.close(reference)).toMatchObject({ state: 'open' });
  stage.company.isBusy = false;
  expect(await provider.close(reference)).toMatchObject({ state: 'closed' });
});

test('a refund is pending until WeChat Pay says how it ended, and a failed one is never done', async () => {
  await using stage = await openWeChatPayStage();
  const { company, shop } = stage;
  const provider = providerOf(stage);
  const { reference } = await openPayment(stage);
  company.pay(toTradeNumber(reference));
  const request = { reference, refundId: shop.deps.newId(), amountFen: 3_000 };
  company.refundStatus = 'PROCESSING';
  expect(await provider.refund(request)).toBe('pending');
  const refund = company.refunds.get(toTradeNumber(request.refundId));
  if (!refund) throw new Error('No refund was sent.');
  for (const status of ['ABNORMAL', 'CLOSED'] as const) {
    refund.status = status;
    await expect(provider.refund(request)).rejects.toThrow(`is ${status}`);
  }
  refund.status = 'SUCCESS';
  expect(await provider.refund(request)).toBe('done');
  await expect(provider.refund({ ...request, amountFen: 4_000 })).rejects.toThrow(
    'INVALID_REQUEST',
  );
  expect(await stage.listRefunds()).toEqual([3_000]);
});
