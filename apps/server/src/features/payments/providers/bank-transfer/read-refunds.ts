import type { Handle } from '../../../../database/database.ts';

function selectRefunds(handle: Handle) {
  return handle
    .selectFrom('refunds')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .where('paymentAttempts.method', '=', 'bank-transfer')
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
