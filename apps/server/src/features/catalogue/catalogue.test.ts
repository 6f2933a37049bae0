import { catalogueItems } from '@uid/content/catalogue';
import { products } from '@uid/content/products';
import { getItem, listItems, listItemsNear, listLowestPrices } from '@uid/contract/catalogue';
import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { addItems } from '../../testing/add-rows.ts';
import { setPrice, setStock, withdraw } from '../../testing/shop/change-catalogue.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import { createPriceStates } from './price-states.ts';
import { addNewItems, fillMissingProducts } from './seed-catalogue.ts';

const language = 'en';

async function openMall() {
  const test = await createTestApp();
  await addNewItems(test.deps, catalogueItems, { products, isPublic: false });
  return test;
}

/** Adds thirty items, so that the shop has more than one page. */
async function openLargeMall() {
  const mall = await openMall();
  await addItems(mall.deps.database.handle, 30);
  return mall;
}

test('the mall lists a page of twenty-four, the rest on the next', async () => {
  await using mall = await openLargeMall();
  const first = await mall.call(listItems, { language });
  const second = await mall.call(listItems, { language, page: 2 });
  const total = catalogueItems.length + 30;
  expect(first.result).toMatchObject({ total, page: 1, pageSize: 24 });
  expect(first.result.items).toHaveLength(24);
  const ids = [...first.result.items, ...second.result.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(total);
  expect(ids).toEqual(expect.arrayContaining(catalogueItems.map(({ id }) => id)));
});

test('a list names what can be bought of each item, and follows the price of each model', async () => {
  await using shop = await openShop();
  const modelsOf = async () => (await shop.call(listItems, { language })).result.items[0]?.models;
  expect(await modelsOf()).toEqual([
    { sku: 'CARD-A', name: 'A', priceFen: 6_800, available: 1_000, leadDays: 2 },
    { sku: 'CARD-B', name: 'B', priceFen: 38_800, available: 5, leadDays: 5 },
    { sku: 'CARD-C', name: 'C', priceFen: 9_900, available: 0, leadDays: 9 },
  ]);
  // Neither the lowest price nor the total number of pieces changes.
  await setPrice(shop, 'CARD-B', 40_000);
  await setStock(shop, 'CARD-B', 4);
  await setStock(shop, 'CARD-A', 1_001);
  expect(await modelsOf()).toMatchObject([
    { available: 1_001 },
    { priceFen: 40_000, available: 4 },
    {},
  ]);
  await withdraw(shop, 'CARD-C');
  expect(await modelsOf()).toHaveLength(2);
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
  // Pieces of a withdrawn variant don't count.
  await setStock(shop, 'CARD-B', 0);
  await withdraw(shop, 'CARD-A');
  expect(await idsOf({ inStock: 'true' })).toEqual([]);
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

test('pages by price hold every item once, at its cheapest variant', async () => {
  await using mall = await openLargeMall();
  await setPrice(mall, 'SIM-3FF-10', 1);
  const read = async (sort: 'price-asc' | 'price-desc', page: number) =>
    (await mall.call(listItems, { language, sort, page })).result.items.map(({ id }) => id);
  const up = [...(await read('price-asc', 1)), ...(await read('price-asc', 2))];
  const down = [...(await read('price-desc', 1)), ...(await read('price-desc', 2))];
  expect(up[0]).toBe('sim-card');
  expect(new Set(up).size).toBe(catalogueItems.length + 30);
  expect(down).toEqual(up.toReversed());
  expect(await read('price-asc', 3)).toEqual([]);
});

test('the lowest price of a product follows prices and what is on sale', async () => {
  await using shop = await openShop();
  const read = async () => (await shop.call(listLowestPrices, {})).result.prices;
  const before = await read();
  const items = (await shop.call(listItems, { language })).result.items;
  expect(before.toSorted((one, other) => one.fromFen - other.fromFen)).toEqual(
    items
      .map(({ product, fromFen }) => ({ product, fromFen }))
      .toSorted((one, other) => one.fromFen - other.fromFen),
  );
  await setPrice(shop, 'LICENCE', 123);
  expect(await read()).toContainEqual({ product: 'sdp', fromFen: 123 });
  await withdraw(shop, 'LICENCE');
  expect((await read()).map(({ product }) => product)).not.toContain('sdp');
  await setPrice(shop, 'CARD-A', 1);
  expect(await read()).toContainEqual({ product: 'safety-sim-card', fromFen: 1 });
  await withdraw(shop, 'CARD-A');
  const [{ fromFen } = { fromFen: 1 }] = await read();
  expect(fromFen).toBeGreaterThan(1);
});

test('beside the name of no item stand those that are on sale', async () => {
  await using mall = await openMall();
  const read = async (id: string) =>
    (await mall.call(listItemsNear, { language, id })).result.items.map((item) => item.id);
  expect(await read('sim-crad')).toContain('sim-card');
  const { handle } = mall.deps.database;
  await handle
    .updateTable('variants')
    .set({ isWithdrawn: 1 })
    .where('itemId', '=', 'sim-card')
    .execute();
  expect(await read('sim-crad')).not.toContain('sim-card');
});

test('a variant that was written by hand counts for its product from the next start on', async () => {
  await using mall = await openMall();
  const { handle } = mall.deps.database;
  await handle.updateTable('variants').set({ product: null }).execute();
  expect((await mall.call(listLowestPrices, {})).result.prices).toEqual([]);
  await fillMissingProducts(handle);
  const { prices } = (await mall.call(listLowestPrices, {})).result;
  expect(new Set(prices.map(({ product }) => product))).toEqual(
    new Set(catalogueItems.map(({ product }) => product)),
  );
});

test('a search finds every word, in both languages and by number, and takes signs as they are', async () => {
  await using shop = await openShop();
  const idsOf = async (q: string) =>
    (await shop.call(listItems, { language, q })).result.items.map(({ id }) => id);
  expect(await idsOf('one CARD')).toEqual(['card']);
  expect(await idsOf('许可')).toEqual(['licence']);
  expect(await idsOf('card-b')).toEqual(['card']);
  expect(await idsOf('ｃａｒｄ－ｂ　ｏｎｅ')).toEqual(['card']);
  expect(await idsOf('card licence')).toEqual([]);
  for (const sign of ['%', '_', '!', "'"]) expect(await idsOf(sign)).toEqual([]);
});

test('the mall counts the days of an item by what is in stock, else by all of it', async () => {
  await using shop = await openShop();
  const days = async () => {
    const { result } = await shop.call(listItems, { language });
    return result.items.find(({ id }) => id === 'card')?.leadDays;
  };
  expect(await days()).toBe(2);
  await setStock(shop, 'CARD-A', 0);
  expect(await days()).toBe(5);
  await setStock(shop, 'CARD-B', 0);
  expect(await days()).toBe(2);
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

test('a page of an item is made anew for a price, a stock and a lead time, and for a variant that is withdrawn', async () => {
  await using shop = await openShop();
  const { database } = shop.deps;
  const readStates = createPriceStates(database);
  const stateOf = async () =>
    (await readStates([{ path: getItem.path, query: { language, id: 'card' } }]))[0];
  const leadLonger = () =>
    database.handle.updateTable('variants').set({ leadDays: 30 }).where('sku', '=', 'CARD-A');
  const changes = [
    () => setPrice(shop, 'CARD-A', 6_900),
    () => setStock(shop, 'CARD-B', 4),
    () => leadLonger().execute(),
    () => withdraw(shop, 'CARD-C'),
  ];
  const states = [await stateOf()];
  for (const change of changes) {
    await change();
    states.push(await stateOf());
  }
  expect(new Set(states).size).toBe(states.length);
  await withdraw(shop, 'LICENCE');
  expect(await stateOf()).toBe(states.at(-1));
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

test('A8: the database refuses a stock below zero', async () => {
  await using shop = await openShop();
  const taking = shop.deps.database.handle
    .updateTable('variants')
    .set({ stock: -1 })
    .where('sku', '=', 'CARD-A')
    .execute();
  await expect(taking).rejects.toThrow(/check/i);
});
