import { setImmediate as nextTurn } from 'node:timers/promises';

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { bandBitOf } from './price-band.ts';
import { sumMovements } from './sum-movements.ts';

export interface CatalogueFault {
  /** An SKU, or the id of an item. */
  id: string;
  problem: string;
}

interface ComparedStock {
  sku: string;
  stock: number;
  moved: number;
}

/** Number of variants or items compared by one statement. */
const pageLength = 200;

/**
 * Finds variants whose stock is not the sum of their movements, or whose price is not the one in force by the price
 * changes, and items whose stored price and bands are not those of their variants on sale.
 */
export async function findCatalogueFaults(handle: Handle): Promise<CatalogueFault[]> {
  return [
    ...(await findStockFaults(handle)),
    ...(await findPriceFaults(handle)),
    ...(await findKeptFaults(handle)),
  ];
}

/**
 * Compares twice: a sale that was committed after its range of ids had been summed looks like a fault once. A true
 * fault shows the same difference both times, no matter how much is sold in between.
 */
async function findStockFaults(handle: Handle): Promise<CatalogueFault[]> {
  const doubtful = await compareStocks(handle);
  if (doubtful.length === 0) return [];
  const before = new Map(doubtful.map(({ sku, stock, moved }) => [sku, stock - moved]));
  const again = await compareStocks(handle);
  return again
    .filter(({ sku, stock, moved }) => before.get(sku) === stock - moved)
    .map(({ sku, stock, moved }) => ({
      id: sku,
      problem: `${stock} in stock, its movements say ${moved}`,
    }));
}

/**
 * Returns the variants whose stock differs from their movements. One statement reads the stock and the latest
 * movements, so they match; the earlier movements, summed before, no longer change. `sku || ''` keeps SQLite from
 * reading all movements in the order of the index by `sku`.
 */
async function compareStocks(handle: Handle): Promise<ComparedStock[]> {
  const { pieces, upTo } = await sumMovements(handle);
  const different: ComparedStock[] = [];
  await forPages(handle, 'variants', async ({ after, last }) => {
    const { rows } = await sql<{ sku: string; stock: number; later: number }>`
      select variants.sku as sku, stock, coalesce(late.pieces, 0) as later
      from variants
      left join (
        select sku || '' as sku, sum(quantity) as pieces from "stockMovements" where id > ${upTo} group by sku || ''
      ) as late on late.sku = variants.sku
      where variants.sku > ${after} and variants.sku <= ${last}
      order by variants.sku`.execute(handle);
    for (const { sku, stock, later } of rows) {
      const moved = (pieces.get(sku) ?? 0) + later;
      if (stock !== moved) different.push({ sku, stock, moved });
    }
  });
  return different;
}

async function findPriceFaults(handle: Handle): Promise<CatalogueFault[]> {
  const faults: CatalogueFault[] = [];
  await forPages(handle, 'variants', async ({ after, last }) => {
    const isOfPage = sql`sku > ${after} and sku <= ${last}`;
    const { rows } = await sql<{
      sku: string;
      quantity: number;
      sold: number | null;
      said: number | null;
    }>`
      select coalesce(sold.sku, said.sku) as sku,
        coalesce(sold."fromQuantity", said."fromQuantity") as quantity,
        sold."priceFen" as sold, said."newFen" as said
      from (
        select sku, 1 as "fromQuantity", "priceFen" from variants where ${isOfPage}
        union all select sku, "fromQuantity", "priceFen" from "tierPrices" where ${isOfPage}
      ) as sold
      full join (
        select sku, "fromQuantity", "newFen" from "priceChanges"
        where state = 'in-force' and ${isOfPage}
      ) as said on said.sku = sold.sku and said."fromQuantity" = sold."fromQuantity"
      where sold."priceFen" is null or said."newFen" is null or sold."priceFen" <> said."newFen"
      order by 1, 2`.execute(handle);
    for (const { sku, quantity, sold, said } of rows)
      faults.push({
        id: sku,
        problem: `${quantity} or more are sold at ${sold ?? 'no price'}, its changes of price say ${said ?? 'nothing'}`,
      });
  });
  return faults;
}

/** Compares the prices stored with an item to those of its variants on sale, in one statement. */
async function findKeptFaults(handle: Handle): Promise<CatalogueFault[]> {
  const faults: CatalogueFault[] = [];
  await forPages(handle, 'items', async ({ after, last }) => {
    const { rows } = await sql<{ id: string; kept: string; said: string }>`
      select id, kept, said from (
        select items.id as id, ${pricesText(sql`items."fromFen"`, sql`items."priceBands"`)} as kept,
          ${pricesText(sql`min(variants."priceFen")`, sql`sum(distinct ${bandBitOf(sql`variants."priceFen"`)})`)} as said
        from items left join variants on variants."itemId" = items.id and variants."isWithdrawn" = 0
        where items.id > ${after} and items.id <= ${last}
        group by items.id
      ) as compared
      where kept <> said order by id`.execute(handle);
    for (const { id, kept, said } of rows)
      faults.push({ id, problem: `listed at ${kept}, its variants on sale say ${said}` });
  });
  return faults;
}

function pricesText(fromFen: RawBuilder<unknown>, bands: RawBuilder<unknown>) {
  return sql`coalesce(${fromFen} || ' in the bands ' || ${bands}, 'no price')`;
}

const keyOf = { variants: 'sku', items: 'id' };

/** Calls `look` for each page of a table in turn. The page has the keys greater than `after`, up to `last`. */
async function forPages(
  handle: Handle,
  table: keyof typeof keyOf,
  look: (page: { after: string; last: string }) => Promise<void>,
): Promise<void> {
  const key = sql.ref(keyOf[table]);
  for (let after = ''; ;) {
    const { rows } = await sql<{ key: string }>`
      select ${key} as key from ${sql.table(table)} where ${key} > ${after}
      order by ${key} limit ${pageLength}`.execute(handle);
    const last = rows.at(-1)?.key;
    if (last === undefined) return;
    await look({ after, last });
    after = last;
    // SQLite is synchronous: without this, no other request would be served until the last row was compared.
    await nextTurn();
  }
}
