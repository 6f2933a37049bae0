import type { OrderState } from '@uid/contract/orders';

import { accountName } from '../../account-name.ts';
import type { Handle } from '../../database/database.ts';
import { firstOrderId, orderIdAfter } from '../orders/first-order-id.ts';
import { inState } from '../orders/in-state.ts';
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

/** Days by the shop's clock, both of them in it. */
export interface OrderRange {
  state?: OrderState | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Everybody's orders, newest first, from after the one with this id. */
export function listEveryonesOrders(
  handle: Handle,
  { state, from, to, before, limit }: OrderRange & { before: string | undefined; limit: number },
): Promise<StoredOrder[]> {
  return handle
    .selectFrom('orders')
    .selectAll()
    .$if(state !== undefined, (query) => query.where(inState(state!)))
    .$if(from !== undefined, (query) => query.where('id', '>=', firstOrderId(from!)))
    .$if(to !== undefined, (query) => query.where('id', '<', orderIdAfter(to!)))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Whose orders these are, and the payment of each that first brought money. */
export async function readPaid(handle: Handle, ids: string[]) {
  if (ids.length === 0) return [];
  return (
    handle
      .selectFrom('orders')
      .leftJoin('accounts', 'accounts.id', 'orders.accountId')
      .leftJoin('paymentAttempts', (join) =>
        join
          .onRef('paymentAttempts.orderId', '=', 'orders.id')
          .on('paymentAttempts.capturedFen', '>', 0),
      )
      .select(['orders.id', accountName.as('email')])
      .select(['paymentAttempts.endedAt', 'paymentAttempts.method', 'paymentAttempts.capturedFen'])
      .where('orders.id', 'in', ids)
      // The first one stands last, and is the one that a map keeps.
      .orderBy('paymentAttempts.endedAt', 'desc')
      .orderBy('paymentAttempts.id', 'desc')
      .execute()
  );
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
