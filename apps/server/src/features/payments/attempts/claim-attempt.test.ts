import { AsyncLocalStorage } from 'node:async_hooks';

import { startPayment } from '@uid/contract/payments';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { releaseOrder } from '../../orders/ending/release-order.ts';
import { holdOwnOrder, lockOwnOrder } from '../../orders/lock-order.ts';
import { buildSession, openShop, orderOf } from '../../../testing/shop/test-shop.ts';
import { untilSomebodyWaits } from '../testing/until-somebody-waits.ts';

const input = { language: 'en', method: 'sandbox' } as const;

// SQLite has one writer at a time: no transaction waits for a row in the middle of its work.
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;

test('A14: begun in two processes at once, an order has one attempt', async () => {
  await using shop = await openShop();
  await using other = await openShop({ database: shop.deps.database });
  const { token, accountId } = await buildSession(shop);
  const no = await orderOf(shop, { token, accountId }, { 'CARD-A': 1 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 === 0 ? shop : other).call(startPayment, { ...input, no }, { token }),
    ),
  );
  const ids = new Set(answers.map(({ result }) => result.attempt?.id));
  expect([ids.size, ids.has(undefined)]).toEqual([1, false]);
});

test('A22: somebody else’s order opens no attempt', async () => {
  await using shop = await openShop();
  const no = await orderOf(shop, await buildSession(shop), { 'CARD-A': 1 });
  const { token } = await buildSession(shop);
  const { status } = await shop.call(startPayment, { ...input, no }, { token });
  const { handle } = shop.deps.database;
  expect([status, await handle.selectFrom('paymentAttempts').selectAll().execute()]).toEqual([
    404,
    [],
  ]);
});

test('who begins to pay changes nothing of the order: a form that staff have open stays good', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const { handle } = shop.deps.database;
  const read = () => handle.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const before = await read();
  shop.clock.now += 1_000;
  expect((await shop.call(startPayment, { ...input, no }, buyer)).status).toBe(200);
  expect(await read()).toEqual(before);
});

test.runIf(hasManyWriters)('an order that is only held is not written', async () => {
  await using shop = await openShop();
  const { token, accountId } = await buildSession(shop);
  const no = await orderOf(shop, { token, accountId }, { 'CARD-A': 1 });
  const written = await shop.deps.database.transact(async (handle) => {
    await holdOwnOrder(handle, { no, accountId });
    const { rows } = await sql<{ count: number }>`
      select pg_stat_get_xact_tuples_updated('orders'::regclass) as count`.execute(handle);
    return Number(rows[0]?.count);
  });
  expect(written).toBe(0);
});

test.runIf(hasManyWriters)(
  'an order that another process is ending at that moment opens no attempt',
  async () => {
    await using shop = await openShop();
    const { token, accountId } = await buildSession(shop);
    const no = await orderOf(shop, { token, accountId }, { 'CARD-A': 1 });
    const { database } = shop.deps;
    const outside = AsyncLocalStorage.snapshot();
    const begun = await database.transact(async (handle) => {
      const order = await lockOwnOrder(handle, { no, accountId }, shop.deps);
      if (!order) throw new Error('The order is there.');
      const pending = outside(() => shop.call(startPayment, { ...input, no }, { token }));
      await untilSomebodyWaits(handle);
      const release = { by: 'clock', reason: 'time-over' } as const;
      await releaseOrder(handle, order.id, { release, context: shop.deps });
      return { pending };
    });
    const { status, result } = await begun.pending;
    expect([status, result]).toMatchObject([409, { error: 'STATE_CONFLICT' }]);
    expect(await database.handle.selectFrom('paymentAttempts').selectAll().execute()).toEqual([]);
  },
);
