import type { Handle } from '../../database/database.ts';

/** Returns the sum of an order's stock movements, which is negative while the order holds its pieces. */
export async function sumMovedPieces(handle: Handle, orderId: string): Promise<number> {
  const { moved } = await handle
    .selectFrom('stockMovements')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('moved'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return moved ?? 0;
}
