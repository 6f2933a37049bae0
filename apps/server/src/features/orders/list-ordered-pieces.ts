import type { Handle } from '../../database/database.ts';

/** The pieces that an order holds of each SKU's stock. */
export async function listOrderedPieces(
  handle: Handle,
  orderId: string,
): Promise<{ sku: string; quantity: number }[]> {
  return handle
    .selectFrom('orderLines')
    .select(['sku', 'quantity'])
    .where('orderId', '=', orderId)
    .execute();
}
