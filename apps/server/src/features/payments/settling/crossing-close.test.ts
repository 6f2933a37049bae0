import { AsyncLocalStorage } from 'node:async_hooks';

import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../testing/beside-a-change.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { buildSession, openShop, orderOf, startCharge } from '../../../testing/shop/test-shop.ts';
import { updateAttempt } from '../repository.ts';
import { notify } from '../testing/notify.ts';
import { untilSomebodyWaits } from '../testing/until-somebody-waits.ts';
import { settlePayment } from './settle-payment.ts';

// SQLite has one writer at a time: no transaction waits for a row in the middle of its work.
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;

test.runIf(hasManyWriters)(
  'money that arrives while another process closes its attempt counts, and is booked once',
  async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
    const charge = await startCharge(shop, buyer, no);
    const { database } = shop.deps;
    const attempt = await database.handle
      .selectFrom('paymentAttempts')
      .selectAll()
      .executeTakeFirstOrThrow();
    const outside = AsyncLocalStorage.snapshot();
    const notified = await database.transact(async (handle) => {
      await lockOrder(handle, attempt.orderId, shop.deps);
      const pending = outside(() => notify(shop, charge, { state: 'succeeded' }));
      await untilSomebodyWaits(handle);
      await updateAttempt(handle, attempt.id, { state: 'closed', nextPollAt: null });
      return { pending };
    });
    expect(await notified.pending).toBe(200);
    const { result } = await shop.call(getOrder, { language: 'en', no }, buyer);
    expect(result.events.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
    const after = await database.handle
      .selectFrom('paymentAttempts')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ state: 'succeeded', capturedFen: attempt.amountFen });
  },
);

test.runIf(hasManyWriters)(
  'a notification that it is closed, which arrives while its money is being booked, changes nothing',
  async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
    const charge = await startCharge(shop, buyer, no);
    const { database } = shop.deps;
    const attempts = database.handle.selectFrom('paymentAttempts').selectAll();
    const { id, amountFen, currency } = await attempts.executeTakeFirstOrThrow();
    const money = {
      reference: id,
      state: 'succeeded',
      amountFen,
      currency,
      isOwnMerchant: true,
    } as const;
    const status = await besideAChange(
      { database, change: (handle) => settlePayment(handle, money, shop.deps) },
      () => notify(shop, charge, { state: 'closed' }),
    );
    expect(status).toBe(200);
    const after = await attempts.executeTakeFirstOrThrow();
    expect(after).toMatchObject({ state: 'succeeded', capturedFen: amountFen });
  },
);
