import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';

/** Paid orders whose licence keys are still to be issued, oldest order first. */
export async function listOrdersToLicense(
  handle: Handle,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ id: string }[]> {
  return handle
    .selectFrom('orders')
    .select('id')
    .where('state', '=', sql.lit('paid'))
    .where('keysDue', '=', sql.lit(1))
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function clearKeysDue(handle: Handle, orderId: string): Promise<void> {
  await handle.updateTable('orders').set({ keysDue: 0 }).where('id', '=', orderId).execute();
}
