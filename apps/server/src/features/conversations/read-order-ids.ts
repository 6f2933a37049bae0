import type { Handle } from '../../database/database.ts';

/** Returns the ids of all orders of an account. */
export async function readOrderIds(handle: Handle, accountId: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('orders')
    .select('id')
    .where('accountId', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
}
