import type { Handle } from '../../../database/database.ts';

/** Whether a file is attached to an order of somebody else: a slip that would show a customer another's fapiao. */
export async function isAnothersFapiao(
  handle: Handle,
  { hash, accountId }: { hash: string; accountId: string },
): Promise<boolean> {
  const found = await handle
    .selectFrom('fapiaoFiles')
    .innerJoin('orders', 'orders.id', 'fapiaoFiles.orderId')
    .select('fapiaoFiles.id')
    .where('fapiaoFiles.hash', '=', hash)
    .where('orders.accountId', '<>', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
