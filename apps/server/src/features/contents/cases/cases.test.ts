import {
  getProduct,
  getSolution,
  listCases,
  listProducts,
  listSolutions,
} from '@uid/contract/contents';
import { expect, test } from 'vitest';

import { seedSite } from '../../../testing/seed-site.ts';
import { addContents } from '../../../testing/add-rows.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const language = 'en';

test('cases are filtered by industry and by product, alone and together', async () => {
  await using site = await createTestApp();
  await seedSite(site.deps);
  const read = async (filter: object) =>
    (await site.call(listCases, { language, ...filter })).result;
  const all = await read({});
  expect(all.cases).toHaveLength(all.total);
  const [first] = all.cases;
  const product = first?.products[0] ?? '';
  const ids = async (filter: object) => (await read(filter)).cases.map(({ id }) => id);
  const expected = (isShown: (each: (typeof all.cases)[number]) => boolean) =>
    all.cases.filter(isShown).map(({ id }) => id);
  const { industry } = first ?? {};
  expect(await ids({ industry })).toEqual(expected((each) => each.industry === industry));
  expect(await ids({ product })).toEqual(expected((each) => each.products.includes(product)));
  expect(await ids({ industry, product })).toEqual(
    expected((each) => each.industry === industry && each.products.includes(product)),
  );
  expect(await read({ product: 'nothing' })).toMatchObject({ cases: [], total: 0 });
  expect(all.industries).toEqual([...new Set(all.industries)]);
  expect(new Set(all.industries)).toEqual(new Set(all.cases.map((each) => each.industry)));
});

test('many cases come a page at a time', async () => {
  await using site = await createTestApp();
  await seedSite(site.deps);
  await addContents(site.deps.database.handle, 30);
  const { result } = await site.call(listCases, { language, page: 3 });
  expect([result.cases.length, result.page, result.pageSize]).toEqual([10, 3, 10]);
  expect(result.total).toBeGreaterThan(30);
});

test('a product and a solution lead to the page of the cases on which theirs stand', async () => {
  await using site = await createTestApp();
  await seedSite(site.deps);
  const { handle } = site.deps.database;
  await addContents(handle, 30);
  const { products } = (await site.call(listProducts, { language })).result;
  const { solutions } = (await site.call(listSolutions, { language })).result;
  const readNamed = async () => {
    const cases = [];
    for (const { slug } of products)
      cases.push(...(await site.call(getProduct, { language, slug })).result.cases);
    for (const { slug } of solutions) {
      const { case: named } = (await site.call(getSolution, { language, slug })).result;
      if (named) cases.push(named);
    }
    return cases;
  };
  expect(new Set((await readNamed()).map(({ page }) => page))).toEqual(new Set([1]));

  // The shop's own cases now follow the thirty others.
  await handle
    .updateTable('contents')
    .set(({ eb }) => ({ position: eb('position', '+', 5000) }))
    .where('kind', '=', 'case')
    .where('id', 'not like', 'more-%')
    .execute();
  const later = await readNamed();
  expect(new Set(later.map(({ page }) => page))).toEqual(new Set([4]));
  const { cases } = (await site.call(listCases, { language, page: 4 })).result;
  expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(later.map(({ id }) => id)));

  // Cases at the same position are sorted by id.
  await handle.updateTable('contents').set({ position: 9 }).where('kind', '=', 'case').execute();
  for (const { id, page } of await readNamed()) {
    const { result } = await site.call(listCases, { language, page });
    expect(result.cases.map((each) => each.id)).toContain(id);
  }
});
