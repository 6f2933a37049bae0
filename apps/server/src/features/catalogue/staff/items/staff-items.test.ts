import { products } from '@uid/content/products';
import { addToCart, getCart } from '@uid/contract/cart';
import { getItem, listItems } from '@uid/contract/catalogue';
import type { InputOf } from '@uid/contract/endpoint';
import { searchSite } from '@uid/contract/search';
import { changeVariant, getStaffItem, moveStock } from '@uid/contract/staff-catalogue';
import {
  addItem,
  addVariant,
  changeItem,
  maxVariants,
  renameVariant,
} from '@uid/contract/staff-items';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../../testing/beside-a-change.ts';
import { buildStaff } from '../../../../testing/shop/build-staff.ts';
import { buildSession, openShop } from '../../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../../testing/shop/test-shop.ts';
import { findCatalogueFaults } from '../../find-catalogue-faults.ts';
import { raiseRevision } from '../plan-price.ts';
import { addVariant as add } from './add-item.ts';

const language = 'en';
const words = {
  nameZh: '门禁读卡器',
  nameEn: 'Door reader',
  summaryZh: '读安全 SIM 卡，放行或拒绝。',
  summaryEn: 'Reads a Secure SIM, and opens or refuses.',
  unitZh: '台',
  unitEn: 'unit',
  includesZh: '读卡器\n安装件',
  includesEn: 'Reader\nMounting parts',
};
const variant = {
  sku: 'DOOR-1',
  variantZh: '单门',
  variantEn: 'One door',
  priceFen: 128_000,
  leadDays: 3,
};
const added = {
  language,
  id: 'door-reader',
  product: 'safety-sim-card',
  delivery: 'shipped',
  formFactor: 'appliance',
  ...words,
  ...variant,
} as const;

async function openWithProducts() {
  const shop = await openShop();
  const product = products.find(({ slug }) => slug === added.product);
  const row = {
    kind: 'product' as const,
    id: added.product,
    position: 1,
    body: JSON.stringify(product),
  };
  await shop.deps.database.handle.insertInto('contents').values(row).execute();
  return shop;
}

async function itemOf(shop: TestShop, staff: Buyer, id: string) {
  return (await shop.call(getStaffItem, { language, id }, staff)).result;
}

/** Whether visitors see an item: on its page, in the list, and by the search. */
async function seen(shop: TestShop, id: string) {
  const { status } = await shop.call(getItem, { language, id });
  const { result: list } = await shop.call(listItems, { language });
  const { result: found } = await shop.call(searchSite, { language, q: words.nameEn });
  return [
    status === 200,
    list.items.some((item) => item.id === id),
    found.results.some(({ path }) => path.endsWith(`?item=${id}`)),
  ];
}

async function change(shop: TestShop, staff: Buyer, edit: Partial<InputOf<typeof changeItem>>) {
  const { delivery: _delivery, ...now } = (await itemOf(shop, staff, 'card')).words;
  return shop.call(changeItem, { language, id: 'card', ...now, ...edit }, staff);
}

test('what staff say of an item is said on its page, in the list and in carts', async () => {
  await using shop = await openWithProducts();
  const [staff, buyer] = [await buildStaff(shop, ['shop']), await buildSession(shop)];
  await shop.call(addToCart, { language, sku: 'CARD-A', quantity: 1 }, buyer);
  expect((await change(shop, staff, { ...words, formFactor: 'kit', position: 7 })).status).toBe(
    200,
  );
  const { result: item } = await shop.call(getItem, { language, id: 'card' });
  expect(item).toMatchObject({
    name: 'Door reader',
    summary: words.summaryEn,
    unit: 'unit',
    includes: ['Reader', 'Mounting parts'],
    formFactor: 'kit',
  });
  const found = await shop.call(listItems, { language, q: '门禁' });
  expect(found.result.items.map(({ id }) => id)).toEqual(['card']);
  const { result: cart } = await shop.call(getCart, { language: 'zh' }, buyer);
  expect(cart.lines[0]?.name).toContain('门禁读卡器');
});

test('of two who save what they read, the second is refused and nothing of theirs is done (F4)', async () => {
  await using shop = await openWithProducts();
  const [first, second] = [await buildStaff(shop, ['shop']), await buildStaff(shop, ['shop'])];
  const { revision } = (await itemOf(shop, first, 'card')).words;
  expect((await change(shop, first, { revision, nameEn: 'First' })).status).toBe(200);
  const late = await change(shop, second, { revision, nameEn: 'Second' });
  expect([late.status, late.result.error]).toEqual([409, 'CATALOGUE_CHANGED']);
  expect((await itemOf(shop, second, 'card')).words.nameEn).toBe('First');
  expect((await change(shop, second, { nameEn: 'Second' })).status).toBe(200);
});

// SQLite allows one writer at a time, so no transaction meets an uncommitted change.
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;

test.runIf(hasManyWriters)(
  'who saves an item that somebody else is just saving is refused as well',
  async () => {
    await using shop = await openWithProducts();
    const staff = await buildStaff(shop, ['shop']);
    const { revision } = (await itemOf(shop, staff, 'card')).words;
    const { database } = shop.deps;
    const answer = await besideAChange(
      {
        database,
        change: (handle) =>
          handle
            .updateTable('items')
            .set({ revision: revision + 1 })
            .where('id', '=', 'card')
            .execute(),
      },
      () => change(shop, staff, { revision, nameEn: 'Second' }),
    );
    expect([answer.status, answer.result.error]).toEqual([409, 'CATALOGUE_CHANGED']);
  },
);

test.runIf(hasManyWriters)(
  'who renames a variant that somebody else is just changing is refused',
  async () => {
    await using shop = await openWithProducts();
    const staff = await buildStaff(shop, ['shop']);
    const { sku, revision } = (await itemOf(shop, staff, 'card')).variants[0]!;
    const answer = await besideAChange(
      { database: shop.deps.database, change: (handle) => raiseRevision(handle, sku) },
      () =>
        shop.call(
          renameVariant,
          { language, sku, revision, variantZh: '银色', variantEn: 'Silver' },
          staff,
        ),
    );
    expect([answer.status, answer.result.error]).toEqual([409, 'CATALOGUE_CHANGED']);
  },
);

test.runIf(hasManyWriters)(
  'of two variants that are added at once, the one beyond the last is refused',
  async () => {
    await using shop = await openWithProducts();
    const staff = await buildStaff(shop, ['shop']);
    const { variants } = await itemOf(shop, staff, 'card');
    const more = (sku: string) => ({ language, id: 'card', ...variant, sku }) as const;
    for (let count = variants.length; count < maxVariants - 1; count += 1)
      expect((await shop.call(addVariant, more(`MORE-${count}`), staff)).status).toBe(200);
    const { language: _language, ...last } = more('LAST');
    const by = { findProduct: async () => undefined, context: shop.deps, ...staff };
    const answer = await besideAChange(
      { database: shop.deps.database, change: (handle) => add(handle, last, by) },
      () => shop.call(addVariant, more('BEYOND'), staff),
    );
    expect([answer.status, answer.result.error]).toEqual([409, 'ITEM_FULL']);
  },
);

test('a variant is renamed in both languages, and found by its new name', async () => {
  await using shop = await openWithProducts();
  const staff = await buildStaff(shop, ['shop']);
  const { variants } = await itemOf(shop, staff, 'card');
  const { sku, revision } = variants[0]!;
  const names = { variantZh: '银色', variantEn: 'Silver' };
  const renamed = await shop.call(renameVariant, { language, sku, revision, ...names }, staff);
  expect(renamed.result).toEqual({ sku, revision: revision + 1 });
  const { result } = await shop.call(getItem, { language: 'zh', id: 'card' });
  expect(result.variants.find((each) => each.sku === sku)?.name).toBe('银色');
  const found = await shop.call(listItems, { language, q: 'silver' });
  expect(found.result.items.map(({ id }) => id)).toEqual(['card']);
  const late = await shop.call(renameVariant, { language, sku, revision, ...names }, staff);
  expect(late.result.error).toBe('CATALOGUE_CHANGED');
});

test('a new variant is hidden and has no pieces until staff say otherwise', async () => {
  await using shop = await openWithProducts();
  const staff = await buildStaff(shop, ['shop']);
  const input = { language, id: 'card', ...variant } as const;
  expect((await shop.call(addVariant, input, staff)).result).toEqual({
    sku: 'DOOR-1',
    revision: 0,
  });
  const { variants } = await itemOf(shop, staff, 'card');
  expect(variants.at(-1)).toMatchObject({
    sku: 'DOOR-1',
    name: 'One door',
    state: 'hidden',
    stock: 0,
    priceFen: 128_000,
    priceChanges: [{ newFen: 128_000, state: 'in-force', person: { id: staff.accountId } }],
  });
  const shown = async () =>
    (await shop.call(getItem, { language, id: 'card' })).result.variants.map(({ sku }) => sku);
  expect(await shown()).not.toContain('DOOR-1');
  const show = { language, sku: 'DOOR-1', revision: 0, leadDays: 3, lowStock: 1 } as const;
  await shop.call(changeVariant, { ...show, state: 'on-sale' }, staff);
  const received = { kind: 'received', pieces: 4, note: 'first delivery' } as const;
  await shop.call(moveStock, { language, sku: 'DOOR-1', ...received }, staff);
  expect(await shown()).toContain('DOOR-1');
  expect(await findCatalogueFaults(shop.deps.database.handle)).toEqual([]);
  const again = await shop.call(addVariant, input, staff);
  expect([again.status, again.result.error]).toEqual([409, 'SKU_TAKEN']);
});

test('an item has no more variants than its page has room for', async () => {
  await using shop = await openWithProducts();
  const staff = await buildStaff(shop, ['shop']);
  const errors: unknown[] = [];
  for (let number = 1; number <= 6; number += 1) {
    const input = { language, id: 'card', ...variant, sku: `DOOR-${number}` } as const;
    errors.push((await shop.call(addVariant, input, staff)).result.error);
  }
  expect(errors.filter(Boolean)).toEqual(['ITEM_FULL', 'ITEM_FULL', 'ITEM_FULL']);
});

test('a new item is nowhere until one of its variants is shown', async () => {
  await using shop = await openWithProducts();
  const staff = await buildStaff(shop, ['shop']);
  expect((await shop.call(addItem, added, staff)).result).toEqual({ id: 'door-reader' });
  expect(await seen(shop, 'door-reader')).toEqual([false, false, false]);
  const item = await itemOf(shop, staff, 'door-reader');
  expect(item).toMatchObject({ name: 'Door reader', product: 'safety-sim-card', isOnSale: false });
  expect(item.words).toMatchObject({ ...words, formFactor: 'appliance', revision: 0 });
  const show = { language, sku: 'DOOR-1', leadDays: 3, lowStock: 1 } as const;
  await shop.call(changeVariant, { ...show, revision: 0, state: 'on-sale' }, staff);
  await expect.poll(() => seen(shop, 'door-reader')).toEqual([true, true, true]);
  await shop.call(changeVariant, { ...show, revision: 1, state: 'hidden' }, staff);
  await expect.poll(() => seen(shop, 'door-reader')).toEqual([false, false, false]);
  expect(await findCatalogueFaults(shop.deps.database.handle)).toEqual([]);
});

test.each([
  ['ITEM_TAKEN', { id: 'card' }],
  ['SKU_TAKEN', { sku: 'CARD-A' }],
  ['NOT_FOUND', { product: 'no-such-product' }],
  ['INVALID_INPUT', { includesEn: 'only one line' }],
  ['INVALID_INPUT', { id: '../card' }],
  ['INVALID_INPUT', { sku: 'door 1' }],
  ['INVALID_INPUT', { nameZh: ' ' }],
] as const)('an item that can’t be added (%s, %o) leaves nothing behind', async (error, wrong) => {
  await using shop = await openWithProducts();
  const staff = await buildStaff(shop, ['shop']);
  const { handle } = shop.deps.database;
  const read = async () => [
    await handle.selectFrom('items').selectAll().execute(),
    await handle.selectFrom('variants').selectAll().execute(),
    await handle.selectFrom('priceChanges').selectAll().execute(),
    await handle.selectFrom('stockMovements').selectAll().execute(),
  ];
  const before = await read();
  const refused = await shop.call(addItem, { ...added, ...wrong }, staff);
  expect(refused.result.error).toBe(error);
  expect(await read()).toEqual(before);
});

test.each([
  ['ITEM_TAKEN', { sku: 'DOOR-2' }],
  ['SKU_TAKEN', { id: 'gate-reader' }],
] as const)('of two who add the same at once, one is told: %s', async (refusal, other) => {
  await using shop = await openWithProducts();
  const [first, second] = [await buildStaff(shop, ['shop']), await buildStaff(shop, ['shop'])];
  const answers = await Promise.all([
    shop.call(addItem, added, first),
    shop.call(addItem, { ...added, ...other }, second),
  ]);
  expect(answers.flatMap(({ result }) => result.error ?? [])).toEqual([refusal]);
});

test('what was added and changed stands in the audit log, with what was there before', async () => {
  await using shop = await openWithProducts();
  const staff = await buildStaff(shop, ['shop']);
  await shop.call(addItem, added, staff);
  await change(shop, staff, { nameEn: 'Another name' });
  const entries = await shop.deps.database.handle
    .selectFrom('auditEntries')
    .innerJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .select(['action', 'subjectId', 'before', 'after'])
    .where('action', 'in', ['add-item', 'change-item'])
    .orderBy('auditEntries.seq')
    .execute();
  expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['add-item', 'door-reader'],
    ['change-item', 'card'],
  ]);
  expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({ nameEn: 'Door reader' });
  expect(JSON.parse(entries[1]?.before ?? '')).toMatchObject({ nameEn: 'Card' });
  expect(JSON.parse(entries[1]?.after ?? '')).toMatchObject({ nameEn: 'Another name' });
});
