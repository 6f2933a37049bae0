import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type ShownMessage = Selectable<Tables['mails']>;

export async function listLatestMessages(handle: Handle, limit: number): Promise<ShownMessage[]> {
  return handle
    .selectFrom('mails')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
