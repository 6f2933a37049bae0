import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type Passkey = Selectable<Tables['passkeys']>;

/** An account's passkeys, oldest first. */
export function listPasskeys(handle: Handle, accountId: string): Promise<Passkey[]> {
  return handle
    .selectFrom('passkeys')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
