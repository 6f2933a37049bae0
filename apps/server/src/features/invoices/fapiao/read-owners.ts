import type { Handle } from '../../../database/database.ts';

/**
 * Returns whether a file is attached to an order of another account: by mistake, a customer would see another's fapiao.
 */
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
