import { AsyncLocalStorage } from 'node:async_hooks';

import { products } from '@uid/content/products';
import { listItems, priceBandNames, priceBands } from '@uid/contract/catalogue';
import type { PriceBand } from '@uid/contract/catalogue';
import * as contract from '@uid/contract/staff-catalogue';
import { addItem, addVariant } from '@uid/contract/staff-items';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Handle } from '../../database/database.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { setPrice, withdraw } from '../../testing/shop/change-catalogue.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { untilSomebodyWaits } from '../payments/testing/until-somebody-waits.ts';
import { bandBit } from './price-band.ts';

/*
 * Triggers keep the prices by which the mall sorts and filters with the item. Whenever a shop of these tests is closed,
 * `expectSoundBooks` compares all of them with the variants once more.
 */
const language = 'en';

/** Reads the prices kept with an item: the lowest price, and the bands. */
async function keptOf({ deps }: TestShop, id: string): Promise<[number | null, PriceBand[]]> {
  const { fromFen, priceBands: bits } = await deps.database.handle
    .selectFrom('items')
    .select(['fromFen', 'priceBands'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [fromFen, priceBandNames.filter((band) => ((bits ?? 0) & bandBit(band)) !== 0)];
}

async function storedOf({ deps }: TestShop, sku: string) {
  return deps.database.handle
    .selectFrom('variants')
    .selectAll()
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
}

async function changeState(
  shop: TestShop,
  staff: Buyer,
  { sku, state }: { sku: string; state: 'on-sale' | 'hidden' | 'withdrawn' },
) {
  const { revision, leadDays, lowStock } = await storedOf(shop, sku);
  const input = { language, sku, revision, leadDays, lowStock, state } as const;
  expect((await shop.call(contract.changeVariant, input, staff)).status).toBe(200);
}

async function changePrice(
  shop: TestShop,
  staff: Buyer,
  { sku, ...price }: { sku: string; priceFen: number; starts?: string },
) {
  const { revision } = await storedOf(shop, sku);
  const input = { language, sku, revision, ...price } as const;
  expect((await shop.call(contract.changePrice, input, staff)).status).toBe(200);
}

/** Counts the updates of rows of `items` that this connection has not yet reported to PostgreSQL's statistics. */
async function writtenSoFar(handle: Handle): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select n_tup_upd::int as written from pg_stat_xact_user_tables where relname = 'items'`.execute(
    handle,
  );
  return rows[0]?.written ?? Number.NaN;
}

/** A band includes its lower limit and excludes its upper one. */
function bandOf(priceFen: number): PriceBand | undefined {
  return priceBandNames.find(
    (band) => priceFen >= priceBands[band][0] && priceFen < priceBands[band][1],
  );
}

test('a price of each band is kept in the band that the contract says, at both of its ends', async () => {
  await using shop = await openShop();
  const ends = priceBandNames.flatMap((band) => [
    Math.max(priceBands[band][0], 1),
    Math.min(priceBands[band][1] - 1, 900_000_000),
  ]);
  for (const priceFen of ends) {
    await setPrice(shop, 'LICENCE', priceFen);
    expect(await keptOf(shop, 'licence')).toEqual([priceFen, [bandOf(priceFen)]]);
  }
});

test('the lowest price and the bands of an item follow a price that changes now and one that was planned', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  expect(await keptOf(shop, 'card')).toEqual([6_800, ['under-500']]);
  await changePrice(shop, staff, { sku: 'CARD-A', priceFen: 7_000 });
  expect(await keptOf(shop, 'card')).toEqual([7_000, ['under-500']]);
  // The lowest price stays, and a band is added.
  await setPrice(shop, 'CARD-B', 52_000);
  expect(await keptOf(shop, 'card')).toEqual([7_000, ['under-500', '500-5000']]);
  await changePrice(shop, staff, { sku: 'CARD-A', priceFen: 6_900, starts: '2026-01-05T17:30' });
  await changePrice(shop, staff, { sku: 'CARD-B', priceFen: 49_999, starts: '2026-01-05T17:30' });
  expect(await keptOf(shop, 'card')).toEqual([7_000, ['under-500', '500-5000']]);
  shop.clock.now = Date.UTC(2026, 0, 5, 9, 30);
  await shop.tick();
  expect(await keptOf(shop, 'card')).toEqual([6_900, ['under-500']]);
});

test('the lowest price and the bands of an item follow what is hidden, shown, withdrawn and added', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const { handle } = shop.deps.database;
  const product = products.find(({ slug }) => slug === 'safety-sim-card');
  const row = { kind: 'product' as const, id: 'safety-sim-card', position: 1 };
  await handle
    .insertInto('contents')
    .values({ ...row, body: JSON.stringify(product) })
    .execute();

  await changeState(shop, staff, { sku: 'CARD-A', state: 'hidden' });
  expect(await keptOf(shop, 'card')).toEqual([9_900, ['under-500']]);
  await changeState(shop, staff, { sku: 'CARD-A', state: 'on-sale' });
  expect(await keptOf(shop, 'card')).toEqual([6_800, ['under-500']]);
  const another = { variantZh: '丁', variantEn: 'D', priceFen: 6_000_000, leadDays: 3 };
  const card = { language, id: 'card', sku: 'CARD-D', ...another } as const;
  expect((await shop.call(addVariant, card, staff)).status).toBe(200);
  expect(await keptOf(shop, 'card')).toEqual([6_800, ['under-500']]);
  await changeState(shop, staff, { sku: 'CARD-D', state: 'on-sale' });
  expect(await keptOf(shop, 'card')).toEqual([6_800, ['under-500', 'over-50000']]);
  for (const sku of ['CARD-A', 'CARD-B', 'CARD-C'])
    await changeState(shop, staff, { sku, state: 'withdrawn' });
  expect(await keptOf(shop, 'card')).toEqual([6_000_000, ['over-50000']]);
  await changeState(shop, staff, { sku: 'CARD-D', state: 'hidden' });
  expect(await keptOf(shop, 'card')).toEqual([null, []]);

  const words = { nameZh: '新', nameEn: 'New', summaryZh: '新', summaryEn: 'New' };
  const more = { unitZh: '张', unitEn: 'card', includesZh: '卡\n信封', includesEn: 'Card\nCover' };
  const place = { product: 'safety-sim-card', delivery: 'shipped', formFactor: 'card' } as const;
  const item = {
    language,
    id: 'new',
    sku: 'NEW',
    ...another,
    ...place,
    ...words,
    ...more,
  } as const;
  expect((await shop.call(addItem, item, staff)).result).toEqual({ id: 'new' });
  expect(await keptOf(shop, 'new')).toEqual([null, []]);
  await changeState(shop, staff, { sku: 'NEW', state: 'on-sale' });
  expect(await keptOf(shop, 'new')).toEqual([6_000_000, ['over-50000']]);
});

test('a variant that is moved or deleted by hand leaves its item, and pieces that are sold change nothing', async () => {
  await using shop = await openShop();
  const { handle } = shop.deps.database;
  const row = { ...(await storedOf(shop, 'CARD-C')), sku: 'BY-HAND', priceFen: 100, stock: 0 };
  const price = { sku: 'BY-HAND', fromQuantity: 1, newFen: 100, startsAt: 0, askedAt: 0 };
  await handle.insertInto('variants').values(row).execute();
  await handle
    .insertInto('priceChanges')
    .values({ ...price, id: 'by-hand', state: 'in-force' })
    .execute();
  expect((await keptOf(shop, 'card'))[0]).toBe(100);
  await sql`update variants set "itemId" = 'licence' where sku = 'BY-HAND'`.execute(handle);
  expect((await keptOf(shop, 'card'))[0]).toBe(6_800);
  expect(await keptOf(shop, 'licence')).toEqual([100, ['under-500', '5000-50000']]);
  await sql`delete from "priceChanges" where sku = 'BY-HAND'`.execute(handle);
  await sql`delete from variants where sku = 'BY-HAND'`.execute(handle);
  expect(await keptOf(shop, 'licence')).toEqual([980_000, ['5000-50000']]);
  await sql`update items set "fromFen" = 1 where id = 'card'`.execute(handle);
  await sql`update variants set stock = stock - 0, "leadDays" = "leadDays"`.execute(handle);
  expect((await keptOf(shop, 'card'))[0]).toBe(1);
  await sql`update items set "fromFen" = 6800 where id = 'card'`.execute(handle);
});

test('an item is in each band in which a variant is, and stands there at its lowest price', async () => {
  await using shop = await openShop();
  await setPrice(shop, 'CARD-B', 600_000);
  const idsOf = async (filter: object) =>
    (await shop.call(listItems, { language, ...filter })).result.items.map(({ id }) => id);
  const price = '5000-50000';
  expect(await idsOf({ price, sort: 'price-asc' })).toEqual(['card', 'licence']);
  expect(await idsOf({ price, sort: 'price-desc' })).toEqual(['licence', 'card']);
  expect(await idsOf({ price: 'under-500', sort: 'price-asc' })).toEqual(['card']);
  expect(await idsOf({ price: '500-5000', sort: 'price-asc' })).toEqual([]);
  await withdraw(shop, 'CARD-B');
  expect(await idsOf({ price, sort: 'price-asc' })).toEqual(['licence']);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'of two transactions that change variants of one item at once, the second one counts the first one’s, too',
  async () => {
    await using shop = await openShop();
    const { database } = shop.deps;
    const wanted = { 'CARD-A': 20_000, 'CARD-B': 30_000 };
    const change = async (handle: typeof database.handle, sku: keyof typeof wanted) => {
      await sql`update variants set "priceFen" = ${wanted[sku]} where sku = ${sku}`.execute(handle);
      await sql`update "priceChanges" set "newFen" = ${wanted[sku]} where sku = ${sku}`.execute(
        handle,
      );
    };
    const outside = AsyncLocalStorage.snapshot();
    const { second } = await database.transact(async (handle) => {
      await change(handle, 'CARD-A');
      const second = outside(() => database.transact((other) => change(other, 'CARD-B')));
      await untilSomebodyWaits(handle);
      return { second };
    });
    await second;
    // The third variant is the cheapest now, and neither of the other two.
    expect(await keptOf(shop, 'card')).toEqual([9_900, ['under-500']]);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'a statement that changes many variants keeps the prices of their item once, and a sale of all not at all',
  async () => {
    await using shop = await openShop();
    const { database } = shop.deps;
    const itemsWritten = async (statement: string) =>
      database.transact(async (handle) => {
        const before = await writtenSoFar(handle);
        await sql.raw(statement).execute(handle);
        return (await writtenSoFar(handle)) - before;
      });
    const card = `where "itemId" = 'card'`;
    expect(await itemsWritten(`update variants set "priceFen" = "priceFen" + 1 ${card}`)).toBe(1);
    expect(await itemsWritten(`update variants set "priceFen" = "priceFen" - 1 ${card}`)).toBe(1);
    expect(await itemsWritten(`update variants set stock = stock + 0 ${card}`)).toBe(0);
    expect(await keptOf(shop, 'card')).toEqual([6_800, ['under-500']]);
  },
);
