import { addToCart, getCart, getCartCount, setCartLine } from '@uid/contract/cart';
import { getCheckout } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { buildSession, fillCart, openShop, orderOf } from '../../../testing/shop/test-shop.ts';

const language = 'en';

test('a line set aside is seen, not counted and not ordered, and comes back as it was', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { token } = buyer;
  await fillCart(shop, buyer, { 'CARD-A': 3 });
  const change = { language, sku: 'CARD-A', isSaved: true } as const;
  const saved = await shop.call(setCartLine, change, { token });
  expect(saved.result).toMatchObject({
    lines: [],
    saved: [{ sku: 'CARD-A', quantity: 3 }],
    count: 0,
    totals: { totalFen: 0 },
  });
  expect((await shop.call(getCartCount, {}, { token })).result.count).toBe(0);
  expect((await shop.call(getCheckout, { language }, { token })).result.lines).toEqual([]);
  await orderOf(shop, buyer, { LICENCE: 1 });
  const back = await shop.call(setCartLine, { ...change, isSaved: false }, { token });
  expect(back.result).toMatchObject({ lines: [{ sku: 'CARD-A', quantity: 3 }], saved: [] });
});

test('adding pieces of what was set aside puts just those in the cart', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { token } = buyer;
  await fillCart(shop, buyer, { 'CARD-A': 12 });
  await shop.call(setCartLine, { language, sku: 'CARD-A', isSaved: true }, { token });
  const { result } = await shop.call(
    addToCart,
    { language, sku: 'CARD-A', quantity: 2 },
    { token },
  );
  expect(result).toEqual({ quantity: 2, count: 2 });
  const read = await shop.call(getCart, { language }, { token });
  expect(read.result).toMatchObject({ lines: [{ quantity: 2 }], saved: [], count: 2 });
});
