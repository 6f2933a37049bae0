import { setImmediate as nextTurn } from 'node:timers/promises';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Database, Handle } from '../../database/database.ts';
import { recordPlans } from '../../testing/record-plans.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import { findCatalogueFaults } from './find-catalogue-faults.ts';
import { startPlannedPrices } from './staff/start-planned-prices.ts';
import { movementsAtOnce } from './sum-movements.ts';

test.each([
  [
    'one piece too many',
    sql`update variants set stock = stock + 1 where sku = 'CARD-B'`,
    sql`update variants set stock = stock - 1 where sku = 'CARD-B'`,
    { id: 'CARD-B', problem: '6 in stock, its movements say 5' },
  ],
  [
    'a price that nobody changed',
    sql`update variants set "priceFen" = 1 where sku = 'CARD-B'`,
    sql`update variants set "priceFen" = 38800 where sku = 'CARD-B'`,
    { id: 'CARD-B', problem: '1 or more are sold at 1, its changes of price say 38800' },
  ],
  [
    'a step that nobody made',
    sql`insert into "tierPrices" (sku, "fromQuantity", "priceFen") values ('CARD-B', 5, 1)`,
    sql`delete from "tierPrices"`,
    { id: 'CARD-B', problem: '5 or more are sold at 1, its changes of price say nothing' },
  ],
  [
    'a change of price that is not sold',
    sql`insert into "priceChanges" (id, sku, "fromQuantity", "newFen", "startsAt", "askedAt", state)
      values ('planted', 'CARD-B', 6, 2, 0, 0, 'in-force')`,
    sql`delete from "priceChanges" where id = 'planted'`,
    { id: 'CARD-B', problem: '6 or more are sold at no price, its changes of price say 2' },
  ],
  [
    'a lowest price that no variant has',
    sql`update items set "fromFen" = 1 where id = 'card'`,
    sql`update items set "fromFen" = 6800 where id = 'card'`,
    {
      id: 'card',
      problem: 'listed at 1 in the bands 1, its variants on sale say 6800 in the bands 1',
    },
  ],
  [
    'a band in which nothing is',
    sql`update items set "priceBands" = 12 where id = 'licence'`,
    sql`update items set "priceBands" = 4 where id = 'licence'`,
    {
      id: 'licence',
      problem: 'listed at 980000 in the bands 12, its variants on sale say 980000 in the bands 4',
    },
  ],
  [
    'an item that is not listed',
    sql`update items set "fromFen" = null, "priceBands" = null where id = 'licence'`,
    sql`update items set "fromFen" = 980000, "priceBands" = 4 where id = 'licence'`,
    {
      id: 'licence',
      problem: 'listed at no price, its variants on sale say 980000 in the bands 4',
    },
  ],
])('%s is named (F8)', async (_name, plant, mend, fault) => {
  await using shop = await openShop();
  const { handle } = shop.deps.database;
  expect(await findCatalogueFaults(handle)).toEqual([]);
  await plant.execute(handle);
  expect(await findCatalogueFaults(handle)).toEqual([fault]);
  await mend.execute(handle);
});

test('faults are named on every page of variants, and with pages of movements behind them (F8)', async () => {
  await using shop = await openShop();
  const { handle } = shop.deps.database;
  await addVariants(handle, 450);
  await addMovements(handle, 2 * movementsAtOnce + 1);
  expect(await findCatalogueFaults(handle)).toEqual([]);
  await sql`update variants set stock = 7 where sku in ('N1100', 'N1449')`.execute(handle);
  await sql`update variants set "priceFen" = 9 where sku = 'N1300'`.execute(handle);
  expect((await findCatalogueFaults(handle)).map(({ id }) => id)).toEqual([
    'N1100',
    'N1449',
    'N1300',
  ]);
  await sql`update variants set stock = 0 where sku in ('N1100', 'N1449')`.execute(handle);
  await sql`update variants set "priceFen" = 100 where sku = 'N1300'`.execute(handle);
});

test('a sale during the check is no fault, also one that is committed behind what was summed', async () => {
  await using shop = await openShop();
  const { database } = shop.deps;
  await addMovements(database.handle, 3 * movementsAtOnce);
  const soldMeanwhile = (async () => {
    await nextTurn();
    await sellOne(database, '0-early');
    await sellOne(database, 'z-late');
  })();
  expect(await findCatalogueFaults(database.handle)).toEqual([]);
  await soldMeanwhile;
});

test('between two pages others have their turn', async () => {
  await using shop = await openShop();
  const { handle } = shop.deps.database;
  await addMovements(handle, 3 * movementsAtOnce);
  let turns = 0;
  const isOver = { value: false };
  const count = () => {
    turns += 1;
    if (!isOver.value) setImmediate(count);
  };
  setImmediate(count);
  await findCatalogueFaults(handle);
  isOver.value = true;
  // Two pages of movements, one page of variants for their stock, and one for their prices.
  expect(turns).toBeGreaterThanOrEqual(4);
});

test('of the movements that came last none is looked for among all there are', async () => {
  await using shop = await openShop();
  const database = recordPlans(shop.deps.database);
  const plans = await database.plansOf(() => findCatalogueFaults(database.handle));
  const late = plans.filter(({ sql: text }) => text.includes('late'));
  expect(late).not.toEqual([]);
  for (const { steps } of late) expect(steps).not.toContain('stockMovementsBySku');
});

test('planned prices whose time has come are found by the index of the planned ones', async () => {
  await using shop = await openShop();
  const { handle } = shop.deps.database;
  await sql`insert into "priceChanges" (id, sku, "fromQuantity", "newFen", "startsAt", "askedAt", state)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000)
    select 'old-' || i, 'CARD-A', 1, 100, i, i, 'ended' from n`.execute(handle);
  await sql`analyze "priceChanges"`.execute(handle);
  const database = recordPlans(shop.deps.database);
  const [due] = await database.plansOf(() =>
    startPlannedPrices({ ...shop.deps, database }, () => false),
  );
  expect(due?.steps).toMatch(/Scan using "plannedPriceChanges"|USING INDEX plannedPriceChanges/);
});

async function addVariants(handle: Handle, count: number): Promise<void> {
  const numbers = sql`with recursive n (i) as (select 0 union all select i + 1 from n where i < ${sql.lit(count - 1)})`;
  await sql`insert into variants (sku, "itemId", position, names, "priceFen", stock, "leadDays")
    ${numbers} select 'N' || (1000 + i), "itemId", 0, names, 100, 0, 0
    from n, variants where sku = 'CARD-B'`.execute(handle);
  await sql`insert into "priceChanges" (id, sku, "fromQuantity", "newFen", "startsAt", "askedAt", state)
    ${numbers} select 'N' || (1000 + i), 'N' || (1000 + i), 1, 100, 0, 0, 'in-force'
    from n`.execute(handle);
}

/** Adds movements that cancel each other out, so that the stock stays. */
async function addMovements(handle: Handle, count: number): Promise<void> {
  await sql`insert into "stockMovements" (id, sku, quantity, reason, "createdAt")
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(2 * Math.ceil(count / 2))})
    select 'a-' || (100000 + i), 'CARD-B', 1 - 2 * (i % 2), 'counted', 0 from n`.execute(handle);
}

async function sellOne(database: Database, id: string): Promise<void> {
  await database.transact(async (handle) => {
    await sql`update variants set stock = stock - 1 where sku = 'CARD-A'`.execute(handle);
    await sql`insert into "stockMovements" (id, sku, quantity, reason, "createdAt")
      values (${id}, 'CARD-A', -1, 'counted', 0)`.execute(handle);
  });
}
