import { catalogueItems } from '@uid/content/catalogue';
import { products } from '@uid/content/products';
import { getItem, listItems } from '@uid/contract/catalogue';
import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { setPrice, setStock, withdraw } from '../../testing/shop/change-catalogue.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const language = 'en';

async function openMall() {
  const test = await createTestApp();
  await seedCatalogue(test.deps, catalogueItems, products);
  return test;
}

test('the mall lists a page of ten, the rest on the next', async () => {
  await using mall = await openMall();
  const first = await mall.call(listItems, { language });
  const second = await mall.call(listItems, { language, page: 2 });
  expect(first.result).toMatchObject({ total: catalogueItems.length, page: 1, pageSize: 10 });
  const ids = [...first.result.items, ...second.result.items].map(({ id }) => id);
  expect(ids).toEqual(catalogueItems.map(({ id }) => id));
});

test('items are filtered by group, delivery, product and stock', async () => {
  await using shop = await openShop();
  const idsOf = async (filter: object) =>
    (await shop.call(listItems, { language, ...filter })).result.items.map(({ id }) => id);
  expect(await idsOf({ group: 'card' })).toEqual(['card']);
  expect(await idsOf({ delivery: 'licence' })).toEqual(['licence']);
  expect(await idsOf({ product: 'sdp' })).toEqual(['licence']);
  expect(await idsOf({ group: 'gateway' })).toEqual([]);
  await setStock(shop, 'LICENCE', 0);
  expect(await idsOf({ inStock: 'true' })).toEqual(['card']);
  expect(await idsOf({ inStock: 'false' })).toEqual(['card', 'licence']);
});

test('items are sorted by their lowest price, both ways', async () => {
  await using mall = await openMall();
  const pricesOf = async (sort: 'price-asc' | 'price-desc') =>
    (await mall.call(listItems, { language, sort })).result.items.map(({ fromFen }) => fromFen);
  const up = await pricesOf('price-asc');
  expect(up).toEqual(up.toSorted((left, right) => left - right));
  const down = await pricesOf('price-desc');
  expect(down).toEqual(down.toSorted((left, right) => right - left));
});

test('a search finds every word, in both languages and by number, and takes signs as they are', async () => {
  await using shop = await openShop();
  const idsOf = async (q: string) =>
    (await shop.call(listItems, { language, q })).result.items.map(({ id }) => id);
  expect(await idsOf('one CARD')).toEqual(['card']);
  expect(await idsOf('许可')).toEqual(['licence']);
  expect(await idsOf('card-b')).toEqual(['card']);
  expect(await idsOf('card licence')).toEqual([]);
  for (const sign of ['%', '_', '!', "'"]) expect(await idsOf(sign)).toEqual([]);
});

test('an item shows its variants with price and stock, in the language asked for', async () => {
  await using shop = await openShop();
  const { result } = await shop.call(getItem, { language: 'zh', id: 'card' });
  expect(result).toMatchObject({
    name: '卡',
    unit: '张',
    fromFen: 6_800,
    available: 1_005,
    includes: ['卡片', '信封'],
    variants: [
      { sku: 'CARD-A', name: '甲', priceFen: 6_800, available: 1_000, leadDays: 2 },
      { sku: 'CARD-B', name: '乙', priceFen: 38_800, available: 5, leadDays: 5 },
      { sku: 'CARD-C', name: '丙', priceFen: 9_900, available: 0, leadDays: 9 },
    ],
  });
});

test('what is withdrawn is not shown', async () => {
  await using shop = await openShop();
  for (const sku of ['CARD-A', 'CARD-B', 'CARD-C']) await withdraw(shop, sku);
  expect((await shop.call(getItem, { language, id: 'card' })).status).toBe(404);
  expect((await shop.call(listItems, { language })).result.total).toBe(1);
});

test('an unknown item is not found, and a wrong filter is refused by field', async () => {
  await using shop = await openShop();
  expect((await shop.call(getItem, { language, id: 'none' })).status).toBe(404);
  const { status, result } = await shop.call(listItems, { language, page: 0 });
  expect([status, Object.keys(result.fields ?? {})]).toEqual([400, ['page']]);
});

test('a second start keeps what the mall has become', async () => {
  await using shop = await openShop();
  await setPrice(shop, 'CARD-A', 1);
  await seedCatalogue(shop.deps, catalogueItems, products);
  const { result } = await shop.call(listItems, { language });
  expect(result.items.map(({ id, fromFen }) => [id, fromFen])).toEqual([
    ['card', 1],
    ['licence', 980_000],
  ]);
});

test('A8: the database refuses a stock below zero', async () => {
  await using shop = await openShop();
  const taking = shop.deps.database.handle
    .updateTable('variants')
    .set({ stock: -1 })
    .where('sku', '=', 'CARD-A')
    .execute();
  await expect(taking).rejects.toThrow(/check/i);
});
