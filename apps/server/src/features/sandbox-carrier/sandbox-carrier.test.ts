import { expect, test } from 'vitest';

import { testMailboxKey } from '../../testing/test-app.ts';
import { buildSession } from '../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, send } from '../shipments/testing/dispatch.ts';
import type { TestDispatch } from '../shipments/testing/dispatch.ts';
import { parcelWay } from './parcel-way.ts';

const url = '/sandbox-carrier';
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  host: '127.0.0.1',
  'x-mailbox-key': testMailboxKey,
};

async function parcelOf(shop: TestDispatch): Promise<string> {
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const { handle } = shop.deps.database;
  const row = await handle
    .selectFrom('sandboxParcels')
    .select('trackingNo')
    .executeTakeFirstOrThrow();
  return row.trackingNo;
}

async function act(shop: TestDispatch, fields: Record<string, string>, headers = form) {
  const payload = new URLSearchParams(fields).toString();
  return (await shop.app.inject({ method: 'POST', url, payload, headers })).statusCode;
}

async function stationOf({ deps }: TestDispatch): Promise<number> {
  const { handle } = deps.database;
  return (await handle.selectFrom('sandboxParcels').select('station').executeTakeFirstOrThrow())
    .station;
}

test('a developer hurries a parcel from station to station, up to the door and no further', async () => {
  await using shop = await openDispatch();
  const parcel = await parcelOf(shop);
  for (let step = 0; step < 9; step += 1)
    expect(await act(shop, { parcel, action: 'move' })).toBe(303);
  const { body, headers } = await shop.app.inject({ url, headers: form });
  expect(body).toContain(parcel);
  expect(body).toContain('已签收');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const way = parcelWay({ province: '北京市', city: '北京市', district: '海淀区' });
  expect(await stationOf(shop)).toBe(way.length - 1);
});

test('a parcel moves only for its own page, by a known action', async () => {
  await using shop = await openDispatch();
  const parcel = await parcelOf(shop);
  const foreign = { ...form, 'sec-fetch-site': 'cross-site' };
  expect(await act(shop, { parcel, action: 'move' }, foreign)).toBe(403);
  expect(await act(shop, { parcel, action: 'eat' })).toBe(400);
  expect(await act(shop, { parcel: 'SB0', action: 'move' })).toBe(404);
  expect(await stationOf(shop)).toBe(-1);
});

test('for a visitor from elsewhere, and on a public site, the page is not there', async () => {
  await using shop = await openDispatch();
  const from = async (options: object) => (await shop.app.inject({ url, ...options })).statusCode;
  expect(await from({ remoteAddress: '203.0.113.9' })).toBe(404);
  const parcel = await parcelOf(shop);
  const withoutKey = { ...form, 'x-mailbox-key': 'a guess' };
  expect(await act(shop, { parcel, action: 'lose' }, withoutKey)).toBe(401);
  expect(await from({ headers: { host: '127.0.0.1' } })).toBe(401);
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com' };
  await using site = await openDispatch({ environment });
  const headers = { host: '127.0.0.1' };
  expect((await site.app.inject({ url, headers })).statusCode).toBe(404);
});

test('a parcel to another province passes its sorting centre, one nearby does not pass two', () => {
  const far = parcelWay({ province: '广东省', city: '深圳市', district: '南山区' });
  const near = parcelWay({ province: '北京市', city: '北京市', district: '海淀区' });
  expect(far.map(({ place }) => place.zh)).toContain('广州花都集散中心');
  expect(far.length - near.length).toBe(1);
  expect(far.at(-1)).toMatchObject({ state: 'delivered', place: { zh: '深圳市南山区营业点' } });
  expect(near.at(-1)?.place.zh).toBe('北京市海淀区营业点');
  const unknown = parcelWay({ province: 'Somewhere', city: '', district: 'Else' });
  expect(unknown).toHaveLength(far.length);
});
