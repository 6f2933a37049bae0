import { reportParcel } from '@uid/contract/shipments';
import { listParcelsOnTheWay, maxParcelsOnTheWay } from '@uid/contract/staff-shipments';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession } from '../../testing/shop/test-shop.ts';
import type { Buyer } from '../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, send } from './testing/dispatch.ts';

const language = 'en';
const environment = { CARRIERS: 'sandbox,ems' };

test('staff choose among the parcels that they report, by whom, with whom and for which order', async () => {
  await using shop = await openDispatch({ environment });
  const buyer = await buildSession(shop);
  const operator = await buildStaff(shop, ['shop']);
  const nos: string[] = [];
  const ids: string[] = [];
  for (const [index, carrier] of ['ems', 'sandbox', 'ems'].entries()) {
    const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
    const trackingNo = carrier === 'ems' ? `EA00000000${index}CN` : undefined;
    nos.push(no);
    ids.push(await send(shop, no, { pieces: { 'CARD-A': 1 }, carrier, trackingNo }));
  }
  const list = async (q?: string) =>
    (await shop.call(listParcelsOnTheWay, { language, ...(q && { q }) }, operator)).result;
  // The parcel of the sandbox is left out, because that carrier sends reports itself.
  const { parcels, hasMore } = await list();
  expect(parcels).toEqual([
    expect.objectContaining({ id: ids[2], no: nos[2], trackingNo: 'EA000000002CN' }),
    expect.objectContaining({ id: ids[0], carrierName: 'China Post EMS', state: 'registered' }),
  ]);
  expect(parcels[0]!.recipient).toMatch(/\S/);
  expect(hasMore).toBe(false);
  expect((await list(' ea000000000cn')).parcels.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await list(nos[2])).parcels.map(({ id }) => id)).toEqual([ids[2]]);
  for (const nothing of ['%', 'EA_', nos[1]!]) expect((await list(nothing)).parcels).toEqual([]);
  const event = { language, id: ids[0]!, state: 'delivered', place: '北京', text: '签收' } as const;
  await shop.call(reportParcel, event, operator);
  expect((await list()).parcels.map(({ id }) => id)).toEqual([ids[2]]);
});

test('what staff report of a parcel is in the audit log about its customer, and goes with their account', async () => {
  await using shop = await openDispatch({ environment });
  const buyer = await buildSession(shop);
  const operator = await buildStaff(shop, ['shop']);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const parcel = { pieces: { 'CARD-A': 1 }, carrier: 'ems', trackingNo: 'EA000000000CN' };
  const id = await send(shop, no, parcel);
  const event = { language, id, state: 'delivered', place: 'Beijing' } as const;
  await shop.call(reportParcel, { ...event, text: 'Taken by Example Person' }, operator);
  const details = await shop.deps.database.handle
    .selectFrom('auditDetails')
    .select('about')
    .where('after', 'like', '%Example Person%')
    .execute();
  expect(details).toEqual([{ about: buyer.accountId }]);
});

test('more than are offered at once are said to be there', async () => {
  await using shop = await openDispatch({ environment });
  const buyer = await buildSession(shop);
  const operator = await buildStaff(shop, ['shop']);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const id = await send(shop, no, {
    pieces: { 'CARD-A': 1 },
    carrier: 'ems',
    trackingNo: 'EA000000000CN',
  });
  const { handle } = shop.deps.database;
  const shipment = await handle
    .selectFrom('shipments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: maxParcelsOnTheWay }, (_, index) => ({
    ...shipment,
    id: `${id} ${index}`,
    trackingNo: `EB${index}`,
  }));
  await handle.insertInto('shipments').values(others.slice(1)).execute();
  const full = (await shop.call(listParcelsOnTheWay, { language }, operator)).result;
  expect([full.parcels.length, full.hasMore]).toEqual([maxParcelsOnTheWay, false]);
  await handle.insertInto('shipments').values(others.slice(0, 1)).execute();
  const { result } = await shop.call(listParcelsOnTheWay, { language }, operator);
  expect([result.parcels.length, result.hasMore]).toEqual([maxParcelsOnTheWay, true]);
});

test('for whoever does not ship there is nothing here', async () => {
  await using shop = await openDispatch({ environment });
  const callers: Partial<Buyer>[] = [
    await buildSession(shop),
    await buildStaff(shop, ['editor']),
    {},
  ];
  for (const caller of callers)
    expect((await shop.call(listParcelsOnTheWay, { language }, caller)).status).toBe(404);
});
