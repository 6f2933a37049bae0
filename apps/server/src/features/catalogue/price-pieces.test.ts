import { catalogueItems } from '@uid/content/catalogue';
import { products } from '@uid/content/products';
import { listItems, priceBands, pricePieces } from '@uid/contract/catalogue';
import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { addTier, setPrice, setStock, withdraw } from '../../testing/shop/change-catalogue.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import { addNewItems } from './seed-catalogue.ts';

const language = 'en';

test('pieces are priced as they are now: price, stock and step', async () => {
  await using shop = await openShop();
  const price = async (quantity: number) =>
    (await shop.call(pricePieces, { language, sku: 'CARD-A', quantity })).result;
  expect(await price(5)).toMatchObject({ priceFen: 6_800, lineFen: 34_000, available: 1_000 });
  await setPrice(shop, 'CARD-A', 7_000);
  await setStock(shop, 'CARD-A', 4);
  const tier = { sku: 'CARD-A', fromQuantity: 5, priceFen: 6_500 };
  await addTier(shop, tier);
  expect(await price(4)).toMatchObject({ priceFen: 7_000, lineFen: 28_000, available: 4 });
  expect(await price(5)).toMatchObject({ priceFen: 6_500, lineFen: 32_500 });
});

test('A26: pieces of nothing, of too many or of something withdrawn have no price', async () => {
  await using shop = await openShop();
  const statusOf = async (input: { sku: string; quantity: unknown }) =>
    (await shop.call(pricePieces, { language, ...input })).status;
  for (const quantity of ['0', '-1', '13', '1.5', '1e99', '🙂'])
    expect(await statusOf({ sku: 'CARD-A', quantity })).toBe(400);
  await withdraw(shop, 'CARD-A');
  expect(await statusOf({ sku: 'CARD-A', quantity: 1 })).toBe(404);
  expect(await statusOf({ sku: 'NO-SUCH', quantity: 1 })).toBe(404);
});

test('items are filtered by their shape and by what a piece costs', async () => {
  await using mall = await createTestApp();
  await addNewItems(mall.deps, catalogueItems, { products, isPublic: false });
  const idsOf = async (filter: object) =>
    (await mall.call(listItems, { language, ...filter })).result.items.map(({ id }) => id);
  expect(await idsOf({ form: 'appliance' })).toEqual(['border-gateway', 'auth-gateway']);
  expect(await idsOf({ form: 'kit' })).toEqual(['module-kit', 'card-kit']);
  const [from, below] = priceBands['500-5000'];
  const wanted = catalogueItems
    .filter(({ variants }) => variants.some((v) => v.priceFen >= from && v.priceFen < below))
    .map(({ id }) => id);
  expect(await idsOf({ price: '500-5000' })).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(1);
});
