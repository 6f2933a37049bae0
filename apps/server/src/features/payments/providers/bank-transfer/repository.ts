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

/** The latest transfer of an order for which no money has come. */
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

export async function findOrderByNo(handle: Handle, no: string) {
  return handle
    .selectFrom('orders')
    .select(['id', 'state'])
    .where('no', '=', no)
    .executeTakeFirst();
}

/** What was recorded under the bank's number for a transaction; JSON. */
export async function findEntry(handle: Handle, number: string): Promise<string | undefined> {
  const entry = await handle
    .selectFrom('paymentNotifications')
    .select('body')
    .where('method', '=', method)
    .where('eventId', '=', number)
    .executeTakeFirst();
  return entry?.body;
}

function selectRefunds(handle: Handle) {
  return handle
    .selectFrom('refunds')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .where('paymentAttempts.method', '=', method)
    .selectAll('refunds')
    .select('orders.no');
}

/** What is to be paid back by transfer, the longest waiting first. */
export async function listOpenRefunds(
  handle: Handle,
  { after = '', limit }: { after?: string | undefined; limit: number },
) {
  return (
    selectRefunds(handle)
      // Open ones alone have a next try, and an index.
      .where('refunds.nextTryAt', 'is not', null)
      .where('refunds.id', '>', after)
      .orderBy('refunds.id')
      .limit(limit)
      .execute()
  );
}

export async function findRefund(handle: Handle, id: string) {
  return selectRefunds(handle).where('refunds.id', '=', id).executeTakeFirst();
}
