import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { returnStock } from '../catalogue/move-stock.ts';
import { addPiecesBack } from '../orders/give-back.ts';
import { piecesOf } from './read-refundable.ts';
import type { Refundable } from './read-refundable.ts';
import { countPieces } from './refundable.ts';
import type { ListedRequest } from './read-requests.ts';

interface TakingBack {
  request: ListedRequest;
  refundable: Refundable;
  /** No money is left: what has not been sent never will be. */
  isWhole: boolean;
  restock: boolean;
  context: ServerContext;
}

/**
 * Notes which pieces an approved request takes back, those first that have not left: they are kept back and can be
 * sold again. Pieces that had left go on the shelf where a person has said so. Yields whether any were kept back.
 */
export async function takeBack(
  handle: Handle,
  { request, refundable, isWhole, restock, context }: TakingBack,
): Promise<boolean> {
  const asked = piecesOf(request.pieces);
  const isAll = isWhole && asked.length === 0;
  const back = refundable.lines.map(({ line: { sku }, left, unsent }) => {
    const count = isAll ? left : countPieces(asked, sku);
    const first = Math.min(count, unsent);
    return { sku, kept: isWhole ? unsent : first, came: count - first };
  });
  const { orderId } = request;
  for (const each of back)
    if (each.kept + each.came > 0) await addPiecesBack(handle, { orderId, ...each });
  const sellable = back
    .map(({ sku, kept, came }) => ({ sku, quantity: kept + (restock ? came : 0) }))
    .filter(({ quantity }) => quantity > 0);
  const reason = `refund ${request.id}` as const;
  if (sellable.length > 0) await returnStock(handle, sellable, { orderId, reason, context });
  return back.some(({ kept }) => kept > 0);
}
