import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { chinaTime } from '../../../../china-time.ts';
import { openPayment } from '../testing/provider-stage.ts';
import { createKeys } from '../testing/test-keys.ts';
import { vectorKey } from '../testing/vector-key.ts';
import { toTradeNumber } from '../trade-number.ts';
import { openClient } from './open-client.ts';
import { readNotification } from './read-notification.ts';
import { openAlipayStage, postForm } from './testing/alipay-stage.ts';
import type { AlipayStage } from './testing/alipay-stage.ts';
import { appId, fieldsOf, ours, sellerId, signForm } from './testing/alipay-stand-in.ts';

const minute = 60_000;

/** Makes a payment and returns the fields that Alipay would report about it. */
async function openPaid(stage: AlipayStage) {
  const { shop, company } = stage;
  const { buyer, no, reference } = await openPayment(stage);
  const number = toTradeNumber(reference);
  company.pay(number);
  const fields = fieldsOf(company, number, { eventId: 'event-1', at: shop.clock.now });
  const read = async () => (await shop.call(getOrder, { language: 'en', no }, buyer)).result;
  return { fields, read };
}

function without(fields: Record<string, string>, name: string): Record<string, string> {
  const { [name]: _, ...rest } = fields;
  return rest;
}

function listStored({ shop }: AlipayStage) {
  return shop.deps.database.handle.selectFrom('paymentNotifications').select('id').execute();
}

test('a notification signed with OpenSSL by the documentation’s rule is read', async () => {
  const settings = {
    appId,
    sellerId,
    privateKey: ours.privateKey,
    publicKey: vectorKey,
    gateway: 'https://gateway.example',
    notifyUrl: 'https://shop.example',
  };
  const fields = {
    trade_status: 'TRADE_SUCCESS',
    total_amount: '0.29',
    subject: '安全卡 & 卡座=1+1',
    seller_id: sellerId,
    out_trade_no: '01940f2c7b007cde8f0123456789abcd',
    notify_type: 'trade_status_sync',
    notify_time: '2026-01-05 16:00:00',
    notify_id: 'vector-1',
    charset: 'utf-8',
    app_id: appId,
    sign_type: 'RSA2',
    sign: [
      'Sz7o39jDAmCyLX0JKJTz545N9Bb4WGfErvcgPfrTMGHJsd+jzj9Dfnei62hLSYlPAY6shvmFRr7Jx6lw',
      'xNinexPiIO9s8eFEqGX1Rpj7AgFzY9uhvR9PoTbU3plYZY6Y0bn2gPv4N6fuz0VYnpUzEWMk+cM9NL9C',
      'dbHfEfKoyi1jFLlLHzXK6aP3nXCHXl7t+EtQfx5aHsm1nfUJeCYMq0pUHHamPotRAaFTFvVlk8Ms+lSX',
      'gWOO2IiRlio6zubeX8+KFjJZo/NNNFc3qFDiucRC8UscP2GHZwJaReGKx6KSfCYoCOE8x8pAYyY61ApK',
      'I/Gk71GhaqMZcTd/1OmDmQ==',
    ].join(''),
  };
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const arrived = { body, now: Date.UTC(2026, 0, 5, 8, 4) };
  expect(readNotification(await openClient(settings), arrived, settings)).toEqual({
    eventId: 'vector-1',
    charge: {
      reference: '01940f2c-7b00-7cde-8f01-23456789abcd',
      state: 'succeeded',
      amountFen: 29,
      currency: 'CNY',
      isOwnMerchant: true,
    },
  });
});

test('A15: every mutated notification is refused and leaves no trace', async () => {
  await using stage = await openAlipayStage();
  const { fields, read } = await openPaid(stage);
  const { now } = stage.shop.clock;
  const good = signForm(fields);
  const changed = (change: Record<string, string>) => signForm({ ...fields, ...change });
  const mutations: Record<string, string> = {
    'an empty body': '',
    'no signature': good.replace(/&sign=[^&]*/, ''),
    'another amount': good.replace('80.00', '80.01'),
    'another trade': good.replace(/out_trade_no=../, 'out_trade_no=ff'),
    'another state': good.replace('TRADE_SUCCESS', 'TRADE_FINISHED'),
    'one more field': `${good}&passback_params=1`,
    'one field less': good.replace(/&subject=[^&]*/, ''),
    'an amount that stands twice': `${good}&total_amount=80.00`,
    'a signature cut short': good.replace(/sign=[^&]{8}/, 'sign='),
    'a signature of zeros': good.replace(/&sign=[^&]*/, `&sign=${'A'.repeat(342)}%3D%3D`),
    'the older algorithm': good.replace('sign_type=RSA2', 'sign_type=RSA'),
    'an algorithm that does not exist': good.replace('sign_type=RSA2', 'sign_type=none'),
    'no algorithm': good.replace('sign_type=RSA2', ''),
    'another key': signForm(fields, createKeys().privateKey),
    'our own key': signForm(fields, ours.privateKey),
    'another app': changed({ app_id: '2021000000000002' }),
    'too old': changed({ notify_time: chinaTime(now - 5 * minute - 1000) }),
    'from the future': changed({ notify_time: chinaTime(now + 5 * minute + 1000) }),
    'a time that is no time': changed({ notify_time: 'now' }),
    'no event': signForm(without(fields, 'notify_id')),
    'a state that does not exist': changed({ trade_status: 'PAID' }),
    'an amount that is none': changed({ total_amount: '8e1' }),
    'a notification of another kind': changed({ notify_type: 'batch_refund_notify' }),
    JSON: JSON.stringify(fields),
  };
  for (const [name, payload] of Object.entries(mutations)) {
    const { status, text } = await postForm(stage, payload);
    const { error } = JSON.parse(text).result;
    expect({ name, status, error }).toEqual({ name, status: 403, error: 'SIGNATURE_INVALID' });
  }
  expect(await listStored(stage)).toHaveLength(0);
  expect((await read()).state).toBe('unpaid');
});

test('what arrived is answered with the one word that Alipay takes for a yes', async () => {
  await using stage = await openAlipayStage();
  const { fields, read } = await openPaid(stage);
  for (let count = 0; count < 2; count += 1)
    expect(await postForm(stage, signForm(fields))).toEqual({ status: 200, text: 'success' });
  expect(await listStored(stage)).toHaveLength(1);
  expect((await read()).state).toBe('paid');
});

test('A15: money for another account, or in another currency, goes to a person', async () => {
  await using stage = await openAlipayStage();
  const lies = { seller_id: '2088000000000002', trans_currency: 'USD' };
  for (const [name, value] of Object.entries(lies)) {
    const { fields, read } = await openPaid(stage);
    const payload = signForm({ ...fields, [name]: value, notify_id: name });
    expect(await postForm(stage, payload)).toMatchObject({ status: 200 });
    expect((await read()).state).toBe('review');
  }
});

test('a trade that was never paid closes its attempt; a foreign one changes nothing', async () => {
  await using stage = await openAlipayStage();
  const { fields, read } = await openPaid(stage);
  const closed = { ...without(fields, 'gmt_payment'), trade_status: 'TRADE_CLOSED' };
  const foreign = { ...fields, out_trade_no: 'SOMEBODY-ELSES-1', notify_id: 'event-2' };
  expect(await postForm(stage, signForm(foreign))).toMatchObject({ text: 'success' });
  expect(await postForm(stage, signForm(closed))).toMatchObject({ text: 'success' });
  const attempts = stage.shop.deps.database.handle.selectFrom('paymentAttempts').select('state');
  expect(await attempts.execute()).toEqual([{ state: 'closed' }]);
  expect((await read()).state).toBe('unpaid');
});
