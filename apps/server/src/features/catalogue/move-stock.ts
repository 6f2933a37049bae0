import { sql } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { StockReason } from '../../database/commerce-tables.ts';
import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import { insertRows } from '../../database/write-row.ts';
import { priceAt } from './price-at.ts';

export interface Pieces {
  sku: string;
  quantity: number;
  /** If given, pieces are taken only at this price. */
  priceFen?: number;
}

export interface StockChange {
  orderId: string;
  reason: StockReason;
  context: Pick<ServerContext, 'now' | 'newId'>;
}

/**
 * Takes all the pieces out of the stock, or none. Returns false if one is out of stock, is withdrawn, or has another
 * price.
 */
export async function takeStock(
  handle: Handle,
  pieces: Pieces[],
  change: StockChange,
): Promise<boolean> {
  const ordered = inSkuOrder(pieces);
  const [taken] = await Promise.all([
    Promise.all(ordered.map((each) => takePieces(handle, each))),
    insertMovements(handle, pieces, { ...change, sign: -1 }),
  ]);
  if (taken.every(Boolean)) return true;
  await Promise.all([
    putBack(
      handle,
      ordered.filter((_, at) => taken[at]),
    ),
    deleteMovements(handle, change),
  ]);
  return false;
}

/** Returns pieces to the stock. A second call for the same order and reason fails on a unique key. */
export async function returnStock(
  handle: Handle,
  pieces: Pieces[],
  change: StockChange,
): Promise<void> {
  await Promise.all([
    putBack(handle, inSkuOrder(pieces)),
    insertMovements(handle, pieces, { ...change, sign: 1 }),
  ]);
}

/** Sorts by SKU: every transaction locks rows in this order, so that two of them cannot deadlock. */
function inSkuOrder(pieces: Pieces[]): Pieces[] {
  return pieces.toSorted((left, right) => (left.sku < right.sku ? -1 : 1));
}

async function takePieces(handle: Handle, { priceFen, ...pieces }: Pieces): Promise<boolean> {
  const { numAffectedRows } =
    priceFen === undefined
      ? await takeAtAnyPrice(handle, pieces)
      : await takeAtPrice(handle, { ...pieces, priceFen });
  return numAffectedRows === 1n;
}

const takeAtAnyPrice = prepare((handle, given: Given<Pieces>) => takingOf(handle, given));

const takeAtPrice = prepare((handle, given: Given<Required<Pieces>>) =>
  takingOf(handle, given).where(
    priceAt(sql`cast(${given.quantity} as bigint)`),
    '=',
    given.priceFen,
  ),
);

function takingOf(handle: Handle, { sku, quantity }: Given<Pick<Pieces, 'sku' | 'quantity'>>) {
  return handle
    .updateTable('variants')
    .set((eb) => ({ stock: eb('stock', '-', quantity) }))
    .where('sku', '=', sku)
    .where('stock', '>=', quantity)
    .where('isWithdrawn', '=', 0);
}

async function putBack(handle: Handle, pieces: Pieces[]): Promise<void> {
  await Promise.all(
    pieces.map(({ sku, quantity }) =>
      handle
        .updateTable('variants')
        .set((eb) => ({ stock: eb('stock', '+', quantity) }))
        .where('sku', '=', sku)
        .execute(),
    ),
  );
}

/** Records why the stock changes. */
async function insertMovements(
  handle: Handle,
  pieces: Pieces[],
  { orderId, reason, context, sign }: StockChange & { sign: 1 | -1 },
): Promise<void> {
  const shared = { reason, orderId, createdAt: context.now() };
  await insertRows(
    handle,
    'stockMovements',
    pieces.map(({ sku, quantity }) => ({
      id: context.newId(),
      sku,
      quantity: sign * quantity,
      ...shared,
    })),
  );
}

async function deleteMovements(handle: Handle, { orderId, reason }: StockChange): Promise<void> {
  await handle
    .deleteFrom('stockMovements')
    .where('orderId', '=', orderId)
    .where('reason', '=', reason)
    .execute();
}
