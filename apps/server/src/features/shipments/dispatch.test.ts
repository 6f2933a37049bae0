import type { Language } from '@uid/contract/language';
import { listJobs } from '@uid/contract/jobs';
import { listOrdersToShip, reportParcel, shipOrder } from '@uid/contract/shipments';
import { expect, test } from 'vitest';

import { buildSession } from '../../testing/shop/test-shop.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { openDispatch, paidOrder, shipmentsOf, stateOf } from './testing/dispatch.ts';

const language = 'en';

test('an operator sees what is to be sent, longest waiting first, and sends it', async () => {
  await using shop = await openDispatch({ environment: { CARRIERS: 'sandbox,ems' } });
  const buyer = await buildSession(shop);
  const operator = await buildStaff(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2, LICENCE: 1 });
  const later = await paidOrder(shop, buyer, { 'CARD-B': 1 });
  await paidOrder(shop, buyer, { LICENCE: 1 });
  const list = () => shop.call(listOrdersToShip, { language }, operator);
  const { orders, carriers } = (await list()).result;
  expect(orders.map((order) => order.no)).toEqual([no, later]);
  expect(orders[0]).toMatchObject({
    email: expect.stringContaining('@example.com'),
    address: { city: '北京市' },
    paidAt: shop.clock.now,
    lines: [{ sku: 'CARD-A', quantity: 2 }],
  });
  expect(carriers.map(({ code, isTracked }) => [code, isTracked])).toEqual([
    ['sandbox', true],
    ['ems', false],
  ]);
  const lines = [{ sku: 'CARD-A', quantity: 2 }];
  const parcel = { language, no, carrier: 'ems', trackingNo: 'ea123456789cn', lines } as const;
  const { result } = await shop.call(shipOrder, parcel, operator);
  expect(result).toMatchObject({
    carrier: { name: 'China Post EMS' },
    trackingNo: 'EA123456789CN',
  });
  expect((await list()).result.orders.map((order) => order.no)).toEqual([later]);
  const event = {
    language,
    id: result.id,
    state: 'delivered',
    place: '北京',
    text: '本人签收',
  } as const;
  expect((await shop.call(reportParcel, event, operator)).result).toMatchObject({
    state: 'delivered',
    events: [{ place: '北京' }],
  });
  await shop.fulfil();
  expect(await stateOf(shop, buyer, no)).toBe('delivered');
  const history = await shop.deps.database.handle
    .selectFrom('orderEvents')
    .select(['changedBy', 'accountId'])
    .where('accountId', '=', operator.accountId)
    .execute();
  expect(history).toEqual([]);
});

test('what an operator enters in Chinese is named as such to readers of English alone', async () => {
  await using shop = await openDispatch({ environment: { CARRIERS: 'ems' } });
  const buyer = await buildSession(shop);
  const operator = await buildStaff(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  const parcel = { language, no, carrier: 'ems', trackingNo: 'ea123456789cn', lines } as const;
  const { id } = (await shop.call(shipOrder, parcel, operator)).result;
  const words = [
    { place: '北京', text: '快件已发往目的地' },
    { place: 'Beijing', text: 'Sent on' },
  ];
  for (const each of words) {
    shop.clock.now += 60_000;
    const event = { language, id, state: 'in-transit', ...each } as const;
    await shop.call(reportParcel, event, operator);
  }
  const languagesFor = async (reader: Language) => {
    const [shipment] = await shipmentsOf(shop, buyer, { no, language: reader });
    return shipment?.events.map((event) => event.language);
  };
  expect(await languagesFor('en')).toEqual([undefined, 'zh']);
  expect(await languagesFor('zh')).toEqual(['en', undefined]);
});

test('the list goes on page after page', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const operator = await buildStaff(shop);
  const placed: string[] = [];
  for (let order = 0; order < 12; order += 1)
    placed.push(await paidOrder(shop, buyer, { 'CARD-A': 1 }));
  const first = (await shop.call(listOrdersToShip, { language }, operator)).result;
  const after = first.next!;
  const rest = (await shop.call(listOrdersToShip, { language, after }, operator)).result;
  expect([...first.orders, ...rest.orders].map(({ no }) => no)).toEqual(placed);
  expect(rest.next).toBeUndefined();
});

test('for everybody else there is nothing here', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  const parcel = { language, no, carrier: 'sandbox', lines } as const;
  const event = { language, id: 'x', state: 'delivered', place: 'x', text: 'x' } as const;
  for (const caller of [buyer, {}]) {
    expect((await shop.call(listOrdersToShip, { language }, caller)).status).toBe(404);
    expect((await shop.call(shipOrder, parcel, caller)).status).toBe(404);
    expect((await shop.call(reportParcel, event, caller)).status).toBe(404);
    expect((await shop.call(listJobs, {}, caller)).status).toBe(404);
  }
  expect(await stateOf(shop, buyer, no)).toBe('paid');
});

test('what does not fit is refused by field, in the operator’s language', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const operator = await buildStaff(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  const send = (change: object) =>
    shop.call(
      shipOrder,
      { language: 'zh', no, carrier: 'sandbox', lines, ...change } as never,
      operator,
    );
  const fieldsOf = async (change: object) => {
    const { status, result } = await send(change);
    return [status, Object.entries(result.fields ?? {})];
  };
  expect(await fieldsOf({ carrier: 'ems' })).toEqual([400, [['carrier', '未启用这家物流公司']]]);
  expect(await fieldsOf({ trackingNo: '12345678' })).toEqual([
    400,
    [['trackingNo', '运单号由这家物流公司生成']],
  ]);
  expect((await send({ lines: [] })).status).toBe(400);
  expect((await send({ lines: [{ sku: 'CARD-A', quantity: 0.5 }] })).status).toBe(400);
  expect((await send({ lines: [{ sku: 'CARD-A', quantity: 2 }] })).result.error).toBe(
    'NOTHING_TO_SHIP',
  );
  expect((await send({ no: 'UNKNOWN0000' })).status).toBe(404);
  const event = { language, id: 'unknown', state: 'delivered', place: 'x', text: 'x' } as const;
  expect((await shop.call(reportParcel, event, operator)).status).toBe(404);
});

test('an operator reads what the clock does', async () => {
  await using shop = await openDispatch();
  const operator = await buildStaff(shop);
  await shop.tick();
  await shop.fulfil();
  const { jobs, now } = (await shop.call(listJobs, {}, operator)).result;
  expect(now).toBe(shop.clock.now);
  const names = jobs.map(({ name }) => name);
  for (const name of ['end-unpaid-orders', 'poll-payments', 'poll-parcels', 'queue-notice-mails'])
    expect(names).toContain(name);
  for (const job of jobs)
    expect(job).toMatchObject({ failures: 0, lastSucceededAt: shop.clock.now });
});
