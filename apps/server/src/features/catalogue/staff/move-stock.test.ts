import * as contract from '@uid/contract/staff-catalogue';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../testing/beside-a-change.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { stockOf } from '../../../testing/shop/change-catalogue.ts';
import { buildSession, openShop, orderOf, pay } from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, send } from '../../shipments/testing/dispatch.ts';
import { moveByHand } from './move-by-hand.ts';

const language = 'en';

function move(
  shop: TestShop,
  staff: Buyer,
  [kind, pieces, sku = 'CARD-B', key]: [contract.StockKind, number, string?, string?],
) {
  const input = { language, sku, kind, pieces, note: `${kind} by hand` } as const;
  return shop.call(contract.moveStock, input, {
    ...staff,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

async function promisedOf(shop: TestShop, staff: Buyer, sku: string) {
  const { result } = await shop.call(contract.getStaffItem, { language, id: 'card' }, staff);
  return result.variants.find((each) => each.sku === sku)?.promised;
}

test('stock is received, returned, damaged and counted by movements that say who and why (F8)', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const steps = [
    ['received', 10, 15],
    ['returned', 1, 16],
    ['damaged', 2, 14],
    ['counted', 12, 12],
    ['counted', 12, 12],
  ] as const;
  for (const [kind, pieces, stock] of steps) {
    const { status, result } = await move(shop, staff, [kind, pieces]);
    expect([status, result.stock]).toEqual([200, stock]);
    expect(await stockOf(shop, 'CARD-B')).toBe(stock);
  }
  const { result } = await shop.call(contract.getStaffItem, { language, id: 'card' }, staff);
  const { movements } = result.variants.find(({ sku }) => sku === 'CARD-B')!;
  expect(movements?.map(({ quantity }) => quantity)).toEqual([0, -2, -2, 1, 10, 5]);
  expect(movements?.[1]).toMatchObject({ reason: 'counted', note: 'counted by hand' });
  expect(movements?.[1]?.person).toMatchObject({ id: staff.accountId });
});

test('a repeat under the same key moves nothing again (F6)', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const first = await move(shop, staff, ['received', 3, 'CARD-B', 'key-of-a-parcel']);
  const again = await move(shop, staff, ['received', 3, 'CARD-B', 'key-of-a-parcel']);
  expect(again.result).toEqual(first.result);
  expect(await stockOf(shop, 'CARD-B')).toBe(8);
});

test('a count is of all on the shelf: what orders hold is not for sale, until it has left', async () => {
  await using shop = await openDispatch();
  const [staff, buyer] = [await buildStaff(shop, ['shop']), await buildSession(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-B': 2 });
  await orderOf(shop, await buildSession(shop), { 'CARD-B': 1 });
  expect(await stockOf(shop, 'CARD-B')).toBe(2);
  expect(await promisedOf(shop, staff, 'CARD-B')).toBe(3);
  expect((await move(shop, staff, ['counted', 5])).result).toMatchObject({ stock: 2, quantity: 0 });
  expect((await move(shop, staff, ['counted', 9])).result).toMatchObject({ stock: 6, quantity: 4 });
  const few = await move(shop, staff, ['counted', 2]);
  expect([few.status, few.result.error]).toEqual([409, 'STOCK_PROMISED']);
  await send(shop, no, { pieces: { 'CARD-B': 1 } });
  expect(await promisedOf(shop, staff, 'CARD-B')).toBe(2);
});

test('no more can be damaged than is left for sale, and an unknown SKU is nothing', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const broken = await move(shop, staff, ['damaged', 6]);
  expect([broken.status, broken.result.error]).toEqual([409, 'STOCK_PROMISED']);
  expect(await stockOf(shop, 'CARD-B')).toBe(5);
  expect((await move(shop, staff, ['received', 1, 'NOTHING'])).status).toBe(404);
});

test('licences that were paid for have left', async () => {
  await using shop = await openShop();
  const [staff, buyer] = [await buildStaff(shop, ['shop']), await buildSession(shop)];
  const no = await orderOf(shop, buyer, { LICENCE: 2 });
  const counted = () => move(shop, staff, ['counted', 99, 'LICENCE']);
  expect((await counted()).result.stock).toBe(97);
  await pay(shop, buyer, no);
  expect((await counted()).result.stock).toBe(99);
});

// SQLite allows one writer at a time, so no transaction meets an uncommitted change.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a count while other pieces are being moved leaves as many as were counted',
  async () => {
    await using shop = await openShop();
    const staff = await buildStaff(shop, ['shop']);
    const { database } = shop.deps;
    const damaged = { sku: 'CARD-B', kind: 'damaged', pieces: 2, note: 'Wet' } as const;
    const answer = await besideAChange(
      {
        database,
        change: (handle) =>
          moveByHand(handle, damaged, { context: shop.deps, accountId: staff.accountId }),
      },
      () => move(shop, staff, ['counted', 12]),
    );
    expect([answer.status, answer.result.stock]).toEqual([200, 12]);
    expect(await stockOf(shop, 'CARD-B')).toBe(12);
  },
);

test('of pieces received and sold at once none is lost', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const buyers = await Promise.all([1, 2, 3].map(() => buildSession(shop)));
  await Promise.all([
    ...buyers.map((buyer) => orderOf(shop, buyer, { 'CARD-B': 1 })),
    ...[1, 2, 3].map(() => move(shop, staff, ['received', 2])),
  ]);
  expect(await stockOf(shop, 'CARD-B')).toBe(5 - 3 + 6);
});
