import type { Handle } from '../../../database/database.ts';

export async function listDueAttempts(handle: Handle, now: number, { limit }: { limit: number }) {
  return handle
    .selectFrom('paymentAttempts')
    .innerJoin('orders', 'orders.id', 'paymentAttempts.orderId')
    .selectAll('paymentAttempts')
    .select('orders.state as orderState')
    .where('nextPollAt', '<=', now)
    .orderBy('nextPollAt')
    .limit(limit)
    .execute();
}
