import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Events, Subscriber } from '../../../events.ts';
import { eraseNotes } from '../staff/order-notes.ts';
import { booksBegin } from './books-time.ts';
import { listOrdersToErase } from './list-orders-to-erase.ts';

/** Orders that were never paid are not in the company's books, so their personal details go with the account. */
export const eraseNeverPaid: Subscriber<Events['account-deleted']> = async (
  handle,
  { accountId },
  { now },
) => {
  const erased = await handle
    .updateTable('orders')
    .set(erasedAt(now()))
    .where('accountId', '=', accountId)
    .where('state', '=', 'cancelled')
    .where('erasedAt', 'is', null)
    .returning('id')
    .execute();
  await eraseNotes(handle, erased);
};

/** Erases the details of all orders past their retention time. */
export async function eraseOldOrders({
  database,
  now,
  publish,
}: Pick<ServerContext, 'database' | 'now' | 'publish'>): Promise<void> {
  const ids = await listOrdersToErase(database.handle, now());
  if (ids.length === 0) return;
  await database.transact(async (handle) => {
    const orderIds = await eraseDetails(handle, ids, now());
    if (orderIds.length > 0) await publish(handle, 'orders-erased', { orderIds });
  });
}

async function eraseDetails(handle: Handle, ids: string[], now: number): Promise<string[]> {
  const erased = await handle
    .updateTable('orders')
    .set(erasedAt(now))
    .where('id', 'in', ids)
    // A payment may have arrived since the orders were listed.
    .where((eb) => eb.or([eb('state', '=', 'cancelled'), eb('changedAt', '<', booksBegin(now))]))
    .returning('id')
    .execute();
  await eraseNotes(handle, erased);
  return erased.map(({ id }) => id);
}

/** Keeps what was ordered and what it cost; erases the address, the invoice details and the note. */
function erasedAt(now: number) {
  const invoice = JSON.stringify({ kind: 'none' });
  return { address: null, invoice, note: null, fapiaoDue: 0, erasedAt: now };
}
