import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { returnStock } from '../catalogue/move-stock.ts';
import { addPiecesBack } from '../orders/give-back.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { piecesOf, readRefundable } from './read-refundable.ts';
import type { Refundable } from './read-refundable.ts';
import { countPieces } from './refundable.ts';
import type { ListedRequest } from './read-requests.ts';

interface PiecesBack {
  sku: string;
  /** Pieces that have not been sent, and never will be. */
  kept: number;
  /** Pieces that had been sent. */
  came: number;
}

/** The pieces that a request would take back now, beginning with those that have not been sent. */
export function piecesBack(
  { pieces, amountFen }: Pick<ListedRequest, 'pieces' | 'amountFen'>,
  { lines, refundableFen }: Pick<Refundable, 'lines' | 'refundableFen'>,
): PiecesBack[] {
  const asked = piecesOf(pieces);
  // The request refunds all the money that is left, so the unsent pieces will never be sent.
  const isWhole = amountFen === refundableFen;
  const isAll = isWhole && asked.length === 0;
  return lines.map(({ line: { sku }, left, unsent }) => {
    const count = isAll ? left : countPieces(asked, sku);
    const first = Math.min(count, unsent);
    return { sku, kept: isWhole ? unsent : first, came: count - first };
  });
}

export function countKept(back: readonly PiecesBack[]): number {
  return back.reduce((sum, { kept }) => sum + kept, 0);
}

/** The number of pieces that an approval would keep back now. */
export async function readUnsentOf(
  handle: Handle,
  request: Pick<ListedRequest, 'pieces' | 'amountFen'>,
  order: StoredOrder,
): Promise<number> {
  return countKept(piecesBack(request, await readRefundable(handle, order)));
}

interface TakingBack {
  request: ListedRequest;
  back: readonly PiecesBack[];
  restock: boolean;
  context: ServerContext;
}

/**
 * Records which pieces an approved request takes back. Pieces that were not sent can be sold again; pieces that had
 * been sent return to stock if staff have decided so.
 */
export async function takeBack(
  handle: Handle,
  { request, back, restock, context }: TakingBack,
): Promise<void> {
  const { orderId } = request;
  for (const each of back)
    if (each.kept + each.came > 0) await addPiecesBack(handle, { orderId, ...each });
  const sellable = back
    .map(({ sku, kept, came }) => ({ sku, quantity: kept + (restock ? came : 0) }))
    .filter(({ quantity }) => quantity > 0);
  const reason = `refund ${request.id}` as const;
  if (sellable.length > 0) await returnStock(handle, sellable, { orderId, reason, context });
}
