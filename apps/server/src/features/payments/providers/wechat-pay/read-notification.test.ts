import { getOrder } from '@uid/contract/orders';
import { listRefunds, requestRefund } from '@uid/contract/refunds';
import { expect, test } from 'vitest';

import { decideRefund } from '../../../refunds/decide-refund.ts';
import { openPayment } from '../testing/provider-stage.ts';
import { createKeys } from '../testing/test-keys.ts';
import { toTradeNumber } from '../trade-number.ts';
import { say } from './testing/wechat-pay-books.ts';
import { openWeChatPayStage, postEvent } from './testing/wechat-pay-stage.ts';
import type { WeChatPayStage } from './testing/wechat-pay-stage.ts';
import { eventOf, ours, signatureHeaders } from './testing/wechat-pay-stand-in.ts';

const minute = 60_000;

type Paid = Pick<Awaited<ReturnType<typeof openPaid>>, 'buyer' | 'no'>;

/** Makes a payment and returns what WeChat Pay would report about it. */
async function openPaid(stage: WeChatPayStage) {
  const { shop, company } = stage;
  const { buyer, no, reference } = await openPayment(stage);
  const said = say(company.pay(toTradeNumber(reference)));
  const read = async () => (await shop.call(getOrder, { language: 'en', no }, buyer)).result;
  return { said, read, buyer, no };
}

function listStored({ shop }: WeChatPayStage) {
  return shop.deps.database.handle.selectFrom('paymentNotifications').select('id').execute();
}

/** Requests a refund of 3000 fen and approves it. Returns the refund's id. */
async function approveRefund({ shop }: WeChatPayStage, { buyer, no }: Paid): Promise<string> {
  const input = { language: 'en', no, reason: 'other', amountFen: 3_000 } as const;
  const { result } = await shop.call(requestRefund, input, buyer);
  const decision = { id: result.requests[0]?.id ?? '', isApproved: true, restock: false };
  const decided = { ...decision, operatorId: buyer.accountId };
  await shop.deps.database.transact((handle) => decideRefund(handle, decided, shop.deps));
  const refunds = shop.deps.database.handle.selectFrom('refunds').select('id');
  return (await refunds.executeTakeFirstOrThrow()).id;
}

async function readRefunded({ shop }: WeChatPayStage, { buyer, no }: Paid): Promise<number> {
  return (await shop.call(listRefunds, { language: 'en', no }, buyer)).result.refundedFen;
}

test('A15: every mutated notification is refused and leaves no trace', async () => {
  await using stage = await openWeChatPayStage();
  const { said, read } = await openPaid(stage);
  const { now } = stage.shop.clock;
  const body = eventOf(said);
  const good = signatureHeaders(body, now);
  const { 'wechatpay-signature': signature = '', ...unsigned } = good;
  const { 'wechatpay-timestamp': _, ...timeless } = good;
  const signed = (text: string) => [text, signatureHeaders(text, now)] as const;
  const mutations: Record<string, readonly [string, Record<string, string>]> = {
    'no headers': [body, {}],
    'no signature': [body, unsigned],
    'no time': [body, timeless],
    'an empty body': ['', good],
    'one more byte': [`${body} `, good],
    'another event': [body.replace('event-1', 'event-2'), good],
    'another nonce': [body, { ...good, 'wechatpay-nonce': 'another' }],
    'another time': [body, { ...good, 'wechatpay-timestamp': `${now / 1000 + 1}` }],
    'a time that is no number': [body, { ...good, 'wechatpay-timestamp': 'now' }],
    'a signature cut short': [body, { ...good, 'wechatpay-signature': signature.slice(8) }],
    'a signature of zeros': [body, { ...good, 'wechatpay-signature': 'A'.repeat(344) }],
    'a probe of our checks': [
      body,
      { ...good, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${signature.slice(19)}` },
    ],
    'another key’s name': [body, { ...good, 'wechatpay-serial': 'PUB_KEY_ID_1' }],
    'another key': [body, signatureHeaders(body, now, createKeys().privateKey)],
    'our own key': [body, signatureHeaders(body, now, ours.privateKey)],
    'too old': [body, signatureHeaders(body, now - 5 * minute - 1000)],
    'from the future': [body, signatureHeaders(body, now + 5 * minute + 1000)],
    'not JSON': signed(body.slice(1)),
    'encrypted with another key': signed(eventOf(said, { key: 'x'.repeat(32) })),
    'a ciphertext that was changed': signed(body.replace('"ciphertext":"', '"ciphertext":"AAAA')),
    'other associated data': signed(body.replace('"associated_data":"t', '"associated_data":"x')),
    'another algorithm': signed(body.replace('AEAD_AES_256_GCM', 'AEAD_AES_128_GCM')),
    'no event': signed(eventOf(said, { id: '' })),
    'another app': signed(eventOf({ ...said, appid: 'wxfedcba9876543210' })),
    'a state that does not exist': signed(eventOf({ ...said, trade_state: 'PAID' })),
    'an amount as text': signed(eventOf({ ...said, amount: { total: '8000' } })),
    'a refund of another merchant': signed(
      eventOf({ mchid: '1900000002', out_refund_no: '1' }, { event_type: 'REFUND.SUCCESS' }),
    ),
  };
  for (const [name, [text, headers]] of Object.entries(mutations)) {
    const answer = await postEvent(stage, text, headers);
    const { error } = JSON.parse(answer.text).result;
    const { status } = answer;
    expect({ name, status, error }).toEqual({ name, status: 403, error: 'SIGNATURE_INVALID' });
  }
  expect(await listStored(stage)).toHaveLength(0);
  expect((await read()).state).toBe('unpaid');
  expect(await postEvent(stage, body, good)).toMatchObject({ status: 200 });
  expect((await read()).state).toBe('paid');
});

test('A15: money for another merchant, or in another currency, goes to a person', async () => {
  await using stage = await openWeChatPayStage();
  const lies = { mchid: '1900000002', amount: { total: 8_000, currency: 'USD' } };
  for (const [name, value] of Object.entries(lies)) {
    const { said, read } = await openPaid(stage);
    const event = eventOf({ ...said, [name]: value }, { id: name });
    expect(await postEvent(stage, event)).toMatchObject({ status: 200 });
    expect((await read()).state).toBe('review');
  }
});

test('that a refund ended makes us ask at once how it ended', async () => {
  await using stage = await openWeChatPayStage();
  const { shop, company } = stage;
  const { said, buyer, no } = await openPaid(stage);
  await postEvent(stage, eventOf(said));
  const id = await approveRefund(stage, { buyer, no });
  company.refundStatus = 'PROCESSING';
  await shop.tick();
  const sent = company.refunds.get(toTradeNumber(id));
  if (!sent) throw new Error('No refund was sent.');
  sent.status = 'SUCCESS';
  await shop.tick();
  expect(await readRefunded(stage, { buyer, no })).toBe(0);
  const news = { mchid: Object(said).mchid, out_refund_no: sent.out_refund_no };
  const event = eventOf(news, { id: 'event-2', event_type: 'REFUND.SUCCESS' });
  expect(await postEvent(stage, event)).toMatchObject({ status: 200 });
  await shop.tick();
  expect(await readRefunded(stage, { buyer, no })).toBe(3_000);
});

test('a foreign payment and a foreign refund change nothing', async () => {
  await using stage = await openWeChatPayStage();
  const { said, read } = await openPaid(stage);
  const foreign = { ...said, out_trade_no: 'SOMEBODY-ELSES-1' };
  expect(await postEvent(stage, eventOf(foreign))).toMatchObject({ status: 200 });
  const refund = { mchid: Object(said).mchid, out_refund_no: 'SOMEBODY-ELSES-2' };
  const event = eventOf(refund, { id: 'event-2', event_type: 'REFUND.ABNORMAL' });
  expect(await postEvent(stage, event)).toMatchObject({ status: 200 });
  expect((await read()).state).toBe('unpaid');
});
