import { getOrder } from '@uid/contract/orders';
import {
  decideRefund,
  listRefundRequests,
  listRefunds,
  requestRefund,
} from '@uid/contract/refunds';
import { listLicences, listOrdersToShip } from '@uid/contract/shipments';
import { expect, test } from 'vitest';

import { buildSession } from '../../testing/shop/test-shop.ts';
import type { Buyer } from '../../testing/shop/test-shop.ts';
import { stockOf } from '../../testing/shop/change-catalogue.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import {
  openDispatch,
  paidOrder,
  send,
  shipmentsOf,
  stateOf,
} from '../shipments/testing/dispatch.ts';
import type { TestDispatch } from '../shipments/testing/dispatch.ts';

const language = 'en';
/** Turns off the approval by a second person, because some of these refunds exceed the limit. */
const alone = { environment: { TWO_PERSONS: 'off' } };

async function openPaid(shop: TestDispatch, pieces: Record<string, number>) {
  const buyer = await buildSession(shop);
  return { buyer, operator: await buildStaff(shop), no: await paidOrder(shop, buyer, pieces) };
}

function listed(pieces: Record<string, number>) {
  return Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity }));
}

/** Requests a refund of pieces, or of the whole rest. Returns the amount and the request. */
async function ask(
  shop: TestDispatch,
  { buyer, no }: { buyer: Buyer; no: string },
  pieces?: Record<string, number>,
) {
  const input = { language, no, reason: 'not-needed', ...(pieces && { pieces: listed(pieces) }) };
  const { status, result } = await shop.call(requestRefund, input as never, buyer);
  expect(status).toBe(200);
  const { id = '', amountFen = 0 } = result.requests[0] ?? {};
  return { id, amountFen };
}

async function approve(shop: TestDispatch, operator: Buyer, id: string, restock = false) {
  const decision = { language, id, isApproved: true, restock } as const;
  expect((await shop.call(decideRefund, decision, operator)).status).toBe(200);
  await shop.tick();
}

async function toShip(shop: TestDispatch, operator: Buyer) {
  return (await shop.call(listOrdersToShip, { language }, operator)).result.orders;
}

test('whoever decides is told what has not left, and approves nothing that has left since', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 2, 'CARD-B': 1 });
  const { id } = await ask(shop, { buyer, no });
  const unsent = async () =>
    (await shop.call(listRefundRequests, { language }, operator)).result.requests[0]?.unsent;
  const approveWith = (told: number) =>
    shop.call(decideRefund, { language, id, isApproved: true, unsent: told }, operator);
  expect(await unsent()).toBe(3);
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const refused = await approveWith(3);
  expect([refused.status, refused.result.error]).toEqual([409, 'STATE_CONFLICT']);
  expect(await unsent()).toBe(2);
  await send(shop, no, { pieces: { 'CARD-A': 1, 'CARD-B': 1 } });
  expect(await unsent()).toBeUndefined();
  expect((await approveWith(0)).status).toBe(200);
});

test('A20: a piece asked back before shipping is never sent, can be sold again, and the rest goes its way', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 3 });
  const before = await stockOf(shop, 'CARD-A');
  const asked = await ask(shop, { buyer, no }, { 'CARD-A': 1 });
  expect(asked.amountFen).toBe(6_800);
  await approve(shop, operator, asked.id);
  expect(await stockOf(shop, 'CARD-A')).toBe(before + 1);
  expect(await toShip(shop, operator)).toMatchObject([{ no, lines: [{ quantity: 2 }] }]);
  const order = await shop.call(getOrder, { language, no }, buyer);
  expect(order.result).toMatchObject({ state: 'paid', lines: [{ quantity: 3, keptBack: 1 }] });
  await expect(send(shop, no, { pieces: { 'CARD-A': 3 } })).rejects.toMatchObject({
    error: 'NOTHING_TO_SHIP',
  });
  await send(shop, no, { pieces: { 'CARD-A': 2 } });
  expect(await stateOf(shop, buyer, no)).toBe('shipped');
  const rest = await ask(shop, { buyer, no }, { 'CARD-A': 2 });
  expect(rest.amountFen).toBe(2 * 6_800 + 1_200);
  await approve(shop, operator, rest.id);
  expect(await stateOf(shop, buyer, no)).toBe('refunded');
  expect(await stockOf(shop, 'CARD-A')).toBe(before + 1);
});

test('all goods asked back before any left bring their delivery too, and the licence stands', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 2, LICENCE: 1 });
  await shop.fulfil();
  const { result } = await shop.call(listRefunds, { language, no }, buyer);
  expect(result).toMatchObject({
    deliveryFen: 1_200,
    pieces: [
      { sku: 'CARD-A', delivery: 'shipped', quantity: 2, unsent: 2 },
      { sku: 'LICENCE', delivery: 'licence', quantity: 1, unsent: 0 },
    ],
  });
  const asked = await ask(shop, { buyer, no }, { 'CARD-A': 2 });
  expect(asked.amountFen).toBe(2 * 6_800 + 1_200);
  await approve(shop, operator, asked.id);
  expect(await toShip(shop, operator)).toEqual([]);
  expect(await stateOf(shop, buyer, no)).toBe('delivered');
  const last = await ask(shop, { buyer, no }, { LICENCE: 1 });
  expect(last.amountFen).toBe(980_000);
  await approve(shop, operator, last.id);
  expect(await stateOf(shop, buyer, no)).toBe('refunded');
});

test('of goods sent in part those still here are kept back first; what is kept completes the rest', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 3 });
  const before = await stockOf(shop, 'CARD-A');
  await send(shop, no, { pieces: { 'CARD-A': 2 } });
  const { result } = await shop.call(listRefunds, { language, no }, buyer);
  expect(result.deliveryFen).toBeUndefined();
  expect(result.pieces).toMatchObject([{ quantity: 3, unsent: 1 }]);
  const asked = await ask(shop, { buyer, no }, { 'CARD-A': 2 });
  expect(asked.amountFen).toBe(2 * 6_800);
  await approve(shop, operator, asked.id);
  expect(await stockOf(shop, 'CARD-A')).toBe(before + 1);
  const order = await shop.call(getOrder, { language, no }, buyer);
  expect(order.result).toMatchObject({
    state: 'shipped',
    lines: [{ keptBack: 1, cameBack: 1 }],
  });
});

test('a whole refund puts back what was never sent, and what was sent only where a person says so', async () => {
  await using shop = await openDispatch(alone);
  for (const [restock, back] of [
    [false, 2],
    [true, 3],
  ] as const) {
    const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 3 });
    const before = await stockOf(shop, 'CARD-A');
    await send(shop, no, { pieces: { 'CARD-A': 1 } });
    await approve(shop, operator, (await ask(shop, { buyer, no })).id, restock);
    expect(await stockOf(shop, 'CARD-A')).toBe(before + back);
  }
});

test('a parcel that its carrier has not heard of yet stays here where all the money goes back', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 1 });
  const { carriers } = shop.shipping;
  const carrier = carriers.get('sandbox')!;
  carriers.set('sandbox', { ...carrier, register: () => Promise.reject(new Error('away')) });
  const before = await stockOf(shop, 'CARD-A');
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const { id } = await ask(shop, { buyer, no });
  await approve(shop, operator, id, true);
  expect(await stockOf(shop, 'CARD-A')).toBe(before + 1);
  carriers.set('sandbox', carrier);
  await shop.pass(130);
  expect(
    await shop.deps.database.handle.selectFrom('sandboxParcels').selectAll().execute(),
  ).toEqual([]);
  const [parcel] = await shipmentsOf(shop, buyer, { no });
  expect(parcel?.trackingNo).toBeUndefined();
  expect(await stateOf(shop, buyer, no)).toBe('refunded');
});

test('pieces that went back before do not go back on the shelf again with the rest', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 3 });
  const before = await stockOf(shop, 'CARD-A');
  await send(shop, no, { pieces: { 'CARD-A': 3 } });
  await approve(shop, operator, (await ask(shop, { buyer, no }, { 'CARD-A': 1 })).id, true);
  await approve(shop, operator, (await ask(shop, { buyer, no })).id, true);
  expect(await stockOf(shop, 'CARD-A')).toBe(before + 3);
});

test('where the last of the money goes back for one piece, all that were not sent can be sold again', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 2 });
  const before = await stockOf(shop, 'CARD-A');
  const amountFen = 6_800 + 1_200;
  const input = { language, no, reason: 'not-needed', amountFen } as const;
  const { result } = await shop.call(requestRefund, input, buyer);
  await approve(shop, operator, result.requests[0]?.id ?? '');
  await approve(shop, operator, (await ask(shop, { buyer, no }, { 'CARD-A': 1 })).id);
  expect(await stateOf(shop, buyer, no)).toBe('refunded');
  expect(await stockOf(shop, 'CARD-A')).toBe(before + 2);
});

test('what the delivery cost goes back once', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 1, LICENCE: 2 });
  const goods = await ask(shop, { buyer, no }, { 'CARD-A': 1 });
  expect(goods.amountFen).toBe(6_800 + 1_200);
  await approve(shop, operator, goods.id);
  expect(await toShip(shop, operator)).toEqual([]);
  expect((await ask(shop, { buyer, no }, { LICENCE: 1 })).amountFen).toBe(980_000);
});

test('an amount takes no pieces back', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 3 });
  const before = await stockOf(shop, 'CARD-A');
  const input = { language, no, reason: 'price', amountFen: 100 } as const;
  const { result } = await shop.call(requestRefund, input, buyer);
  await approve(shop, operator, result.requests[0]?.id ?? '', true);
  expect(await stockOf(shop, 'CARD-A')).toBe(before);
  expect(await toShip(shop, operator)).toMatchObject([{ lines: [{ quantity: 3 }] }]);
});

test('what is asked back is not sent by itself until it is decided', async () => {
  await using shop = await openDispatch({ environment: { SANDBOX_SHIPS_ITSELF: 'on' } });
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 2 });
  const { id } = await ask(shop, { buyer, no }, { 'CARD-A': 1 });
  expect(await toShip(shop, operator)).toMatchObject([{ no, isAskedBack: true }]);
  await shop.pass(20);
  expect(await stateOf(shop, buyer, no)).toBe('paid');
  await approve(shop, operator, id);
  await shop.pass(2);
  expect(await stateOf(shop, buyer, no)).toBe('shipped');
});

test('A20: a parcel and an approval at once share the pieces out, none sent and kept back as well', async () => {
  await using shop = await openDispatch(alone);
  for (let round = 0; round < 5; round += 1) {
    const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 3 });
    const { id } = await ask(shop, { buyer, no }, { 'CARD-A': 2 });
    const [parcel] = await Promise.allSettled([
      send(shop, no, { pieces: { 'CARD-A': 2 } }),
      approve(shop, operator, id),
    ]);
    const order = await shop.call(getOrder, { language, no }, buyer);
    const { keptBack = 0, cameBack = 0 } = order.result.lines[0] ?? {};
    expect([keptBack, cameBack]).toEqual(parcel.status === 'fulfilled' ? [1, 1] : [2, 0]);
    expect(order.result.state).toBe(parcel.status === 'fulfilled' ? 'shipped' : 'paid');
  }
});

test('a licence asked back before its key is issued gets none; one after that loses its last key', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { LICENCE: 3 });
  const before = await stockOf(shop, 'LICENCE');
  await approve(shop, operator, (await ask(shop, { buyer, no }, { LICENCE: 1 })).id);
  expect(await stockOf(shop, 'LICENCE')).toBe(before + 1);
  await shop.fulfil();
  const revoked = async () =>
    (await shop.call(listLicences, { language, no }, buyer)).result.licences.flatMap(({ keys }) =>
      keys.map(({ isRevoked }) => isRevoked),
    );
  expect(await revoked()).toEqual([false, false]);
  expect(await stateOf(shop, buyer, no)).toBe('delivered');
  await approve(shop, operator, (await ask(shop, { buyer, no }, { LICENCE: 1 })).id);
  expect(await revoked()).toEqual([false, true]);
});

test('a licence whose pieces all went back before the keys were issued asks for none', async () => {
  await using shop = await openDispatch(alone);
  const { buyer, operator, no } = await openPaid(shop, { 'CARD-A': 1, LICENCE: 2 });
  await approve(shop, operator, (await ask(shop, { buyer, no }, { LICENCE: 2 })).id);
  await shop.fulfil();
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  expect(await stateOf(shop, buyer, no)).toBe('shipped');
});
