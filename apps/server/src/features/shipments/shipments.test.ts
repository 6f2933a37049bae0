import { confirmReceipt, listShipments } from '@uid/contract/shipments';
import { listNotices } from '@uid/contract/notices';
import { describe, expect, test } from 'vitest';

import { day } from '../../job.ts';
import { failFirst } from '../../testing/fail-first.ts';
import { buildSession, orderOf } from '../../testing/shop/test-shop.ts';
import { completeOrders } from '../orders/ending/complete-orders.ts';
import { registerParcel } from './register-parcel.ts';
import { reportParcel } from './report-parcel.ts';
import type { TestDispatch } from './testing/dispatch.ts';
import { openDispatch, paidOrder, send, shipmentsOf, stateOf } from './testing/dispatch.ts';

/** Enters an event as a staff member's request does. */
function enterEvent(
  { deps, shipping }: TestDispatch,
  id: string,
  state: 'in-transit' | 'delivered',
): Promise<unknown> {
  const report = { language: 'zh', id, state, place: '北京', text: '如此' } as const;
  return deps.database.transact((handle) => reportParcel(handle, shipping, report));
}

const manual = { CARRIERS: 'sandbox,sf-express' };

describe('an order that is sent', () => {
  test('is shipped when its parcel leaves, delivered when it arrives, completed a week later', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
    await send(shop, no, { pieces: { 'CARD-A': 2 } });
    expect(await stateOf(shop, buyer, no)).toBe('shipped');
    await shop.pass(130);
    expect(await stateOf(shop, buyer, no)).toBe('delivered');
    shop.clock.now += 7 * day - 60_000;
    await shop.tick();
    expect(await stateOf(shop, buyer, no)).toBe('delivered');
    shop.clock.now += 11 * 60_000;
    await shop.tick();
    expect(await stateOf(shop, buyer, no)).toBe('completed');
  });

  test('is completed also where a hundred others before it cannot be', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
    await send(shop, no, { pieces: { 'CARD-A': 2 } });
    await shop.pass(130);
    const { database } = shop.deps;
    const { handle } = database;
    const order = await handle.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const failing = Array.from({ length: 100 }, (_, index) => ({
      ...order,
      id: `0-${index}`,
      no: `failing-${index}`,
    }));
    await handle.insertInto('orders').values(failing).execute();
    shop.clock.now += 8 * day;
    const failed: unknown[] = [];
    await completeOrders({
      context: { ...shop.deps, database: failFirst(database, 100) },
      closePayment: async () => 'none',
      onFailure: (cause) => failed.push(cause),
    });
    expect(failed).toHaveLength(100);
    expect(await stateOf(shop, buyer, no)).toBe('completed');
    await handle.deleteFrom('orders').where('id', 'like', '0-%').execute();
  });

  test('shows its way in both languages, latest first, each station once', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
    await send(shop, no, { pieces: { 'CARD-A': 2 } });
    await shop.pass(130);
    const [parcel] = await shipmentsOf(shop, buyer, { no });
    expect(parcel).toMatchObject({
      carrier: { code: 'sandbox', name: 'Test carrier' },
      trackingNo: expect.stringMatching(/^SB\d{13}$/),
      state: 'delivered',
      lines: [{ sku: 'CARD-A', name: 'Card', quantity: 2 }],
    });
    expect(parcel?.events.map(({ state }) => state)).toEqual([
      'delivered',
      'out-for-delivery',
      'in-transit',
      'in-transit',
      'in-transit',
      'registered',
    ]);
    const [chinese] = await shipmentsOf(shop, buyer, { no, language: 'zh' });
    expect(chinese?.events[0]).toMatchObject({ place: '北京市海淀区营业点' });
    expect(chinese?.events.at(-1)?.text).toBe('已收到寄件信息，等待揽收');
  });

  test('in two parcels is shipped with the second and delivered with the later one', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 2, 'CARD-B': 1 });
    await send(shop, no, { pieces: { 'CARD-A': 1 } });
    const { result } = await shop.call(listShipments, { language: 'en', no }, buyer);
    expect(result.waiting.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['CARD-A', 1],
      ['CARD-B', 1],
    ]);
    await shop.pass(130);
    expect(await stateOf(shop, buyer, no)).toBe('paid');
    await send(shop, no, { pieces: { 'CARD-A': 1, 'CARD-B': 1 } });
    expect(await stateOf(shop, buyer, no)).toBe('shipped');
    await shop.pass(130);
    expect(await stateOf(shop, buyer, no)).toBe('delivered');
  });

  test('with licences besides is shipped once these are issued too', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 1, LICENCE: 1 });
    await send(shop, no, { pieces: { 'CARD-A': 1 } });
    expect(await stateOf(shop, buyer, no)).toBe('paid');
    await shop.fulfil();
    expect(await stateOf(shop, buyer, no)).toBe('shipped');
  });

  test('is completed by its customer, once, and by nobody else', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const other = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
    const confirm = (token: string) => shop.call(confirmReceipt, { language: 'en', no }, { token });
    await send(shop, no, { pieces: { 'CARD-A': 1 } });
    expect((await confirm(buyer.token)).result.error).toBe('STATE_CONFLICT');
    await shop.pass(130);
    expect((await confirm(other.token)).status).toBe(404);
    expect((await confirm(buyer.token)).result).toEqual({ no, state: 'completed' });
    expect((await confirm(buyer.token)).result.error).toBe('STATE_CONFLICT');
  });
});

describe('a parcel is refused', () => {
  test('of goods that have left, of too many, of licences, of one line twice', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 2, 'CARD-B': 1, LICENCE: 1 });
    await send(shop, no, { pieces: { 'CARD-A': 2 } });
    const misfits: Record<string, number>[] = [
      { 'CARD-A': 1 },
      { 'CARD-B': 2 },
      { LICENCE: 1 },
      { NOTHING: 1 },
    ];
    for (const pieces of misfits)
      await expect(send(shop, no, { pieces })).rejects.toMatchObject({ error: 'NOTHING_TO_SHIP' });
    const line = { sku: 'CARD-B', quantity: 1 };
    await expect(send(shop, no, { pieces: {}, lines: [line, line] })).rejects.toMatchObject({
      error: 'NOTHING_TO_SHIP',
    });
  });

  test('of two operators at once one sends it', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-B': 3 });
    const tries = [1, 2, 3, 4].map(() => send(shop, no, { pieces: { 'CARD-B': 2 } }));
    const sent = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(sent).toHaveLength(1);
    expect(await shipmentsOf(shop, buyer, { no })).toHaveLength(1);
  });

  test('of an order that is not paid, and of one that nobody placed', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
    const pieces = { 'CARD-A': 1 };
    await expect(send(shop, no, { pieces })).rejects.toMatchObject({ error: 'STATE_CONFLICT' });
    await expect(send(shop, 'UNKNOWN0000', { pieces })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });

  test('with a number that is missing, given for nothing, or used', async () => {
    await using shop = await openDispatch({ environment: manual });
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 3 });
    const pieces = { 'CARD-A': 1 };
    const trackingNo = 'SF1234567890';
    const refused = {
      error: 'INVALID_INPUT',
      extra: { fields: { trackingNo: expect.any(String) } },
    };
    await expect(send(shop, no, { pieces, trackingNo })).rejects.toMatchObject(refused);
    await expect(send(shop, no, { pieces, carrier: 'sf-express' })).rejects.toMatchObject(refused);
    await expect(send(shop, no, { pieces, carrier: 'ems', trackingNo })).rejects.toMatchObject({
      extra: { fields: { carrier: 'This carrier is not offered' } },
    });
    await send(shop, no, { pieces, carrier: 'sf-express', trackingNo });
    await expect(
      send(shop, no, { pieces, carrier: 'sf-express', trackingNo }),
    ).rejects.toMatchObject({ error: 'TRACKING_NUMBER_USED' });
  });
});

test('of a carrier that does not report an operator enters the events, up to the delivery', async () => {
  await using shop = await openDispatch({ environment: manual });
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const sent = { carrier: 'sf-express', trackingNo: 'SF1234567890' } as const;
  const id = await send(shop, no, { pieces: { 'CARD-A': 1 }, ...sent });
  expect(await stateOf(shop, buyer, no)).toBe('shipped');
  await enterEvent(shop, id, 'in-transit');
  shop.clock.now += 1000;
  await enterEvent(shop, id, 'delivered');
  expect(await stateOf(shop, buyer, no)).toBe('delivered');
  const again = enterEvent(shop, id, 'in-transit');
  await expect(again).rejects.toMatchObject({ error: 'STATE_CONFLICT' });
  const own = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const tracked = await send(shop, own, { pieces: { 'CARD-A': 1 } });
  const reported = enterEvent(shop, tracked, 'delivered');
  await expect(reported).rejects.toMatchObject({ error: 'STATE_CONFLICT' });
});

test('parcels and licences of somebody else are nowhere', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const other = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  expect((await shop.call(listShipments, { language: 'en', no }, other)).status).toBe(404);
  expect((await shop.call(listShipments, { language: 'en', no })).status).toBe(401);
});

test('where nothing real is configured paid orders leave by themselves, after a moment', async () => {
  await using shop = await openDispatch({ environment: { SANDBOX_SHIPS_ITSELF: '' } });
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2, 'CARD-B': 1 });
  await shop.pass(10);
  expect(await stateOf(shop, buyer, no)).toBe('paid');
  await shop.pass(10);
  expect(await stateOf(shop, buyer, no)).toBe('shipped');
  expect(await shipmentsOf(shop, buyer, { no })).toHaveLength(1);
});

test('the parcel that completes an order is told of once, with its number', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const [{ trackingNo = '' } = {}] = await shipmentsOf(shop, buyer, { no });
  const { result } = await shop.call(listNotices, { language: 'en' }, buyer);
  const told = result.notices.filter(({ text }) => text.includes(trackingNo));
  expect(told.map(({ kind }) => kind)).toEqual(['order-shipped']);
});

test('an order is shipped once each of its parcels has its number, in whatever order they get one', async () => {
  await using shop = await openDispatch({ environment: manual });
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const { carriers } = shop.shipping;
  const carrier = carriers.get('sandbox')!;
  carriers.set('sandbox', { ...carrier, register: () => Promise.reject(new Error('away')) });
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const pieces = { 'CARD-A': 1 };
  await send(shop, no, { pieces, carrier: 'sf-express', trackingNo: 'SF1000000001' });
  expect(await stateOf(shop, buyer, no)).toBe('paid');
  carriers.set('sandbox', carrier);
  await shop.pass(130);
  expect(await stateOf(shop, buyer, no)).toBe('shipped');
});

test('where two ask a carrier for a number at once, the customer is told the one that the parcel has', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const { carriers } = shop.shipping;
  const carrier = carriers.get('sandbox')!;
  carriers.set('sandbox', { ...carrier, register: () => Promise.reject(new Error('away')) });
  const id = await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const bothAsked = Promise.withResolvers<void>();
  const numbers = ['SB1', 'SB2'];
  const register = async () => {
    const trackingNo = numbers.shift() ?? '';
    if (numbers.length === 0) bothAsked.resolve();
    await bothAsked.promise;
    return { trackingNo };
  };
  carriers.set('sandbox', { ...carrier, register });
  await Promise.all([registerParcel(shop.shipping, id), registerParcel(shop.shipping, id)]);
  const [{ trackingNo = '' } = {}] = await shipmentsOf(shop, buyer, { no });
  const { result } = await shop.call(listNotices, { language: 'en' }, buyer);
  const told = result.notices.filter(({ kind }) => kind === 'order-shipped');
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining(trackingNo)]);
  expect(trackingNo).toMatch(/^SB[12]$/);
});
