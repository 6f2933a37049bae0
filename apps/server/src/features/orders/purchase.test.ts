import { addToCart, getCart } from '@uid/contract/cart';
import { getItem, listItems } from '@uid/contract/catalogue';
import { getOrder } from '@uid/contract/orders';
import { getPayment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import {
  buildSession,
  choose,
  openShop,
  placeCart,
  startCharge,
} from '../../testing/shop/test-shop.ts';

test('a buyer finds an item, fills the cart, orders, pays at the company and has paid', async () => {
  await using shop = await openShop();
  const { token, ...buyer } = await buildSession(shop);
  const asBuyer = { token };

  const { result: list } = await shop.call(listItems, { language: 'en', q: 'card' });
  expect(list.items.map(({ id }) => id)).toEqual(['card']);
  const { result: item } = await shop.call(getItem, { language: 'en', id: 'card' });
  expect(item.variants.map(({ sku, available }) => [sku, available])).toEqual([
    ['CARD-A', 1000],
    ['CARD-B', 5],
    ['CARD-C', 0],
  ]);

  await shop.call(addToCart, { language: 'en', sku: 'CARD-A', quantity: 2 }, asBuyer);
  const { result: cart } = await shop.call(getCart, { language: 'en' }, asBuyer);
  expect(cart).toMatchObject({ count: 2, totals: { goodsFen: 13_600, deliveryFen: 1_200 } });

  const { result: placed } = await placeCart(shop, { ...buyer, token });
  const charge = await startCharge(shop, { ...buyer, token }, placed.no);
  expect(await choose(shop, charge, 'pay')).toBe(303);
  const before = await shop.call(getPayment, { language: 'en', no: placed.no }, asBuyer);
  expect(before.result.state).toBe('unpaid');

  await shop.tick();

  const { result: order } = await shop.call(getOrder, { language: 'en', no: placed.no }, asBuyer);
  expect(order).toMatchObject({ state: 'paid', totalFen: 14_800 });
  expect(order.events.map(({ state, by }) => [state, by])).toEqual([
    ['unpaid', 'customer'],
    ['paid', 'provider'],
  ]);
  const { result: emptied } = await shop.call(getCart, { language: 'en' }, asBuyer);
  expect(emptied.count).toBe(0);
});
