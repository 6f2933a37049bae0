import type { Handle } from '../../database/database.ts';
import type { StoredOrder } from '../orders/lock-order.ts';

/** Orders of an account, newest first, from after the one with this id. */
export async function listOwnOrders(
  handle: Handle,
  accountId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StoredOrder[]> {
  return handle
    .selectFrom('orders')
    .selectAll()
    .where('accountId', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The payment that paid an order: the first that brought its money. */
export async function findPaidAttempt(handle: Handle, orderId: string) {
  return handle
    .selectFrom('paymentAttempts')
    .select(['id', 'method', 'endedAt', 'capturedFen'])
    .where('orderId', '=', orderId)
    .where('capturedFen', '>', 0)
    .orderBy('endedAt')
    .orderBy('id')
    .executeTakeFirst();
}
