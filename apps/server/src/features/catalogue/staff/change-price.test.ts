import { decideApproval, listApprovals } from '@uid/contract/approvals';
import { getItem, listItems, pricePieces } from '@uid/contract/catalogue';
import * as contract from '@uid/contract/staff-catalogue';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../testing/beside-a-change.ts';
import { failFirst } from '../../../testing/fail-first.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { openShop } from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import { planPrice, withdrawPlan } from './plan-price.ts';
import { startPlannedPrices } from './start-planned-prices.ts';

const language = 'en';
const day = 24 * 60 * 60_000;

async function read(shop: TestShop, staff: Buyer) {
  const { result } = await shop.call(contract.getStaffItem, { language, id: 'card' }, staff);
  return result.variants.find(({ sku }) => sku === 'CARD-A')!;
}

async function change(
  shop: TestShop,
  staff: Buyer,
  priceFen: number,
  more: { starts?: string; revision?: number } = {},
) {
  const { revision } = await read(shop, staff);
  const input = { language, sku: 'CARD-A', revision, priceFen, ...more } as const;
  return shop.call(contract.changePrice, input, staff);
}

async function steps(shop: TestShop, staff: Buyer, wanted: [number, number][]) {
  const { revision } = await read(shop, staff);
  const input = {
    language,
    sku: 'CARD-A',
    revision,
    steps: wanted.map(([fromQuantity, priceFen]) => ({ fromQuantity, priceFen })),
  } as const;
  return shop.call(contract.changeSteps, input, staff);
}

/** The price of one piece in the mall: in the list, on the item's page, and as `pricePieces` answers. */
async function sold(shop: TestShop): Promise<number[]> {
  const { result: list } = await shop.call(listItems, { language });
  const { result: item } = await shop.call(getItem, { language, id: 'card' });
  const { result: one } = await shop.call(pricePieces, { language, sku: 'CARD-A', quantity: 1 });
  return [
    list.items.find(({ id }) => id === 'card')?.fromFen ?? 0,
    item.variants.find(({ sku }) => sku === 'CARD-A')?.priceFen ?? 0,
    one.priceFen,
  ];
}

test('a price counts at once everywhere, also in another process, and says who changed it from what (F8)', async () => {
  await using shop = await openShop();
  await using other = await openShop({ database: shop.deps.database });
  const staff = await buildStaff(shop, ['shop']);
  expect(await sold(other)).toEqual([6_800, 6_800, 6_800]);
  const { status, result } = await change(shop, staff, 7_000);
  expect([status, result.startsAt]).toEqual([200, shop.clock.now]);
  expect(await sold(other)).toEqual([7_000, 7_000, 7_000]);
  const { priceChanges } = await read(shop, staff);
  expect(priceChanges.map(({ state, oldFen, newFen }) => [state, oldFen, newFen])).toEqual([
    ['in-force', 6_800, 7_000],
    ['past', undefined, 6_800],
  ]);
  expect(priceChanges[0]?.person).toMatchObject({ id: staff.accountId });
});

test('a planned price begins by the clock at its minute in UTC+8, once, also where nobody ran then', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const starts = '2026-01-05T17:30';
  const startsAt = Date.UTC(2026, 0, 5, 9, 30);
  const { result } = await change(shop, staff, 7_000, { starts });
  expect(result.startsAt).toBe(startsAt);
  await shop.tick();
  expect(await sold(shop)).toEqual([6_800, 6_800, 6_800]);
  shop.clock.now = startsAt - 1;
  await shop.tick();
  expect(await sold(shop)).toEqual([6_800, 6_800, 6_800]);
  shop.clock.now = startsAt + 3 * day;
  await shop.tick();
  expect(await sold(shop)).toEqual([7_000, 7_000, 7_000]);
  const before = await read(shop, staff);
  shop.clock.now += day;
  await shop.tick();
  expect(await read(shop, staff)).toEqual(before);
});

test('of plans that nobody ran for the last to begin is in force, whichever was planned first', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  expect((await change(shop, staff, 7_200, { starts: '2026-01-07T00:00' })).status).toBe(200);
  expect((await change(shop, staff, 7_000, { starts: '2026-01-06T00:00' })).status).toBe(200);
  shop.clock.now += 3 * day;
  await shop.tick();
  expect(await sold(shop)).toEqual([7_200, 7_200, 7_200]);
});

test('two processes begin a planned price once', async () => {
  await using shop = await openShop();
  await using other = await openShop({ database: shop.deps.database });
  const staff = await buildStaff(shop, ['shop']);
  await change(shop, staff, 7_000, { starts: '2026-01-06T00:00' });
  const { revision } = await read(shop, staff);
  shop.clock.now += day;
  other.clock.now = shop.clock.now;
  await Promise.all([shop.tick(), other.tick()]);
  const after = await read(shop, staff);
  expect([after.priceFen, after.revision]).toEqual([7_000, revision + 1]);
});

test('a planned price can be taken back before it begins, and not afterwards', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  await change(shop, staff, 7_000, { starts: '2026-01-06T00:00' });
  const planned = async () => (await read(shop, staff)).priceChanges[0]!;
  const withdraw = async (id: string) =>
    shop.call(contract.withdrawPriceChange, { language, id }, staff);
  const { id } = await planned();
  expect((await withdraw(id)).status).toBe(200);
  expect((await planned()).state).toBe('withdrawn');
  const again = await withdraw(id);
  expect([again.status, again.result.error]).toEqual([409, 'CATALOGUE_CHANGED']);
  expect((await withdraw('nothing')).status).toBe(404);
  shop.clock.now += 2 * day;
  await shop.tick();
  expect(await sold(shop)).toEqual([6_800, 6_800, 6_800]);
});

test('a plan that is taken back as its time comes either begins or is withdrawn', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  await change(shop, staff, 7_000, { starts: '2026-01-06T00:00' });
  const { id } = (await read(shop, staff)).priceChanges[0]!;
  shop.clock.now += day;
  const [withdrawn] = await Promise.all([
    shop.call(contract.withdrawPriceChange, { language, id }, staff),
    shop.tick(),
  ]);
  const { priceFen, priceChanges } = await read(shop, staff);
  const { state } = priceChanges.find((each) => each.id === id)!;
  expect([withdrawn.status, priceFen, state]).toEqual(
    withdrawn.status === 200 ? [200, 6_800, 'withdrawn'] : [409, 7_000, 'in-force'],
  );
});

// SQLite allows one writer at a time, so no transaction meets an uncommitted change.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a plan that is just being taken back when its time comes does not begin',
  async () => {
    await using shop = await openShop();
    const { database } = shop.deps;
    const staff = await buildStaff(shop, ['shop']);
    await change(shop, staff, 7_000, { starts: '2026-01-05T17:30' });
    const { id } = (await read(shop, staff)).priceChanges[0]!;
    shop.clock.now = Date.UTC(2026, 0, 5, 9, 30);
    await besideAChange({ database, change: (handle) => withdrawPlan(handle, id, shop.deps) }, () =>
      startPlannedPrices(shop.deps, () => false),
    );
    const { priceChanges } = await read(shop, staff);
    expect(priceChanges.map(({ state }) => state)).toEqual(['withdrawn', 'in-force']);
    expect(await sold(shop)).toEqual([6_800, 6_800, 6_800]);
  },
);

test('a plan that fails holds up no other variant, and the later plans of its own wait for it', async () => {
  await using shop = await openShop();
  const { database } = shop.deps;
  const staff = await buildStaff(shop, ['shop']);
  const plan = (sku: string, priceFen: number, startsAt: number) =>
    database.transact((handle) =>
      planPrice(handle, { sku, priceFen, startsAt }, { context: shop.deps, ...staff }),
    );
  const { now } = shop.clock;
  await plan('CARD-A', 7_000, now + 1);
  await plan('CARD-A', 7_100, now + 2);
  await plan('CARD-B', 38_000, now + 3);
  shop.clock.now += 10;
  const context = { ...shop.deps, database: failFirst(database) };
  await expect(startPlannedPrices(context, () => false)).rejects.toThrow('no lock');
  const prices = () =>
    database.handle
      .selectFrom('variants')
      .select('priceFen')
      .where('sku', 'in', ['CARD-A', 'CARD-B'])
      .orderBy('sku')
      .execute();
  expect(await prices()).toEqual([{ priceFen: 6_800 }, { priceFen: 38_000 }]);
  await startPlannedPrices(context, () => false);
  expect(await prices()).toEqual([{ priceFen: 7_100 }, { priceFen: 38_000 }]);
});

test('plans that fail, and those that wait for them, take no turn of what is behind them', async () => {
  await using shop = await openShop();
  const { database } = shop.deps;
  const staff = await buildStaff(shop, ['shop']);
  await change(shop, staff, 7_000, { starts: '2026-01-06T00:00' });
  const planned = database.handle.selectFrom('priceChanges').selectAll();
  const [plan] = await planned.where('state', '=', 'planned').execute();
  const others = Array.from({ length: 100 }, (_, index) => ({
    ...plan!,
    id: `${plan!.id}-${index}`,
  }));
  const other = { ...plan!, id: `${plan!.id}-z`, sku: 'CARD-B', newFen: 38_000 };
  await database.handle
    .insertInto('priceChanges')
    .values([...others, other])
    .execute();
  shop.clock.now += day;
  const context = { ...shop.deps, database: failFirst(database) };
  await expect(startPlannedPrices(context, () => false)).rejects.toThrow('no lock');
  const { priceFen } = await database.handle
    .selectFrom('variants')
    .select('priceFen')
    .where('sku', '=', 'CARD-B')
    .executeTakeFirstOrThrow();
  expect(priceFen).toBe(38_000);
});

test('neither a time that has passed nor a price that somebody else changed is taken', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const past = await change(shop, staff, 7_000, { starts: '2026-01-05T16:00' });
  expect([past.status, past.result.error]).toEqual([409, 'TIME_PAST']);
  for (const starts of ['2026-01-05', '2026-01-06T00:00Z'])
    expect((await change(shop, staff, 7_000, { starts })).status).toBe(400);
  const { revision } = await read(shop, staff);
  await change(shop, staff, 7_000);
  const late = await change(shop, staff, 6_900, { revision });
  expect([late.status, late.result.error]).toEqual([409, 'CATALOGUE_CHANGED']);
  expect(await sold(shop)).toEqual([7_000, 7_000, 7_000]);
});

test('more than 20 % within 30 days takes a second person, also in slices, planned or by steps', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const refused = async (answer: Promise<{ status: number; result: { error?: string } }>) => {
    const { status, result } = await answer;
    expect([status, result.error]).toEqual([409, 'NEEDS_SECOND_PERSON']);
  };
  await refused(change(shop, staff, 5_439));
  expect((await change(shop, staff, 6_000)).status).toBe(200);
  await refused(change(shop, staff, 5_000));
  await refused(change(shop, staff, 5_000, { starts: '2026-01-20T00:00' }));
  await refused(steps(shop, staff, [[5, 5_000]]));
  expect((await steps(shop, staff, [[5, 5_500]])).status).toBe(200);
  await refused(steps(shop, staff, [[6, 5_000]]));
  expect((await steps(shop, staff, [])).status).toBe(200);
  await refused(steps(shop, staff, [[5, 5_000]]));
  // A planned price counts, too: the next price may not exceed it by the same share again.
  expect((await change(shop, staff, 5_500, { starts: '2026-01-20T00:00' })).status).toBe(200);
  await refused(change(shop, staff, 7_200));
  shop.clock.now += 29 * day;
  await shop.tick();
  await refused(change(shop, staff, 5_000));
  shop.clock.now += 2 * day;
  expect((await change(shop, staff, 5_000)).status).toBe(200);
});

test('what takes two is asked by one and done by the yes of another, unless the price moved meanwhile', async () => {
  await using shop = await openShop();
  const [first, second] = [await buildStaff(shop, ['shop']), await buildStaff(shop, ['shop'])];
  const ask = async (priceFen: number, more: { starts?: string } = {}) => {
    const { revision } = await read(shop, first);
    const input = { language, sku: 'CARD-A', revision, priceFen, ...more } as const;
    return shop.call(contract.askPriceChange, input, first);
  };
  const decide = async (by: Buyer) => {
    const { result } = await shop.call(listApprovals, { language }, second);
    const { id = '', hash = '' } = result.approvals[0] ?? {};
    return shop.call(decideApproval, { language, id, hash, isApproved: true }, by);
  };
  expect((await ask(5_000)).result.waitsFor).toBeDefined();
  expect((await ask(4_000)).result.error).toBe('APPROVAL_WAITS');
  expect(await sold(shop)).toEqual([6_800, 6_800, 6_800]);
  expect((await decide(first)).status).toBe(409);
  expect((await decide(second)).status).toBe(200);
  expect(await sold(shop)).toEqual([5_000, 5_000, 5_000]);
  expect((await read(shop, first)).priceChanges[0]?.person).toMatchObject({ id: first.accountId });
  await ask(10_000, { starts: '2026-01-06T00:00' });
  const { result } = await shop.call(listApprovals, { language }, second);
  expect(result.approvals[0]?.facts).toContainEqual({
    label: 'From (UTC+8)',
    text: '2026-01-06 00:00',
  });
  await change(shop, first, 5_500);
  expect((await decide(second)).result.error).toBe('CATALOGUE_CHANGED');
  expect(await sold(shop)).toEqual([5_500, 5_500, 5_500]);
});

test('where one person is enough, one person is', async () => {
  await using shop = await openShop({ environment: { TWO_PERSONS: 'off' } });
  const staff = await buildStaff(shop, ['shop']);
  expect((await change(shop, staff, 1)).status).toBe(200);
  expect(await sold(shop)).toEqual([1, 1, 1]);
});

test('more pieces never cost more: steps fall, and end where the price falls below them', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const at = async (quantity: number) =>
    (await shop.call(pricePieces, { language, sku: 'CARD-A', quantity })).result.priceFen;
  for (const wrong of [
    [[5, 6_800]],
    [
      [5, 6_000],
      [8, 6_100],
    ],
    [
      [5, 6_000],
      [5, 5_900],
    ],
  ] as const) {
    const answer = await steps(
      shop,
      staff,
      wrong.map(([from, fen]) => [from, fen]),
    );
    expect([answer.status, answer.result.error]).toEqual([409, 'STEP_NOT_LOWER']);
  }
  expect(
    (
      await steps(shop, staff, [
        [5, 6_500],
        [10, 6_000],
      ])
    ).status,
  ).toBe(200);
  expect([await at(4), await at(5), await at(12)]).toEqual([6_800, 6_500, 6_000]);
  const low = await change(shop, staff, 6_500);
  expect([low.status, low.result.error]).toEqual([409, 'STEP_NOT_LOWER']);
  await change(shop, staff, 6_600, { starts: '2026-01-06T00:00' });
  expect(
    (
      await steps(shop, staff, [
        [5, 6_700],
        [8, 6_600],
        [10, 6_000],
      ])
    ).status,
  ).toBe(200);
  shop.clock.now += day;
  await shop.tick();
  expect([await at(1), await at(5), await at(12)]).toEqual([6_600, 6_600, 6_000]);
  // A step that costs as much as a single piece has ended.
  const left = await shop.deps.database.handle
    .selectFrom('tierPrices')
    .select('fromQuantity')
    .where('sku', '=', 'CARD-A')
    .execute();
  expect(left).toEqual([{ fromQuantity: 10 }]);
});
