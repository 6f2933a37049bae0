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

/** The payment that paid an order, the first that brought its money; undefined while none has, or none that counts. */
export async function findPayment(
  handle: Handle,
  { id, state }: Pick<StoredOrder, 'id' | 'state'>,
) {
  if (state === 'unpaid' || state === 'review') return undefined;
  return handle
    .selectFrom('paymentAttempts')
    .select(['id', 'method', 'endedAt', 'capturedFen'])
    .where('orderId', '=', id)
    .where('capturedFen', '>', 0)
    .orderBy('endedAt')
    .orderBy('id')
    .executeTakeFirst();
}
