import { countAtMost } from '../../../../database/count-at-most.ts';
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

/** Refunds to be paid by transfer, the longest waiting first. */
export async function listOpenRefunds(
  handle: Handle,
  { after = '', limit }: { after?: string | undefined; limit: number },
) {
  return selectOpenRefunds(handle)
    .where('refunds.id', '>', after)
    .orderBy('refunds.id')
    .limit(limit)
    .execute();
}

/** Counts the refunds to be paid by transfer, up to a limit. */
export async function countOpenRefunds(handle: Handle, max: number): Promise<number> {
  return countAtMost(handle, selectOpenRefunds(handle), max);
}

/** Only open refunds have a next try, and that column has an index. */
function selectOpenRefunds(handle: Handle) {
  return selectRefunds(handle).where('refunds.nextTryAt', 'is not', null);
}

export async function findRefund(handle: Handle, id: string) {
  return selectRefunds(handle).where('refunds.id', '=', id).executeTakeFirst();
}
