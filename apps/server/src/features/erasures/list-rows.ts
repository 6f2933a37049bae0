import type { Handle } from '../../database/database.ts';

/** Tables whose rows contain the email address of a person. Erased rows stay for statistics. */
export type AddressedTable = 'enquiries' | 'quotes';

export async function listIdsOf(
  handle: Handle,
  table: AddressedTable,
  email: string,
): Promise<string[]> {
  const rows = await handle
    .selectFrom(table)
    .select('id')
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of rows older than `before` that are not erased yet, oldest first. */
export async function listOldIds(
  handle: Handle,
  table: AddressedTable,
  { before, limit }: { before: number; limit: number },
): Promise<string[]> {
  const rows = await handle
    .selectFrom(table)
    .select('id')
    .where('createdAt', '<', before)
    .where('erasedAt', 'is', null)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
