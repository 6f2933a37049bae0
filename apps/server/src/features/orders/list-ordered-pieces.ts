import type { Handle } from '../../database/database.ts';

/** What an order holds of the stock. */
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
