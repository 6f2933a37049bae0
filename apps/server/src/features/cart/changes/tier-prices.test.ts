import { addToCart, getCart, setCartLine } from '@uid/contract/cart';
import { getItem } from '@uid/contract/catalogue';
import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { dropTiers, setPrice } from '../../../testing/shop/change-catalogue.ts';
import { buildSession, openShop, placeCart, testItems } from '../../../testing/shop/test-shop.ts';

const language = 'en';
const tiers = [
  { fromQuantity: 5, priceFen: 6_500 },
  { fromQuantity: 10, priceFen: 6_100 },
];
const items = testItems.map((item) => ({
  ...item,
  variants: item.variants.map((each) => (each.sku === 'CARD-A' ? { ...each, tiers } : each)),
}));

test('so many pieces cost what their step says, each of them', async () => {
  await using shop = await openShop({ items });
  const { token } = await buildSession(shop);
  const set = async (quantity: number) => {
    const change = { language, sku: 'CARD-A', quantity } as const;
    const { result } = await shop.call(setCartLine, change, { token });
    const { lines, totals } = result;
    return [lines[0]?.priceFen, lines[0]?.listPriceFen, lines[0]?.lineFen, totals.goodsFen];
  };
  await shop.call(addToCart, { language, sku: 'CARD-A', quantity: 1 }, { token });
  expect(await set(4)).toEqual([6_800, undefined, 27_200, 27_200]);
  expect(await set(5)).toEqual([6_500, 6_800, 32_500, 32_500]);
  expect(await set(9)).toEqual([6_500, 6_800, 58_500, 58_500]);
  expect(await set(10)).toEqual([6_100, 6_800, 61_000, 61_000]);
});

test('reaching a step by adding pieces is no price change to be warned of', async () => {
  await using shop = await openShop({ items });
  const { token } = await buildSession(shop);
  const add = { language, sku: 'CARD-A', quantity: 3 } as const;
  await shop.call(addToCart, add, { token });
  const added = await shop.call(addToCart, add, { token });
  expect(added.result).toEqual({ quantity: 6, count: 6 });
  const { result } = await shop.call(getCart, { language }, { token });
  expect(result.lines[0]).toMatchObject({ quantity: 6, priceFen: 6_500 });
  expect(result.lines[0]?.previousPriceFen).toBeUndefined();
});

test('A3: the order keeps the price of the step, whatever the catalogue says later', async () => {
  await using shop = await openShop({ items });
  const buyer = await buildSession(shop);
  const { token } = buyer;
  await shop.call(addToCart, { language, sku: 'CARD-A', quantity: 10 }, { token });
  const placed = await placeCart(shop, buyer);
  const { no } = placed.result;
  await dropTiers(shop);
  await setPrice(shop, 'CARD-A', 9_900);
  const { result } = await shop.call(getOrder, { language, no }, { token });
  expect(result.lines[0]).toMatchObject({ priceFen: 6_100, lineFen: 61_000 });
});

test('A4: a step that is gone since the page was shown is a changed checkout', async () => {
  await using shop = await openShop({ items });
  const buyer = await buildSession(shop);
  const { token } = buyer;
  await shop.call(addToCart, { language, sku: 'CARD-A', quantity: 10 }, { token });
  const { result: before } = await shop.call(getCart, { language }, { token });
  expect(before.lines[0]?.priceFen).toBe(6_100);
  await dropTiers(shop);
  const refused = await placeCart(shop, buyer, { seen: 'what was shown before' });
  expect([refused.status, refused.result]).toMatchObject([409, { error: 'CHECKOUT_CHANGED' }]);
  const { result: after } = await shop.call(getCart, { language }, { token });
  expect(after.lines[0]).toMatchObject({ priceFen: 6_800, previousPriceFen: 6_100 });
});

test('an item says its steps, ascending', async () => {
  await using shop = await openShop({ items });
  const { result } = await shop.call(getItem, { language, id: 'card' });
  expect(result.variants.map((each) => each.tiers)).toEqual([tiers, [], []]);
});
