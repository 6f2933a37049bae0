import { getItem, listItems } from '@uid/contract/catalogue';
import { expect, test } from 'vitest';

import { setPrice, setStock, withdraw } from '../../testing/shop/change-catalogue.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';

const language = 'en';

async function look(shop: TestShop) {
  const { result: list } = await shop.call(listItems, { language });
  const { result: item } = await shop.call(getItem, { language, id: 'card' });
  const listed = list.items.find(({ id }) => id === 'card');
  return { listed, variant: item.variants.find(({ sku }) => sku === 'CARD-A') };
}

test('a change of price, stock or offer counts at once, also when another process makes it', async () => {
  await using shop = await openShop();
  await using other = await openShop({ database: shop.deps.database });
  const before = await look(shop);
  expect(await look(shop)).toEqual(before);
  await setPrice(other, 'CARD-A', 4_321);
  const cheaper = await look(shop);
  expect([cheaper.variant?.priceFen, cheaper.listed?.fromFen]).toEqual([4_321, 4_321]);
  await setStock(other, 'CARD-A', 3);
  const fewer = await look(shop);
  expect(fewer.variant?.available).toBe(3);
  expect(fewer.listed?.available).toBe((cheaper.listed?.available ?? 0) - 1_000 + 3);
  await withdraw(other, 'CARD-A');
  const gone = await look(shop);
  expect(gone.variant).toBeUndefined();
  expect(gone.listed?.available).toBe((fewer.listed?.available ?? 0) - 3);
});

test('answers in two languages and for two questions are kept apart', async () => {
  await using shop = await openShop();
  for (let round = 0; round < 2; round += 1) {
    const chinese = await shop.call(listItems, { language: 'zh' });
    const english = await shop.call(listItems, { language: 'en' });
    const none = await shop.call(listItems, { language: 'en', q: 'no such words' });
    expect(chinese.result.items[0]?.name).not.toBe(english.result.items[0]?.name);
    expect(none.result.total).toBe(0);
  }
});

test('a text that changed shows without a wait', async () => {
  await using shop = await openShop();
  const read = async () => (await shop.call(getItem, { language, id: 'card' })).result.name;
  await read();
  const texts = { en: { name: 'Renamed', summary: '', unit: '', includes: [] } };
  const { handle } = shop.deps.database;
  await handle
    .updateTable('items')
    .set({ texts: JSON.stringify({ ...texts, zh: texts.en }) })
    .execute();
  await expect.poll(read).toBe('Renamed');
});
