import type { Address } from '@uid/contract/orders';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StoredOrder } from '../lock-order.ts';

interface Correction {
  /** The order as the transaction has read it. */
  order: StoredOrder;
  /** `changedAt` of the order that the staff member saw. */
  revision: number;
  address: Address;
}

/** True if the order's state lets its address be corrected. The caller must check whether goods have been sent. */
export function isAddressOpen({ state, address }: Pick<StoredOrder, 'state' | 'address'>): boolean {
  return address !== null && (state === 'unpaid' || state === 'paid');
}

/**
 * Corrects the address of an order in the caller's transaction and returns the previous address.
 * Throws ORDER_CHANGED if the order has changed since it was read, STATE_CONFLICT if its address is no longer open.
 */
export async function correctAddress(
  handle: Handle,
  { order, revision, address }: Correction,
  { now }: Pick<ServerContext, 'now'>,
): Promise<Address> {
  if (!isAddressOpen(order)) throw new AppError('STATE_CONFLICT');
  const { numUpdatedRows } = await handle
    .updateTable('orders')
    .set({
      address: JSON.stringify(address),
      // Must be later than the revision that was read, even within the same millisecond.
      changedAt: Math.max(now(), revision + 1),
    })
    .where('id', '=', order.id)
    .where('changedAt', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('ORDER_CHANGED');
  return JSON.parse(order.address ?? '{}') as Address;
}
