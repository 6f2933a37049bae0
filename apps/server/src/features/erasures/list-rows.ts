import type { Handle } from '../../database/database.ts';

/** Tables whose rows name a person by an email address and, emptied, stay for the count. */
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

/** Rows from before, the oldest first, that still say whose they are. */
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
