import type { Handle } from '../../../../database/database.ts';
import type { StoredAttempt } from '../../repository.ts';

const method: string = 'bank-transfer';

export async function findTransfer(
  handle: Handle,
  reference: string,
): Promise<StoredAttempt | undefined> {
  return handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('id', '=', reference)
    .where('method', '=', method)
    .executeTakeFirst();
}

/** The latest transfer of an order for which no money has arrived. */
export async function findAwaitedTransfer(
  handle: Handle,
  orderId: string,
): Promise<StoredAttempt | undefined> {
  return handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('method', '=', method)
    .where('state', 'in', ['open', 'failed', 'closed'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The JSON that was recorded under the bank's transaction number. */
export async function findEntry(handle: Handle, number: string): Promise<string | undefined> {
  const entry = await handle
    .selectFrom('paymentNotifications')
    .select('body')
    .where('method', '=', method)
    .where('eventId', '=', number)
    .executeTakeFirst();
  return entry?.body;
}
