import { addToCart } from '@uid/contract/cart';
import { getCheckout, placeOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { openCountedDatabase } from '../../testing/counted-database.ts';
import { buildSession, openShop, startCharge, testAddress } from '../../testing/shop/test-shop.ts';
import { factsOf, notificationsUrl, signFacts } from '../payments/testing/notify.ts';

const language = 'en';

/** Includes the statements that identify the caller, use up the proof, and keep the stand-in company's books. */
const limits = {
  'add to cart': { statements: 3, roundTrips: 3 },
  'see the checkout': { statements: 2, roundTrips: 2 },
  'place the order': { statements: 12, roundTrips: 4 },
  'begin the payment': { statements: 5, roundTrips: 5 },
  'book the payment': { statements: 8, roundTrips: 3 },
};

test('a purchase asks the database no more, and waits for it no more often, than it needs', async () => {
  await using counted = await openCountedDatabase();
  await using shop = await openShop({ database: counted.database });
  const buyer = await buildSession(shop);
  const asked: Record<string, object> = {};

  async function count<T>(step: keyof typeof limits, work: () => Promise<T>): Promise<T> {
    counted.take();
    const done = await work();
    const { statements, roundTrips } = counted.take();
    asked[step] = { statements: statements.length, roundTrips };
    return done;
  }

  // The first purchase also reads data that is cached for later purchases.
  for (const round of [1, 2]) {
    const { token } = buyer;
    await count('add to cart', () =>
      shop.call(addToCart, { language, sku: 'CARD-A', quantity: 2 }, { token }),
    );
    const { result } = await count('see the checkout', () =>
      shop.call(getCheckout, { language }, { token }),
    );
    const order = { language, seen: result.seen, address: testAddress, agreement: true } as const;
    const headers = { 'idempotency-key': `key-00000${round}` };
    const placed = await count('place the order', () =>
      shop.call(placeOrder, order, { token, headers }),
    );
    const charge = await count('begin the payment', () =>
      startCharge(shop, buyer, placed.result.no),
    );
    const facts = await factsOf(shop, charge, { state: 'succeeded' });
    const { body: payload, headers: signature } = await signFacts(shop, facts);
    const notification = { method: 'POST', url: notificationsUrl, payload } as const;
    await count('book the payment', () => shop.app.inject({ ...notification, headers: signature }));
  }
  expect(asked).toEqual(limits);
});

test('an order of several things is written by as many statements, but for what each takes', async () => {
  await using counted = await openCountedDatabase();
  await using shop = await openShop({ database: counted.database });
  const { token } = await buildSession(shop);
  for (const sku of ['CARD-A', 'CARD-B', 'LICENCE'])
    await shop.call(addToCart, { language, sku, quantity: 1 }, { token });
  const { result } = await shop.call(getCheckout, { language }, { token });
  const order = { language, seen: result.seen, address: testAddress, agreement: true } as const;
  counted.take();
  await shop.call(placeOrder, order, { token });
  const { statements, roundTrips } = counted.take();
  // Two more SKUs are taken from stock and two more lines from the cart.
  expect([statements.length, roundTrips]).toEqual([16, 4]);
});
