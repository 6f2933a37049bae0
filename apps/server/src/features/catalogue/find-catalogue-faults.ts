import { setImmediate as nextTurn } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { sumMovements } from './sum-movements.ts';

export interface CatalogueFault {
  sku: string;
  problem: string;
}

interface ComparedStock {
  sku: string;
  stock: number;
  moved: number;
}

/** Variants that are looked at by one statement. */
const pageLength = 200;

/** Variants whose stock is not what its movements say, or that are sold at a price that no change of price says. */
export async function findCatalogueFaults(handle: Handle): Promise<CatalogueFault[]> {
  return [...(await findStockFaults(handle)), ...(await findPriceFaults(handle))];
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
      sku,
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
  await forPages(handle, async ({ after, last }) => {
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
  await forPages(handle, async ({ after, last }) => {
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
        sku,
        problem: `${quantity} or more are sold at ${sold ?? 'no price'}, its changes of price say ${said ?? 'nothing'}`,
      });
  });
  return faults;
}

/** Each page of variants after the other: those behind `after`, up to `last`. */
async function forPages(
  handle: Handle,
  look: (page: { after: string; last: string }) => Promise<void>,
): Promise<void> {
  for (let after = ''; ;) {
    const skus = await handle
      .selectFrom('variants')
      .select('sku')
      .where('sku', '>', after)
      .orderBy('sku')
      .limit(pageLength)
      .execute();
    const last = skus.at(-1)?.sku;
    if (last === undefined) return;
    await look({ after, last });
    after = last;
    // SQLite answers at once: without this nobody else would be answered until the last variant was compared.
    await nextTurn();
  }
}
