import type { Insertable, Selectable } from 'kysely';

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

export function findPasskey(handle: Handle, credentialId: string): Promise<Passkey | undefined> {
  return handle
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** Inserts a passkey. False when the credential already belongs to an account. */
export async function insertPasskey(
  handle: Handle,
  passkey: Insertable<Tables['passkeys']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Records a use. False when the signature's counter did not rise, which reveals a copied authenticator; authenticators
 * that do not count stay at zero.
 */
export async function noteUse(
  handle: Handle,
  { id, counter }: { id: string; counter: number },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface OwnPasskey {
  id: string;
  accountId: string;
}

/** False when the account has no such passkey. */
export async function setPasskeyName(
  handle: Handle,
  { id, accountId }: OwnPasskey,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the account has no such passkey. */
export async function deletePasskey(
  handle: Handle,
  { id, accountId }: OwnPasskey,
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
