import type { Handle } from '../../database/database.ts';

/** Every order of an account. */
export async function readOrderIds(handle: Handle, accountId: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('orders')
    .select('id')
    .where('accountId', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
}
