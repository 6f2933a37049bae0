import { decideRefund, requestRefund } from '@uid/contract/refunds';
import { shipOrder } from '@uid/contract/shipments';
import { takeRoleAway } from '@uid/contract/staff';
import { cancelStaffOrder } from '@uid/contract/staff-orders';
import { expect, test } from 'vitest';

import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { stockOf } from '../../../testing/shop/change-catalogue.ts';
import { buildSession, orderOf } from '../../../testing/shop/test-shop.ts';
import type { Buyer } from '../../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, shipmentsOf, stateOf } from '../../shipments/testing/dispatch.ts';
import type { TestDispatch } from '../../shipments/testing/dispatch.ts';
import { actorsOf, expectBooks, race, statusesOf, turns } from './testing/race.ts';

const language = 'en';

async function open() {
  const shop = await openDispatch({ environment: { CARRIERS: 'sf-express' } });
  const buyer = await buildSession(shop);
  return { shop, buyer, one: await buildStaff(shop), two: await buildStaff(shop) };
}

interface Parcel {
  no: string;
  quantity: number;
  trackingNo?: string;
}

function ship(
  shop: TestDispatch,
  by: Buyer,
  { no, quantity, trackingNo = 'SF0000000001' }: Parcel,
) {
  const lines = [{ sku: 'CARD-A', quantity }];
  return shop.call(shipOrder, { language, no, carrier: 'sf-express', trackingNo, lines }, by);
}

function cancel(shop: TestDispatch, by: Buyer, no: string) {
  return shop.call(cancelStaffOrder, { language, no, reason: 'ordered-twice' }, by);
}

/** Requests a full refund as the customer. Returns a function with which a staff member approves it. */
async function askBack(shop: TestDispatch, buyer: Buyer, no: string) {
  const { result } = await shop.call(requestRefund, { language, no, reason: 'other' }, buyer);
  const id = result.requests[0]?.id ?? '';
  return (by: Buyer) => shop.call(decideRefund, { language, id, isApproved: true }, by);
}

test.each(turns)('of two who send the same goods one does (F4, $turn)', async ({ turn }) => {
  const { shop, buyer, one, two } = await open();
  await using _ = shop;
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const says = 'Sent a parcel';
  const sends = (by: Buyer, trackingNo: string) => ({
    by,
    says,
    act: () => ship(shop, by, { no, quantity: 2, trackingNo }),
  });
  const both = [sends(one, 'SF0000000001'), sends(two, 'SF0000000002')] as const;
  const { won, refused } = await race(shop, both, turn);
  expect(refused.stateNow).toBe('Shipped');
  const [parcel, ...others] = await shipmentsOf(shop, buyer, { no });
  expect([parcel?.trackingNo, others]).toEqual([
    won.by === one ? 'SF0000000001' : 'SF0000000002',
    [],
  ]);
  expect(await actorsOf(shop, 'ship-order')).toEqual([won.by.accountId]);
});

test('two who send a part each both do where there is enough, and no more than was ordered leaves', async () => {
  const { shop, buyer, one, two } = await open();
  await using _ = shop;
  const enough = await paidOrder(shop, buyer, { 'CARD-A': 3 });
  const both = await Promise.all([
    ship(shop, one, { no: enough, quantity: 1, trackingNo: 'SF0000000001' }),
    ship(shop, two, { no: enough, quantity: 2, trackingNo: 'SF0000000002' }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stateOf(shop, buyer, enough)).toBe('shipped');

  const short = await paidOrder(shop, buyer, { 'CARD-A': 3 });
  const parts = await Promise.all([
    ship(shop, one, { no: short, quantity: 2, trackingNo: 'SF0000000003' }),
    ship(shop, two, { no: short, quantity: 2, trackingNo: 'SF0000000004' }),
  ]);
  expect(statusesOf(parts)).toEqual([200, 409]);
  expect(await stateOf(shop, buyer, short)).toBe('paid');
  expect(await shipmentsOf(shop, buyer, { no: short })).toHaveLength(1);
  await expectBooks(shop);
});

test.each(turns)(
  'of two who cancel one does, and its stock returns once (F4, $turn)',
  async ({ turn }) => {
    const { shop, buyer, one, two } = await open();
    await using _ = shop;
    const before = await stockOf(shop, 'CARD-A');
    const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
    const says = 'Cancelled an order';
    const cancels = (by: Buyer) => ({ by, says, act: () => cancel(shop, by, no) });
    const { won, refused } = await race(shop, [cancels(one), cancels(two)], turn);
    expect(refused.stateNow).toBe('Cancelled');
    expect(await stockOf(shop, 'CARD-A')).toBe(before);
    expect(await actorsOf(shop, 'cancel-order')).toEqual([won.by.accountId]);
  },
);

test.each(turns)(
  'a paid order is sent and never cancelled, whoever is first (F4, $turn)',
  async ({ turn }) => {
    const { shop, buyer, one, two } = await open();
    await using _ = shop;
    const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
    const acts = [() => ship(shop, one, { no, quantity: 2 }), () => cancel(shop, two, no)] as const;
    const answers = await Promise.all(turn.map((at) => acts[at]()));
    const statuses = turn.map((at) => answers[turn.indexOf(at)]?.status);
    expect(statuses).toEqual(turn.map((at) => (at === 0 ? 200 : 409)));
    expect(await stateOf(shop, buyer, no)).toBe('shipped');
    expect(await actorsOf(shop, 'cancel-order')).toEqual([]);
    await expectBooks(shop);
  },
);

test.each(turns)(
  'an order is not sent after all of its money went back (F4, $turn)',
  async ({ turn }) => {
    const { shop, buyer, one, two } = await open();
    await using _ = shop;
    const before = await stockOf(shop, 'CARD-A');
    const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
    const approve = await askBack(shop, buyer, no);
    const acts = [() => approve(one), () => ship(shop, two, { no, quantity: 2 })] as const;
    const answers = await Promise.all(turn.map((at) => acts[at]()));
    const [approved, sent] = [answers[turn.indexOf(0)]!, answers[turn.indexOf(1)]!];
    expect(approved.status).toBe(200);
    const parcels = await shipmentsOf(shop, buyer, { no });
    const isSent = sent.status === 200;
    const lastChange = { act: 'Approved a refund', at: shop.clock.now };
    expect(sent).toMatchObject(isSent ? {} : { status: 409, result: { lastChange } });
    expect(parcels).toHaveLength(isSent ? 1 : 0);
    await shop.tick();
    // Goods that were sent must be returned by the customer; goods that were not are back in stock.
    expect(await stockOf(shop, 'CARD-A')).toBe(isSent ? before - 2 : before);
    await expectBooks(shop);
  },
);

test.each(turns)(
  'whose role goes meanwhile either did it or did nothing, and nothing afterwards (F3, $turn)',
  async ({ turn }) => {
    const { shop, buyer } = await open();
    await using _ = shop;
    const clerk = await buildStaff(shop, ['shop']);
    const administrator = await buildStaff(shop, ['administrator']);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
    const away = { id: clerk.accountId, role: 'shop' } as const;
    const acts = [
      () => ship(shop, clerk, { no, quantity: 1 }),
      () => shop.call(takeRoleAway, away, administrator),
    ] as const;
    const answers = await Promise.all(turn.map((at) => acts[at]()));
    const [sent, taken] = [answers[turn.indexOf(0)]!, answers[turn.indexOf(1)]!];
    expect(taken.status).toBe(200);
    expect([200, 404]).toContain(sent.status);
    const late = await ship(shop, clerk, { no, quantity: 1, trackingNo: 'SF0000000002' });
    expect(late.status).toBe(404);
    expect(await shipmentsOf(shop, buyer, { no })).toHaveLength(sent.status === 200 ? 1 : 0);
    expect(await actorsOf(shop, 'ship-order')).toEqual(
      sent.status === 200 ? [clerk.accountId] : [],
    );
    await expectBooks(shop);
  },
);
