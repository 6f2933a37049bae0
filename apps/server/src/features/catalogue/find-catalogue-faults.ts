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

/** Variants, or items, that are looked at by one statement. */
const pageLength = 200;

/**
 * Variants whose stock is not what its movements say, or that are sold at a price that no change of price says; items
 * that the mall sorts or filters by prices that theirs are not.
 */
export async function findCatalogueFaults(handle: Handle): Promise<CatalogueFault[]> {
  return [
    ...(await findStockFaults(handle)),
    ...(await findPriceFaults(handle)),
    ...(await findKeptFaults(handle)),
  ];
}

/**
 * A sale that was committed late, behind what had been summed already, looks like a fault once. A fault stays: stock and
 * movements differ by the same, however much is sold meanwhile.
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
 * Where the two differ. Stock and the latest movements are read in one moment, what was summed before changes no more.
 * Grouped by `sku` itself, SQLite reads all movements there are, in the order of the index by it.
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

/** What the database keeps of an item's prices, beside what its variants on sale say in the same moment. */
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

/** Each page of a table after the other: the keys behind `after`, up to `last`. */
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
    // SQLite answers at once: without this nobody else would be answered until the last row was compared.
    await nextTurn();
  }
}
