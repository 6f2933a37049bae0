import { listNotices } from '@uid/contract/notices';
import { reportParcel, shipOrder } from '@uid/contract/shipments';
import { correctTracking } from '@uid/contract/staff-shipments';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession } from '../../testing/shop/test-shop.ts';
import type { Buyer } from '../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, shipmentsOf } from './testing/dispatch.ts';
import type { TestDispatch } from './testing/dispatch.ts';

const language = 'en';

/** Opens a shop with an order whose goods were sent with a number that staff typed. */
async function openSent() {
  const shop = await openDispatch({ environment: { CARRIERS: 'sandbox,sf-express' } });
  const clerk = await buildStaff(shop, ['shop']);
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const id = await ship(shop, clerk, { no, trackingNo: 'SF00000001', quantity: 1 });
  return { shop, clerk, buyer, no, id };
}

async function ship(
  shop: TestDispatch,
  clerk: Buyer,
  { no, trackingNo, quantity }: { no: string; trackingNo: string; quantity: number },
): Promise<string> {
  const lines = [{ sku: 'CARD-A', quantity }];
  const parcel = { language, no, carrier: 'sf-express', trackingNo, lines } as const;
  return (await shop.call(shipOrder, parcel, clerk)).result.id;
}

function correct(
  shop: TestDispatch,
  clerk: Buyer,
  change: { id: string; from: string; to: string },
) {
  return shop.call(correctTracking, { language, ...change }, clerk);
}

test('a corrected number is told to the customer, and the history keeps both', async () => {
  const { shop, clerk, buyer, no, id } = await openSent();
  await using _ = shop;
  const corrected = await correct(shop, clerk, { id, from: 'SF00000001', to: ' sf00000002 ' });
  expect([corrected.status, corrected.result.trackingNo]).toEqual([200, 'SF00000002']);
  const [parcel] = await shipmentsOf(shop, buyer, { no });
  expect(parcel).toMatchObject({
    trackingNo: 'SF00000002',
    state: 'registered',
    events: [{ text: 'Tracking number corrected from SF00000001 to SF00000002' }],
  });
  const { result } = await shop.call(listNotices, { language }, buyer);
  expect(result.notices[0]).toMatchObject({
    kind: 'parcel-corrected',
    text: expect.stringContaining('SF00000002'),
  });
  const entry = await shop.deps.database.handle
    .selectFrom('auditEntries')
    .innerJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .select(['before', 'after', 'about'])
    .where('action', '=', 'correct-tracking')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    before: expect.stringContaining('SF00000001'),
    after: '{"trackingNo":"SF00000002"}',
    about: buyer.accountId,
  });
});

test('each correction is told, also one back to a number that was told before', async () => {
  const { shop, clerk, buyer, id } = await openSent();
  await using _ = shop;
  const numbers = ['SF00000001', 'SF00000002', 'SF00000001', 'SF00000002'];
  for (const [at, to] of numbers.slice(1).entries())
    await correct(shop, clerk, { id, from: numbers[at] ?? '', to });
  const { result } = await shop.call(listNotices, { language }, buyer);
  const corrections = result.notices.filter(({ kind }) => kind === 'parcel-corrected');
  expect(corrections).toHaveLength(3);
  expect(corrections[0]?.text).toContain('SF00000002');
});

test('of two who correct it at once, the second is refused and shown that it has moved on', async () => {
  const { shop, clerk, id } = await openSent();
  await using _ = shop;
  const answers = await Promise.all(
    ['SF00000003', 'SF00000004'].map((to) => correct(shop, clerk, { id, from: 'SF00000001', to })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
});

test('whoever comes too late is told that the number was changed, and by whom', async () => {
  const { shop, clerk, id } = await openSent();
  await using _ = shop;
  const colleague = await buildStaff(shop, ['shop']);
  await correct(shop, colleague, { id, from: 'SF00000001', to: 'SF00000003' });
  const accounts = shop.deps.database.handle.selectFrom('accounts').select('email');
  const { email } = await accounts.where('id', '=', colleague.accountId).executeTakeFirstOrThrow();
  const lastChange = { at: shop.clock.now, email, act: 'Corrected a tracking number' };
  for (const to of ['SF00000004', 'SF00000003']) {
    const late = await correct(shop, clerk, { id, from: 'SF00000001', to });
    expect([late.status, late.result.error]).toEqual([409, 'ORDER_CHANGED']);
    expect(late.result.lastChange).toEqual(lastChange);
  }
  const own = await correct(shop, colleague, { id, from: 'SF00000001', to: 'SF00000005' });
  expect([own.result.error, own.result.lastChange]).toEqual(['ORDER_CHANGED', undefined]);
});

test('a number of another parcel, the same one again, and what is not there are refused', async () => {
  const { shop, clerk, no, id } = await openSent();
  await using _ = shop;
  await ship(shop, clerk, { no, trackingNo: 'SF00000009', quantity: 1 });
  const from = 'SF00000001';
  const refused = async (change: { id: string; from: string; to: string }) => {
    const { status, result } = await correct(shop, clerk, change);
    return [status, result.error];
  };
  expect(await refused({ id, from, to: 'SF00000009' })).toEqual([409, 'TRACKING_NUMBER_USED']);
  expect(await refused({ id, from, to: from })).toEqual([400, 'INVALID_INPUT']);
  expect(await refused({ id: 'x', from, to: 'SF00000005' })).toEqual([404, 'NOT_FOUND']);
  expect((await correct(shop, clerk, { id, from, to: '?' })).status).toBe(400);
});

test('a parcel that has arrived keeps its number, and so does one of a carrier that gives it', async () => {
  const { shop, clerk, buyer, id } = await openSent();
  await using _ = shop;
  const event = { language, id, state: 'delivered', place: 'Beijing', text: 'There' } as const;
  await shop.call(reportParcel, event, clerk);
  const late = await correct(shop, clerk, { id, from: 'SF00000001', to: 'SF00000002' });
  expect(late.result.error).toBe('STATE_CONFLICT');
  const other = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  const parcel = { language, no: other, carrier: 'sandbox', lines } as const;
  const sent = await shop.call(shipOrder, parcel, clerk);
  await shop.fulfil();
  const [own] = await shipmentsOf(shop, buyer, { no: other });
  const change = { id: sent.result.id, from: own?.trackingNo ?? '', to: 'SF00000002' };
  expect((await correct(shop, clerk, change)).result.error).toBe('STATE_CONFLICT');
});
