import type { Handle } from '../../database/database.ts';

/** Notes on an order that money of its own went back. */
export async function addRefunded(
  handle: Handle,
  { id, amountFen }: { id: string; amountFen: number },
): Promise<void> {
  await handle
    .updateTable('orders')
    .set((eb) => ({ refundedFen: eb('refundedFen', '+', amountFen) }))
    .where('id', '=', id)
    .execute();
}

interface PiecesBack {
  orderId: string;
  sku: string;
  /** Pieces that never left. */
  kept: number;
  /** Pieces that had left. */
  came: number;
}

/** Notes on a line that pieces of it are back. More than there are the table refuses. */
export async function addPiecesBack(
  handle: Handle,
  { orderId, sku, kept, came }: PiecesBack,
): Promise<void> {
  await handle
    .updateTable('orderLines')
    .set((eb) => ({
      keptBack: eb('keptBack', '+', kept),
      cameBack: eb('cameBack', '+', came),
    }))
    .where('orderId', '=', orderId)
    .where('sku', '=', sku)
    .execute();
}
