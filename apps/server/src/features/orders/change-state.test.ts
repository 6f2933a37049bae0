import { orderStates } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { changeState } from './change-state.ts';
import { canMove } from './order.ts';
import { buildSession, openShop, orderOf } from '../../testing/shop/test-shop.ts';

const actors = ['customer', 'staff', 'clock', 'provider'] as const;

test('A21: every other change is refused and writes nothing; an allowed one writes who, when and why', async () => {
  await using shop = await openShop();
  const no = await orderOf(shop, await buildSession(shop), { LICENCE: 1 });
  const { database, now } = shop.deps;
  const order = await database.handle
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  const tried = orderStates.flatMap((from) =>
    orderStates.flatMap((to) => actors.map((by) => ({ from, to, by }))),
  );
  const rollback = Object.assign(new Error('rolled back'), { error: undefined });
  for (const { from, to, by } of tried) {
    const trying = database.transact(async (handle) => {
      await handle.updateTable('orders').set({ state: from }).where('id', '=', order.id).execute();
      const change = { to, by, reason: 'paid', context: shop.deps } as const;
      await changeState(handle, { id: order.id, state: from }, change);
      const events = await handle.selectFrom('orderEvents').selectAll().orderBy('id').execute();
      expect(events.at(-1)).toMatchObject({ state: to, changedBy: by, reason: 'paid', at: now() });
      throw rollback;
    });
    const refusal = { error: 'STATE_CONFLICT' };
    await expect(trying).rejects.toMatchObject(canMove(from, to, by) ? rollback : refusal);
  }
});

test('A21: who comes second with a change finds that the order has moved on', async () => {
  await using shop = await openShop();
  await orderOf(shop, await buildSession(shop), { LICENCE: 1 });
  const { database } = shop.deps;
  const order = await database.handle.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const change = { to: 'review', by: 'provider', reason: 'payment-disagrees' } as const;
  const move = () =>
    database.transact((handle) => changeState(handle, order, { ...change, context: shop.deps }));
  const outcomes = await Promise.allSettled([move(), move(), move()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const events = await database.handle.selectFrom('orderEvents').selectAll().execute();
  expect(events).toHaveLength(2);
});
