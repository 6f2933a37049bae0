import { catalogueItems } from '@uid/content/catalogue';
import { products } from '@uid/content/products';
import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addNewItems } from './seed-catalogue.ts';

const [first, second] = catalogueItems;

async function variantsOf({ deps }: TestApp, itemId: string) {
  return deps.database.handle
    .selectFrom('variants')
    .select(['sku', 'priceFen', 'stock', 'isWithdrawn'])
    .where('itemId', '=', itemId)
    .orderBy('position')
    .execute();
}

test.each([
  [false, 1],
  [true, 0],
])(
  'an item that a release adds reaches a running shop once; on a public site (%s) without pieces',
  async (isPublic, share) => {
    await using server = await createTestApp();
    const add = (...items: typeof catalogueItems) =>
      addNewItems(server.deps, items, { products, isPublic });
    await add(first!);
    // An empty shop gets the stock that the code states.
    const pieces = first!.variants.map(({ stock }) => stock);
    expect((await variantsOf(server, first!.id)).map(({ stock }) => stock)).toEqual(pieces);
    await add(first!, second!);
    const added = second!.variants.map(({ sku, priceFen, stock }) => ({
      sku,
      priceFen,
      stock: stock * share,
      isWithdrawn: 0,
    }));
    expect(await variantsOf(server, second!.id)).toEqual(added);
    // From then on, price and stock belong to the shop.
    const { handle } = server.deps.database;
    await handle.updateTable('variants').set({ priceFen: 1, isWithdrawn: 1 }).execute();
    const before = await variantsOf(server, second!.id);
    await add(first!, second!);
    expect(await variantsOf(server, second!.id)).toEqual(before);
  },
);

test('where staff have used an SKU of an item that a release adds, theirs stays', async () => {
  await using server = await createTestApp();
  const add = (...items: typeof catalogueItems) =>
    addNewItems(server.deps, items, { products, isPublic: false });
  await add(first!);
  const [taken] = first!.variants;
  const [, ...free] = second!.variants;
  await add({ ...second!, variants: [{ ...second!.variants[0]!, sku: taken!.sku }, ...free] });
  expect((await variantsOf(server, first!.id)).map(({ sku }) => sku)).toContain(taken!.sku);
  const added = (await variantsOf(server, second!.id)).map(({ sku }) => sku);
  expect(added).toEqual(free.map(({ sku }) => sku));
});
