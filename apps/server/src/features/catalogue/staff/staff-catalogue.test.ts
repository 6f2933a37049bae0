import { addToCart, getCart } from '@uid/contract/cart';
import { getItem, listItems } from '@uid/contract/catalogue';
import * as contract from '@uid/contract/staff-catalogue';
import { expect, test } from 'vitest';

import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { setStock } from '../../../testing/shop/change-catalogue.ts';
import { recordPlans } from '../../../testing/record-plans.ts';
import { buildSession, openShop } from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';

const language = 'en';

async function skusOf(shop: TestShop, staff: Buyer, filter: object): Promise<string[]> {
  const { result } = await shop.call(contract.listStaffVariants, { language, ...filter }, staff);
  return result.variants.map(({ sku }) => sku);
}

async function variantOf(shop: TestShop, staff: Buyer, sku: string) {
  const id = sku === 'LICENCE' ? 'licence' : 'card';
  const { result } = await shop.call(contract.getStaffItem, { language, id }, staff);
  return result.variants.find((each) => each.sku === sku)!;
}

type Change = Partial<Pick<contract.ListedVariant, 'state' | 'leadDays' | 'lowStock' | 'revision'>>;

async function change(shop: TestShop, staff: Buyer, sku: string, wanted: Change) {
  const { revision, state, leadDays, lowStock } = await variantOf(shop, staff, sku);
  const input = { language, sku, revision, state, leadDays, lowStock, ...wanted } as const;
  return shop.call(contract.changeVariant, input, staff);
}

test('variants are found by SKU and name, by state and by low stock, in either language', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  expect(await skusOf(shop, staff, {})).toEqual(['CARD-A', 'CARD-B', 'CARD-C', 'LICENCE']);
  expect(await skusOf(shop, staff, { q: 'licence' })).toEqual(['LICENCE']);
  expect(await skusOf(shop, staff, { q: '许可' })).toEqual(['LICENCE']);
  expect(await skusOf(shop, staff, { q: '%' })).toEqual([]);
  // The default threshold is 5 pieces.
  expect(await skusOf(shop, staff, { low: 'true' })).toEqual(['CARD-B', 'CARD-C']);
  await change(shop, staff, 'CARD-B', { lowStock: 4 });
  await change(shop, staff, 'CARD-C', { state: 'hidden' });
  await change(shop, staff, 'CARD-A', { state: 'withdrawn' });
  expect(await skusOf(shop, staff, { low: 'true' })).toEqual([]);
  expect(await skusOf(shop, staff, { state: 'hidden' })).toEqual(['CARD-C']);
  expect(await skusOf(shop, staff, { state: 'withdrawn' })).toEqual(['CARD-A']);
  expect(await skusOf(shop, staff, { state: 'on-sale' })).toEqual(['CARD-B', 'LICENCE']);
  expect(await skusOf(shop, staff, { after: 'CARD-B' })).toEqual(['CARD-C', 'LICENCE']);
});

test('a page of variants leads to the next one', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['auditor']);
  const { handle } = shop.deps.database;
  const row = await handle.selectFrom('variants').selectAll().limit(1).executeTakeFirstOrThrow();
  const copies = Array.from({ length: 60 }, (_, at) => ({
    ...row,
    sku: `COPY-${String(at).padStart(3, '0')}`,
    stock: 0,
  }));
  await handle.insertInto('variants').values(copies).execute();
  const { result } = await shop.call(contract.listStaffVariants, { language }, staff);
  expect(result.variants).toHaveLength(50);
  const rest = await skusOf(shop, staff, { after: result.next });
  expect(new Set([...result.variants.map(({ sku }) => sku), ...rest]).size).toBe(64);
  await handle.deleteFrom('variants').where('sku', 'like', 'COPY-%').execute();
});

test('what is hidden is nowhere in the mall, and neither is what is withdrawn; a cart says so', async () => {
  await using shop = await openShop();
  const [staff, buyer] = [await buildStaff(shop, ['shop']), await buildSession(shop)];
  await shop.call(addToCart, { language, sku: 'LICENCE', quantity: 1 }, buyer);
  const seen = async () => {
    const { status } = await shop.call(getItem, { language, id: 'licence' });
    const { result } = await shop.call(listItems, { language });
    const { result: cart } = await shop.call(getCart, { language }, buyer);
    return [status, result.items.some(({ id }) => id === 'licence'), cart.lines[0]?.state];
  };
  expect(await seen()).toEqual([200, true, 'available']);
  for (const state of ['hidden', 'withdrawn'] as const) {
    expect((await change(shop, staff, 'LICENCE', { state })).status).toBe(200);
    expect(await seen()).toEqual([404, false, 'withdrawn']);
    expect((await variantOf(shop, staff, 'LICENCE')).state).toBe(state);
    expect((await change(shop, staff, 'LICENCE', { state: 'on-sale' })).status).toBe(200);
    expect(await seen()).toEqual([200, true, 'available']);
  }
});

test('of two who save what they read, the second is refused and nothing of theirs is done (F4)', async () => {
  await using shop = await openShop();
  const [first, second] = [await buildStaff(shop, ['shop']), await buildStaff(shop, ['shop'])];
  const { revision } = await variantOf(shop, first, 'CARD-A');
  expect((await change(shop, first, 'CARD-A', { revision, leadDays: 7 })).status).toBe(200);
  const late = await change(shop, second, 'CARD-A', { revision, leadDays: 9 });
  expect([late.status, late.result.error]).toEqual([409, 'CATALOGUE_CHANGED']);
  expect((await variantOf(shop, first, 'CARD-A')).leadDays).toBe(7);
  expect((await change(shop, second, 'CARD-A', { leadDays: 9 })).status).toBe(200);
});

test('who edits a variant while somebody else moves its stock is in nobody’s way', async () => {
  await using shop = await openShop();
  const [editor, store] = [await buildStaff(shop, ['shop']), await buildStaff(shop, ['shop'])];
  const { revision, stock } = await variantOf(shop, editor, 'CARD-B');
  const received = { kind: 'received', pieces: 5, note: 'delivered' } as const;
  await shop.call(contract.moveStock, { language, sku: 'CARD-B', ...received }, store);
  expect((await change(shop, editor, 'CARD-B', { revision, leadDays: 7 })).status).toBe(200);
  expect(await variantOf(shop, editor, 'CARD-B')).toMatchObject({
    leadDays: 7,
    stock: stock + 5,
    revision: revision + 1,
  });
});

test('each change is an entry with before and after, and tells who did it', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  await change(shop, staff, 'CARD-A', { leadDays: 7 });
  const entries = await shop.deps.database.handle
    .selectFrom('auditEntries')
    .innerJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .select(['subjectId', 'before', 'after'])
    .where('action', '=', 'change-variant')
    .execute();
  expect(entries).toHaveLength(1);
  expect(entries[0]?.subjectId).toBe('CARD-A');
  expect(JSON.parse(entries[0]?.before ?? '')).toMatchObject({ leadDays: 2 });
  expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({ leadDays: 7 });
});

test('who reads the catalogue alone sees no movement of stock', async () => {
  await using shop = await openShop();
  const [editor, auditor] = [
    await buildStaff(shop, ['editor']),
    await buildStaff(shop, ['auditor']),
  ];
  await setStock(shop, 'CARD-A', 900);
  expect((await variantOf(shop, editor, 'CARD-A')).movements).toBeUndefined();
  const [newest] = (await variantOf(shop, auditor, 'CARD-A')).movements ?? [];
  expect(newest).toMatchObject({ quantity: -100 });
});

test('of many variants each is given back its own lead time, in one call', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const skus = ['CARD-A', 'CARD-B'];
  const read = async () => Promise.all(skus.map((sku) => variantOf(shop, staff, sku)));
  const edit = async (rows: readonly { sku: string; revision: number }[], wanted: object) =>
    shop.call(contract.editVariants, { language, rows: [...rows], ...wanted }, staff);
  const before = await read();
  await edit(
    before.map(({ sku, revision }) => ({ sku, revision })),
    { leadDays: 30 },
  );
  const changed = await read();
  expect(changed.map(({ leadDays }) => leadDays)).toEqual([30, 30]);
  const own = changed.map(({ sku, revision }, at) => {
    const { leadDays } = before[at]!;
    return { sku, revision, leadDays };
  });
  expect((await edit(own, {})).result).toEqual({ changed: 2, problems: [] });
  expect((await read()).map(({ leadDays }) => leadDays)).toEqual([2, 5]);
});

test('many variants are changed together, or with a problem none of them', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const rows = async (...skus: string[]) =>
    Promise.all(
      skus.map(async (sku) => ({ sku, revision: (await variantOf(shop, staff, sku)).revision })),
    );
  const edit = async (skus: string[], wanted: object) => {
    const input = { language, rows: await rows(...skus), ...wanted } as const;
    return (await shop.call(contract.editVariants, input, staff)).result;
  };
  expect(await edit(['CARD-A', 'LICENCE'], { leadDays: 4, pricePercent: 10 })).toEqual({
    changed: 2,
    problems: [],
  });
  const card = await variantOf(shop, staff, 'CARD-A');
  expect([card.leadDays, card.priceFen]).toEqual([4, 7_480]);
  expect(await edit(['CARD-A', 'CARD-B'], { pricePercent: 15 })).toMatchObject({
    error: 'NEEDS_SECOND_PERSON',
  });
  expect((await variantOf(shop, staff, 'CARD-B')).priceFen).toBe(38_800);
  await change(shop, staff, 'CARD-C', { state: 'withdrawn' });
  expect((await edit(['CARD-B', 'CARD-C'], { state: 'on-sale' })).problems).toHaveLength(1);
  expect(await edit(['CARD-B', 'CARD-C'], { state: 'hidden' })).toEqual({
    changed: 1,
    problems: [],
  });
  expect((await variantOf(shop, staff, 'CARD-C')).state).toBe('withdrawn');
});

test.each([
  [-19.4, 605],
  [-19.3, 605],
  [7.4, 806],
])(
  'of a price of 7.50 yuan that changes by %d per cent half a fen counts as one',
  async (pricePercent, wantedFen) => {
    await using shop = await openShop();
    const staff = await buildStaff(shop, ['shop']);
    const { handle } = shop.deps.database;
    const sku = 'CARD-C';
    await handle.updateTable('variants').set({ priceFen: 750 }).where('sku', '=', sku).execute();
    await handle.updateTable('priceChanges').set({ newFen: 750 }).where('sku', '=', sku).execute();
    const { revision } = await variantOf(shop, staff, sku);
    const rows = [{ sku, revision }];
    const edited = await shop.call(contract.editVariants, { language, rows, pricePercent }, staff);
    expect(edited.result.changed).toBe(1);
    expect((await variantOf(shop, staff, sku)).priceFen).toBe(wantedFen);
  },
);

// With so few rows, PostgreSQL scans the whole table.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'an item’s histories are found by its variants, however much was sold of others',
  async () => {
    await using opened = await openTestDatabase();
    const database = recordPlans(opened);
    await using shop = await openShop({ database });
    const staff = await buildStaff(shop, ['shop']);
    const plans = await database.plansOf(async () => {
      expect((await variantOf(shop, staff, 'CARD-A')).movements).toHaveLength(1);
    });
    const steps = plans.map((plan) => plan.steps).join('\n');
    expect(steps).toContain('stockMovementsBySku (sku=?)');
  },
);
