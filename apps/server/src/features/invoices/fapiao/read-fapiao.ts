import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type StoredFapiao = Omit<Selectable<Tables['fapiaoFiles']>, 'content'>;

/** Lists the fapiao files of an order, oldest first, without their content. */
export function listFapiao(handle: Handle, orderId: string): Promise<StoredFapiao[]> {
  return handle
    .selectFrom('fapiaoFiles')
    .select(['id', 'orderId', 'number', 'type', 'bytes', 'hash', 'attachedAt', 'attachedBy'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
}
