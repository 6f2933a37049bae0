import { sql } from 'kysely';
import type { Insertable } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { StockReason } from '../../database/commerce-tables.ts';
import type { Handle } from '../../database/database.ts';
import { mustChange, prepareWrite, runTogether } from '../../database/run-together.ts';
import type { Write } from '../../database/run-together.ts';
import type { Tables } from '../../database/tables.ts';
import { priceAt } from './price-at.ts';

export interface Pieces {
  sku: string;
  quantity: number;
  /** Where given, pieces are only taken at this price. */
  priceFen?: number;
}

export interface StockChange {
  orderId: string;
  reason: StockReason;
  context: Pick<ServerContext, 'now' | 'newId'>;
}

/** Takes all the pieces out of the stock, or none: false when one is not there, is withdrawn or has another price. */
export async function takeStock(
  handle: Handle,
  pieces: Pieces[],
  change: StockChange,
): Promise<boolean> {
  if (!(await takePieces(handle, pieces))) return false;
  await runTogether(handle, [movementsWrite(pieces, { change, sign: -1 })]);
  return true;
}

async function takePieces(handle: Handle, pieces: Pieces[]): Promise<boolean> {
  const taken: Pieces[] = [];
  for (const each of inSkuOrder(pieces)) {
    const [changed] = await runTogether(handle, [takeWrite(each)]);
    if (changed !== 1) {
      for (const earlier of taken) await putBack(handle, earlier);
      return false;
    }
    taken.push(each);
  }
  return true;
}

/** What takes pieces out of the stock and says why, to be written with more, and only if all of them are there. */
export function stockWrites(pieces: Pieces[], change: StockChange): Write[] {
  return [...inSkuOrder(pieces).map(takeWrite), movementsWrite(pieces, { change, sign: -1 })];
}

/** Gives pieces back. Repeating it for the same order and reason fails on a unique key. */
export async function returnStock(
  handle: Handle,
  pieces: Pieces[],
  change: StockChange,
): Promise<void> {
  for (const each of inSkuOrder(pieces)) await putBack(handle, each);
  await runTogether(handle, [movementsWrite(pieces, { change, sign: 1 })]);
}

/** One order for everybody: those who want the same rows wait for each other and never in a circle. */
function inSkuOrder(pieces: Pieces[]): Pieces[] {
  return pieces.toSorted((left, right) => (left.sku < right.sku ? -1 : 1));
}

type TakenPieces = Pick<Pieces, 'sku' | 'quantity'> & { priceFen: number | undefined };

function takeWrite({ sku, quantity, priceFen }: Pieces): Write {
  return mustChange(1, take({ sku, quantity, priceFen }));
}

const take = prepareWrite((handle, { sku, quantity, priceFen }: TakenPieces) => {
  const update = handle
    .updateTable('variants')
    .set((eb) => ({ stock: eb('stock', '-', quantity) }))
    .where('sku', '=', sku)
    .where('stock', '>=', quantity)
    .where('isWithdrawn', '=', 0);
  if (priceFen === undefined) return update;
  return update.where(priceAt(sql`cast(${quantity} as bigint)`), '=', priceFen);
});

async function putBack(handle: Handle, { sku, quantity }: Pieces): Promise<void> {
  await handle
    .updateTable('variants')
    .set((eb) => ({ stock: eb('stock', '+', quantity) }))
    .where('sku', '=', sku)
    .execute();
}

/** Why the stock is what it becomes. */
function movementsWrite(
  pieces: Pieces[],
  { change, sign }: { change: StockChange; sign: 1 | -1 },
): Write {
  const { orderId, reason, context } = change;
  const facts = { orderId, reason, createdAt: context.now() };
  const rows = pieces.map(({ sku, quantity }) => ({
    ...facts,
    id: context.newId(),
    sku,
    quantity: sign * quantity,
  }));
  return insertMovements(rows);
}

const insertMovements = prepareWrite((handle, rows: Insertable<Tables['stockMovements']>[]) =>
  handle.insertInto('stockMovements').values(rows),
);
