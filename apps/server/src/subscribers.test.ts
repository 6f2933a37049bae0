import { cancelOrder, getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { changeState } from './features/orders/change-state.ts';
import { releaseOrder } from './features/orders/ending/release-order.ts';
import { stockOf } from './testing/shop/change-catalogue.ts';
import { buildSession, openShop, orderOf, startCharge } from './testing/shop/test-shop.ts';

test('what follows an event stands in its transaction: one that is rolled back leaves nothing', async () => {
  await using shop = await openShop();
  await orderOf(shop, await buildSession(shop), { LICENCE: 1 });
  const { database } = shop.deps;
  const order = await database.handle.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const change = { to: 'paid', by: 'provider', reason: 'paid', context: shop.deps } as const;
  const failing = database.transact(async (handle) => {
    await changeState(handle, order, change);
    const notices = await handle.selectFrom('notices').select('kind').orderBy('id').execute();
    expect(notices.map(({ kind }) => kind)).toEqual(['order-placed', 'order-paid']);
    throw new Error('fell');
  });
  await expect(failing).rejects.toThrow('fell');
  const notices = await database.handle.selectFrom('notices').select('kind').execute();
  expect(notices).toEqual([{ kind: 'order-placed' }]);
});

test('a subscriber that refuses undoes the event: an order whose payment has just begun is not cancelled', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  await startCharge(shop, buyer, no);
  const { database } = shop.deps;
  const { id } = await database.handle.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const release = { by: 'clock', reason: 'time-over' } as const;
  const releasing = database.transact((handle) =>
    releaseOrder(handle, id, { release, context: shop.deps }),
  );
  await expect(releasing).rejects.toMatchObject({ error: 'PAYMENT_OPEN' });
  const { state, events } = (await shop.call(getOrder, { language: 'en', no }, buyer)).result;
  expect([state, events.length]).toEqual(['unpaid', 1]);
  expect(await stockOf(shop, 'CARD-A')).toBe(998);
  const input = { language: 'en', no, reason: 'other' } as const;
  expect((await shop.call(cancelOrder, input, buyer)).status).toBe(200);
});
