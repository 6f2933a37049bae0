import type { Address, OrderState } from '@uid/contract/orders';
import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { StoredOrder } from './lock-order.ts';

export type StoredOrderLine = Selectable<Tables['orderLines']>;

export interface OrderKey {
  no: string;
  accountId: string;
}

/** Finds an order of the account; undefined if the order belongs to another account. */
export async function findOrder(
  handle: Handle,
  { no, accountId }: OrderKey,
): Promise<StoredOrder | undefined> {
  return handle
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** The order with this number, whichever account it belongs to. */
export function findAnyOrder(handle: Handle, no: string): Promise<StoredOrder | undefined> {
  return handle.selectFrom('orders').selectAll().where('no', '=', no).executeTakeFirst();
}

/** The id of the order with this number, whichever account it belongs to. */
export async function findOrderId(handle: Handle, no: string): Promise<string | undefined> {
  const order = await handle
    .selectFrom('orders')
    .select('id')
    .where('no', '=', no)
    .executeTakeFirst();
  return order?.id;
}

/** The address of an order, and the state that tells whether its goods may still be sent there. */
export async function getDestination(
  handle: Handle,
  orderId: string,
): Promise<{ state: OrderState; address: Address }> {
  const { state, address } = await handle
    .selectFrom('orders')
    .select(['state', 'address'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { state, address: JSON.parse(address ?? '{}') as Address };
}

/** The lines of several orders, order by order. */
export async function listOrderLines(
  handle: Handle,
  orderIds: string[],
): Promise<StoredOrderLine[]> {
  if (orderIds.length === 0) return [];
  return handle
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .orderBy('position')
    .execute();
}
