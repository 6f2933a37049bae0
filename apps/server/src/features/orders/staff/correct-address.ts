import type { Address } from '@uid/contract/orders';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StoredOrder } from '../lock-order.ts';

interface Correction {
  /** As the transaction has read it. */
  order: StoredOrder;
  /** When it had last changed as the corrector read it. */
  revision: number;
  address: Address;
}

/** Whether the state of an order lets its address be corrected; what has left is for who calls to know. */
export function isAddressOpen({ state, address }: Pick<StoredOrder, 'state' | 'address'>): boolean {
  return address !== null && (state === 'unpaid' || state === 'paid');
}

/**
 * Corrects where an order goes, in the caller's transaction, and yields where it went before.
 * Throws ORDER_CHANGED where the order has changed since it was read, STATE_CONFLICT where it goes nowhere any more.
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
      // Later than what was read, also within the same millisecond.
      changedAt: Math.max(now(), revision + 1),
    })
    .where('id', '=', order.id)
    .where('changedAt', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('ORDER_CHANGED');
  return JSON.parse(order.address ?? '{}') as Address;
}
