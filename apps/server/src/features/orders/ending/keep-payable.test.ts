import { cancelOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { buildSession, openShop, orderOf } from '../../../testing/shop/test-shop.ts';
import { keepPayable } from './keep-payable.ts';

const day = 24 * 60 * 60_000;

test('an order that ended while its payment began waits for none', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const { handle } = shop.deps.database;
  const find = handle.selectFrom('orders').selectAll().where('no', '=', no);
  const order = await find.executeTakeFirstOrThrow();
  const input = { language: 'en', no, reason: 'changed-mind' } as const;
  expect((await shop.call(cancelOrder, input, buyer)).status).toBe(200);
  await expect(keepPayable(handle, order, { payableTime: day })).rejects.toMatchObject({
    error: 'STATE_CONFLICT',
  });
  expect(await find.executeTakeFirst()).toMatchObject({ endsAt: order.endsAt });
});

test('the time that another way of paying has given meanwhile is not taken away', async () => {
  await using shop = await openShop();
  const no = await orderOf(shop, await buildSession(shop), { 'CARD-A': 1 });
  const { handle } = shop.deps.database;
  const find = handle.selectFrom('orders').selectAll().where('no', '=', no);
  const order = await find.executeTakeFirstOrThrow();
  const endsAt = order.placedAt + 2 * day;
  await handle.updateTable('orders').set({ endsAt }).where('no', '=', no).execute();
  const kept = keepPayable(handle, order, { payableTime: day });
  await expect(kept).rejects.toMatchObject({ error: 'STATE_CONFLICT' });
  expect(await find.executeTakeFirst()).toMatchObject({ endsAt });
});
