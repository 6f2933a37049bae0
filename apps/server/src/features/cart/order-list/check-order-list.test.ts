import { addAllToCart, getCart, setCartLine } from '@uid/contract/cart';
import { xsrfCookie, xsrfHeader } from '@uid/contract/constants';
import { checkOrderList } from '@uid/contract/order-list';
import { expect, test } from 'vitest';

import { addTier, withdraw } from '../../../testing/shop/change-catalogue.ts';
import { buildSession, fillCart, openShop } from '../../../testing/shop/test-shop.ts';

const language = 'en';

test('a list is told with names and prices, and nothing is put in the cart', async () => {
  await using shop = await openShop();
  const lines = [
    { sku: 'LICENCE', quantity: 2 },
    { sku: 'CARD-A', quantity: 3 },
  ];
  const { status, result, cookies } = await shop.call(checkOrderList, { language, lines });
  expect([status, cookies]).toEqual([200, {}]);
  expect(result).toMatchObject({
    lines: [
      { sku: 'LICENCE', name: 'Licence', variantName: 'Standard', lineFen: 1_960_000 },
      { sku: 'CARD-A', name: 'Card', priceFen: 6_800, lineFen: 20_400 },
    ],
    goodsFen: 1_980_400,
  });
  const rows = await shop.deps.database.handle.selectFrom('cartLines').selectAll().execute();
  expect(rows).toEqual([]);
});

test('each line says what stands against it, with what the cart holds already', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 10, 'CARD-B': 2 });
  await withdraw(shop, 'LICENCE');
  const lines = [
    { sku: 'NO-SUCH', quantity: 1 },
    { sku: 'LICENCE', quantity: 1 },
    { sku: 'CARD-A', quantity: 3 },
    { sku: 'CARD-B', quantity: 4 },
    { sku: 'CARD-C', quantity: '1.5' },
  ];
  const { result } = await shop.call(checkOrderList, { language, lines }, buyer);
  expect(result.lines.map(({ problem, addable }) => [problem, addable])).toEqual([
    ['unknown', undefined],
    ['withdrawn', undefined],
    ['limit', 2],
    ['short', 3],
    ['quantity', undefined],
  ]);
  expect(result.goodsFen).toBe(0);
});

test('the price is the one that so many reach together with what the cart holds', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await addTier(shop, { sku: 'CARD-A', fromQuantity: 5, priceFen: 6_000 });
  await fillCart(shop, buyer, { 'CARD-A': 2 });
  const priceOf = async (quantity: number) => {
    const lines = [{ sku: 'CARD-A', quantity }];
    return (await shop.call(checkOrderList, { language, lines }, buyer)).result.lines[0]?.priceFen;
  };
  expect([await priceOf(2), await priceOf(3)]).toEqual([6_800, 6_000]);
});

test('what the buyer has set aside counts neither towards the limit nor towards a lower price', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await addTier(shop, { sku: 'CARD-A', fromQuantity: 12, priceFen: 6_000 });
  await fillCart(shop, buyer, { 'CARD-A': 10 });
  await shop.call(setCartLine, { language, sku: 'CARD-A', isSaved: true }, buyer);
  const priced = async (quantity: number) => {
    const lines = [{ sku: 'CARD-A', quantity }];
    const { result } = await shop.call(checkOrderList, { language, lines }, buyer);
    return [result.lines[0]?.problem, result.goodsFen];
  };
  expect([await priced(2), await priced(3)]).toEqual([
    [undefined, 13_600],
    [undefined, 20_400],
  ]);
});

test('a list without a problem goes in the cart as it was told', async () => {
  await using shop = await openShop();
  const lines = [
    { sku: 'CARD-A', quantity: 12 },
    { sku: 'CARD-B', quantity: 5 },
  ];
  const { result: told } = await shop.call(checkOrderList, { language, lines });
  expect(told.lines.map(({ problem }) => problem)).toEqual([undefined, undefined]);
  const { cookies } = await shop.call(addAllToCart, { language, lines });
  const headers = { [xsrfHeader]: cookies[xsrfCookie] ?? '' };
  const { result } = await shop.call(getCart, { language }, { cookies, headers });
  expect(result.totals.goodsFen).toBe(told.goodsFen);
});

test('a list that is empty or too long is refused', async () => {
  await using shop = await openShop();
  const line = { sku: 'CARD-A', quantity: 1 };
  const statusOf = async (lines: (typeof line)[]) =>
    (await shop.call(checkOrderList, { language, lines })).status;
  const many = Array.from({ length: 51 }, () => line);
  expect([await statusOf([]), await statusOf(many)]).toEqual([400, 400]);
});
