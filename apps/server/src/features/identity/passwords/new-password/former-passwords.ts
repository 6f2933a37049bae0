import type { Selectable } from 'kysely';

import type { Handle } from '../../../../database/database.ts';
import type { Tables } from '../../../../database/tables.ts';
import { verifyPassword } from '../password-hash.ts';

type FormerPassword = Selectable<Tables['formerPasswords']>;

/** Stores the hash of a password that is being replaced, and deletes the hashes beyond the policy's number. */
export async function keepFormerPassword(
  handle: Handle,
  former: FormerPassword,
  count: number,
): Promise<void> {
  const { accountId } = former;
  if (count > 0) await handle.insertInto('formerPasswords').values(former).execute();
  const kept = handle
    .selectFrom('formerPasswords')
    .select('passwordVersion')
    .where('accountId', '=', accountId)
    .orderBy('passwordVersion', 'desc')
    .limit(count);
  await handle
    .deleteFrom('formerPasswords')
    .where('accountId', '=', accountId)
    .where('passwordVersion', 'not in', kept)
    .execute();
}

/** Returns whether a password is one of the former ones that the policy refuses; each comparison costs a hash. */
export async function wasUsedBefore(
  handle: Handle,
  { accountId, password }: { accountId: string; password: string },
  count: number,
): Promise<boolean> {
  const rows = await handle
    .selectFrom('formerPasswords')
    .select('passwordHash')
    .where('accountId', '=', accountId)
    .orderBy('passwordVersion', 'desc')
    .limit(count)
    .execute();
  for (const { passwordHash } of rows)
    if (await verifyPassword(passwordHash, password)) return true;
  return false;
}
