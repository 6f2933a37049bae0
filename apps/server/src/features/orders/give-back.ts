import type { Handle } from '../../database/database.ts';

/** Adds a refund of an order's own payment to the order's refunded total. */
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
  /** Pieces that were never sent. */
  kept: number;
  /** Pieces that had been sent. */
  came: number;
}

/** Records on an order line that pieces are back. The table refuses more pieces than the line has. */
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
