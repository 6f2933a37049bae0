import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export interface OrderBook extends Pick<
  Selectable<Tables['orders']>,
  'id' | 'no' | 'state' | 'totalFen' | 'refundedFen'
> {
  attempts: Selectable<Tables['paymentAttempts']>[];
  /** Refunds that were decided and not confirmed yet. */
  openRefunds: Pick<Selectable<Tables['refunds']>, 'amountFen' | 'requestedAt'>[];
  entries: Pick<Selectable<Tables['ledgerEntries']>, 'account' | 'amountFen'>[];
}

const pageLength = 200;

/** The next orders after `after` by id, with their payments and ledger entries. */
export async function listBooks(handle: Handle, after: string): Promise<OrderBook[]> {
  const orders = await handle
    .selectFrom('orders')
    .select(['id', 'no', 'state', 'totalFen', 'refundedFen'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageLength)
    .execute();
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const attempts = await handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', 'in', ids)
    .execute();
  const entries = await handle
    .selectFrom('ledgerEntries')
    .select(['orderId', 'account', 'amountFen'])
    .where('orderId', 'in', ids)
    .execute();
  const openRefunds = await handle
    .selectFrom('refunds')
    .select(['orderId', 'amountFen', 'requestedAt'])
    .where('orderId', 'in', ids)
    .where('state', '=', 'open')
    .execute();
  return orders.map((order) => ({
    ...order,
    openRefunds: openRefunds.filter(({ orderId }) => orderId === order.id),
    attempts: attempts.filter(({ orderId }) => orderId === order.id),
    entries: entries.filter(({ orderId }) => orderId === order.id),
  }));
}
