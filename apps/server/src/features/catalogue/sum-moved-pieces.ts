import type { Handle } from '../../database/database.ts';

/** Below zero while an order holds its pieces. */
export async function sumMovedPieces(handle: Handle, orderId: string): Promise<number> {
  const { moved } = await handle
    .selectFrom('stockMovements')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('moved'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return moved ?? 0;
}
