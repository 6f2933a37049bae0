import type { Endpoint, InputOf } from '@uid/contract/endpoint';
import { cancelOrder } from '@uid/contract/orders';
import { decideRefund, listRefunds, requestRefund, withdrawRefund } from '@uid/contract/refunds';
import { confirmReceipt, reportParcel, shipOrder } from '@uid/contract/shipments';
import { expect, test } from 'vitest';

import { signInjected } from '../../testing/sign-request.ts';
import { stockOf } from '../../testing/shop/change-catalogue.ts';
import { buildSession, orderOf } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { openDispatch, paidOrder, send, shipmentsOf } from '../shipments/testing/dispatch.ts';

const language = 'en';

/**
 * Sends the same request five times at once and once more, and then another one under its key. Returns the only answer.
 */
async function repeat<E extends Endpoint>(
  shop: TestShop,
  { token }: Buyer,
  { endpoint, input, other }: { endpoint: E; input: InputOf<E>; other: InputOf<E> },
) {
  const headers = { 'idempotency-key': `key-of-${endpoint.path}` };
  const ask = (body: InputOf<E>) => shop.call(endpoint, body, { token, headers });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(input)));
  answers.push(await ask(input));
  for (const { status, result } of answers)
    expect([status, result]).toEqual([200, answers[0]?.result]);
  const refused = await ask(other);
  expect([refused.status, refused.result.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  return answers[0]?.result;
}

test('A5: a refund is asked for and decided once, however often either is sent', async () => {
  await using shop = await openDispatch();
  const [buyer, operator] = [await buildSession(shop), await buildStaff(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const asked = { language, no, reason: 'other', amountFen: 100 } as const;
  const input = { endpoint: requestRefund, input: asked, other: { ...asked, amountFen: 200 } };
  await repeat(shop, buyer, input);
  const { requests } = (await shop.call(listRefunds, { language, no }, buyer)).result;
  expect(requests).toHaveLength(1);
  const decision = { language, id: requests[0]?.id ?? '', isApproved: true } as const;
  const other = { ...decision, isApproved: false };
  await repeat(shop, operator, { endpoint: decideRefund, input: decision, other });
  const refunds = shop.deps.database.handle.selectFrom('refunds').selectAll();
  expect(await refunds.execute()).toMatchObject([{ amountFen: 100 }]);
});

test('A5: a key is one account’s, and another key of theirs is another request', async () => {
  await using shop = await openDispatch();
  const [one, other] = [await buildSession(shop), await buildSession(shop)];
  const ask = async ({ token }: Buyer, no: string, key: string) => {
    const headers = { 'idempotency-key': key };
    const claim = { language, no, reason: 'other', amountFen: 100 } as const;
    const { status, result } = await shop.call(requestRefund, claim, { token, headers });
    expect(status).toBe(200);
    return result;
  };
  const asked: [Buyer, string, string][] = [
    [one, await paidOrder(shop, one, { 'CARD-A': 1 }), 'the-same-key'],
    [other, await paidOrder(shop, other, { 'CARD-A': 1 }), 'the-same-key'],
    [one, await paidOrder(shop, one, { 'CARD-A': 1 }), 'another-key'],
  ];
  const answers = [];
  for (const each of asked) answers.push(await ask(...each));
  const repeated = [];
  for (const each of asked) repeated.push(await ask(...each));
  expect(repeated).toEqual(answers);
  expect(new Set(answers.map(({ requests }) => requests[0]?.id)).size).toBe(3);
});

test('A5: a refund is withdrawn once, however often that is sent', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const claim = { language, no, reason: 'other' } as const;
  const { requests } = (await shop.call(requestRefund, claim, buyer)).result;
  const input = { language, no, id: requests[0]?.id ?? '' } as const;
  const other = { ...input, id: 'another' };
  const withdrawn = await repeat(shop, buyer, { endpoint: withdrawRefund, input, other });
  expect(withdrawn?.requests).toMatchObject([{ state: 'withdrawn' }]);
});

test('A5: an order is cancelled once, and its stock comes back once, however often that is sent', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  const before = await stockOf(shop, 'CARD-A');
  const input = { language, no, reason: 'other' } as const;
  const other = { ...input, reason: 'ordered-twice' } as const;
  const cancelled = await repeat(shop, buyer, { endpoint: cancelOrder, input, other });
  expect(cancelled?.state).toBe('cancelled');
  expect(await stockOf(shop, 'CARD-A')).toBe(before + 2);
});

test('A5: an order is received once, however often that is sent', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  await shop.pass(130);
  const input = { language, no } as const;
  const other = { ...input, no: `${no.slice(0, -1)}${no.endsWith('0') ? 1 : 0}` };
  const received = await repeat(shop, buyer, { endpoint: confirmReceipt, input, other });
  expect(received).toEqual({ no, state: 'completed' });
});

test('A5: a parcel leaves once, and its news is entered once', async () => {
  const environment = { CARRIERS: 'sf-express' };
  await using shop = await openDispatch({ environment });
  const [buyer, operator] = [await buildSession(shop), await buildStaff(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  const parcel = { no, carrier: 'sf-express', lines };
  const input = { ...parcel, language, trackingNo: 'SF1234567890' } as const;
  const other = { ...input, trackingNo: 'SF1234567891' };
  const sent = await repeat(shop, operator, { endpoint: shipOrder, input, other });
  const news = { language, id: sent?.id ?? '', state: 'in-transit', place: 'Wuhan' } as const;
  await repeat(shop, operator, {
    endpoint: reportParcel,
    input: { ...news, text: 'Sorted' },
    other: { ...news, text: 'Lost' },
  });
  const shipments = await shipmentsOf(shop, buyer, { no });
  expect(shipments).toMatchObject([{ id: sent?.id, lines: [{ quantity: 1 }], events: [{}] }]);
});

test('A5: the answer that is kept is that of one key of one person', async () => {
  await using shop = await openDispatch({ environment: { CARRIERS: 'sf-express' } });
  const [one, other] = [await buildStaff(shop), await buildStaff(shop)];
  const buyer = await buildSession(shop);
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  const order = () => paidOrder(shop, buyer, { 'CARD-A': 1 });
  const parcels = [
    { by: one, no: await order(), trackingNo: 'SF1234567890', key: 'the-same-key' },
    { by: other, no: await order(), trackingNo: 'SF1234567891', key: 'the-same-key' },
    { by: one, no: await order(), trackingNo: 'SF1234567892', key: 'another-key' },
  ];
  const ship = async ({ by, key, ...parcel }: (typeof parcels)[number]) => {
    const input = { ...parcel, language, carrier: 'sf-express', lines } as const;
    const options = { token: by.token, headers: { 'idempotency-key': key } };
    const { status, result } = await shop.call(shipOrder, input, options);
    expect([status, result]).toEqual([200, expect.objectContaining({ id: expect.any(String) })]);
    return result.id;
  };
  const ids = [];
  for (const each of parcels) ids.push(await ship(each));
  expect(new Set(ids).size).toBe(3);
  for (const [index, each] of parcels.entries()) expect(await ship(each)).toBe(ids[index]);
});

test('without a key a refund is asked of nobody', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const { method, path: url } = requestRefund;
  const body = JSON.stringify({ language, no, reason: 'other' });
  const signed = await signInjected(shop.deps, { method, url, body, token: buyer.token });
  const headers = { 'content-type': 'application/json', ...signed };
  const answer = await shop.app.inject({ method, url, headers, payload: body });
  expect([answer.statusCode, answer.json().result.error]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
  const { requests } = (await shop.call(listRefunds, { language, no }, buyer)).result;
  expect(requests).toEqual([]);
});
