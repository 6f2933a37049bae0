import type { Handle } from '../../../database/database.ts';

export async function listDueAttempts(
  handle: Handle,
  { now, latest, limit }: { now: number; latest: number; limit: number },
) {
  return (
    handle
      .selectFrom('paymentAttempts')
      .innerJoin('orders', 'orders.id', 'paymentAttempts.orderId')
      .selectAll('paymentAttempts')
      .select('orders.state as orderState')
      // A time after `latest` was written while the clock was ahead.
      .where((eb) => eb.or([eb('nextPollAt', '<=', now), eb('nextPollAt', '>', latest)]))
      .orderBy('nextPollAt')
      .limit(limit)
      .execute()
  );
}
