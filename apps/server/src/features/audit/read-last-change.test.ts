import { sendEnquiry } from '@uid/contract/enquiries';
import { decideRefund, requestRefund } from '@uid/contract/refunds';
import { shipOrder } from '@uid/contract/shipments';
import { answerEnquiry, closeEnquiry, getEnquiry } from '@uid/contract/staff-enquiries';
import { cancelStaffOrder, getStaffOrder } from '@uid/contract/staff-orders';
import { shipOrders } from '@uid/contract/staff-shipments';
import { expect, test } from 'vitest';

import { seedSite } from '../../testing/seed-site.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, orderOf } from '../../testing/shop/test-shop.ts';
import type { Buyer } from '../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder } from '../shipments/testing/dispatch.ts';
import type { TestDispatch } from '../shipments/testing/dispatch.ts';

const language = 'en';

async function open() {
  const shop = await openDispatch({ environment: { CARRIERS: 'sf-express' } });
  const [buyer, first, second] = [
    await buildSession(shop),
    await buildStaff(shop),
    await buildStaff(shop),
  ];
  return { shop, buyer, first, second };
}

/** The last change as a refused request must report it. */
async function changeBy(shop: TestDispatch, { accountId }: Buyer, act: string) {
  const accounts = shop.deps.database.handle.selectFrom('accounts').select('email');
  const { email } = await accounts.where('id', '=', accountId).executeTakeFirstOrThrow();
  return { at: shop.clock.now, email, act };
}

test('whoever cancels what a colleague has cancelled hears who it was, what they did and what the order is, and not who only looked', async () => {
  const { shop, buyer, first, second } = await open();
  await using _ = shop;
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const cancel = (by: Buyer) =>
    shop.call(cancelStaffOrder, { language, no, reason: 'changed-mind' }, by);
  expect((await cancel(first)).status).toBe(200);
  const lastChange = await changeBy(shop, first, 'Cancelled an order');
  await shop.call(getStaffOrder, { language, no }, second);
  const late = await cancel(second);
  const stateNow = 'Cancelled';
  expect(late.result).toMatchObject({ error: 'STATE_CONFLICT', lastChange, stateNow });
  const own = await cancel(first);
  expect([own.result.lastChange, own.result.stateNow]).toEqual([undefined, stateNow]);
});

test('whoever ships or decides a refund too late hears who was first', async () => {
  const { shop, buyer, first, second } = await open();
  await using _ = shop;
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const input = { language, no, reason: 'other', amountFen: 100 } as const;
  const { id = '' } = (await shop.call(requestRefund, input, buyer)).result.requests[0] ?? {};
  const decide = (by: Buyer) => shop.call(decideRefund, { language, id, isApproved: true }, by);
  const lines = [{ sku: 'CARD-A', quantity: 2 }];
  const ship = (by: Buyer, trackingNo: string) =>
    shop.call(shipOrder, { language, no, carrier: 'sf-express', trackingNo, lines }, by);
  expect((await decide(first)).status).toBe(200);
  const lastChange = await changeBy(shop, first, 'Approved a refund');
  const stateNow = 'Paid';
  const late = await decide(second);
  expect(late.result).toMatchObject({ error: 'STATE_CONFLICT', lastChange, stateNow });
  expect((await ship(second, 'SF00000001')).status).toBe(200);
  const shipped = await ship(first, 'SF00000002');
  const sent = await changeBy(shop, second, 'Sent a parcel');
  expect([shipped.status, shipped.result.lastChange]).toEqual([409, sent]);
  expect(shipped.result.stateNow).toBe('Shipped');
});

test('an order that was sent with several others has an entry of its own, and whoever ships it too late hears of it', async () => {
  const { shop, buyer, first, second } = await open();
  await using _ = shop;
  const nos = [
    await paidOrder(shop, buyer, { 'CARD-A': 1 }),
    await paidOrder(shop, buyer, { 'CARD-A': 1 }),
  ];
  const carrier = 'sf-express';
  const parcels = nos.map((no, index) => ({ no, trackingNo: `SF0000000${index}` }));
  expect((await shop.call(shipOrders, { language, carrier, parcels }, first)).status).toBe(200);
  const lastChange = await changeBy(shop, first, 'Sent parcels of several orders');
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  for (const no of nos) {
    const again = { language, no, carrier, trackingNo: 'SF00000009', lines } as const;
    const { result } = await shop.call(shipOrder, again, second);
    expect(result).toMatchObject({ lastChange, stateNow: 'Shipped' });
  }
  const entries = await shop.deps.database.handle
    .selectFrom('auditEntries')
    .innerJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .innerJoin('orders', 'orders.id', 'subjectId')
    .select(['no', 'after', 'about'])
    .where('action', '=', 'ship-orders')
    .orderBy('auditEntries.seq')
    .execute();
  expect(entries.map(({ no }) => no)).toEqual(nos);
  expect(entries.map(({ about }) => about)).toEqual([buyer.accountId, buyer.accountId]);
  const sent = entries.map(({ after }) => JSON.parse(after ?? '{}') as object);
  expect(sent).toMatchObject(parcels.map(({ trackingNo }) => ({ carrier, trackingNo })));
});

test('a tracking number of another order’s parcel is nobody’s change of this one', async () => {
  const { shop, buyer, first, second } = await open();
  await using _ = shop;
  const taken = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  const ship = (by: Buyer, of: string, trackingNo: string) =>
    shop.call(shipOrder, { language, no: of, carrier: 'sf-express', trackingNo, lines }, by);
  await ship(first, taken, 'SF00000001');
  await ship(second, no, 'SF00000002');
  const { result } = await ship(first, no, 'SF00000001');
  expect([result.error, result.lastChange]).toEqual(['TRACKING_NUMBER_USED', undefined]);
});

test('whoever answers an enquiry that a colleague has closed hears who it was', async () => {
  const { shop, first, second } = await open();
  await using _ = shop;
  await seedSite(shop.deps);
  const person = { name: 'A reader', email: 'reader@example.com', consent: true } as const;
  const message = 'What would forty of these cost?';
  await shop.call(sendEnquiry, { language, kind: 'contact', ...person, message });
  const enquiries = shop.deps.database.handle.selectFrom('enquiries').select('no');
  const { no } = await enquiries.executeTakeFirstOrThrow();
  await shop.call(closeEnquiry, { language, no, revision: 1 }, first);
  const lastChange = await changeBy(shop, first, 'Closed an enquiry');
  await shop.call(getEnquiry, { language, no }, second);
  const answer = { language, no, revision: 1, text: 'Forty cost ¥2,000.' } as const;
  const late = await shop.call(answerEnquiry, answer, second);
  expect(late.result).toMatchObject({ error: 'ENQUIRY_CLOSED', lastChange });
});
