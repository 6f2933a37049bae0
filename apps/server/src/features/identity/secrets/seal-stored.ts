import type { Database, Handle } from '../../../database/database.ts';
import { keptSecret } from '../second-factor/kept-secret.ts';
import type { Keyring } from './keyring.ts';
import { seal, sealedWith, unseal } from './seal.ts';

const tables = ['totpSecrets', 'totpEnrolments'] as const;
const batch = 100;

/** The key of a stored secret is missing. The server does not start then, because it would lock out the accounts concerned. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing';
}

/**
 * Seals with the newest key all secrets that are stored plain or under an older key. Runs before the first request, and
 * may run in several processes at once. Throws `KeyMissing`.
 */
export async function sealStoredSecrets(database: Database, keyring: Keyring): Promise<void> {
  for (const table of tables)
    while (await database.transact((handle) => sealSome(handle, table, keyring)));
}

/** Seals one batch of secrets. True while there may be more. */
async function sealSome(
  handle: Handle,
  table: (typeof tables)[number],
  keyring: Keyring,
): Promise<boolean> {
  const rows = await handle
    .selectFrom(table)
    .select(['accountId', 'secret'])
    .where('secret', 'not like', `${sealedWith(keyring[0])}%`)
    .limit(batch)
    .execute();
  for (const { accountId, secret } of rows)
    await handle
      .updateTable(table)
      .set({ secret: seal(openStored(secret, accountId, keyring), keptSecret(accountId), keyring) })
      .where('accountId', '=', accountId)
      .where('secret', '=', secret)
      .execute();
  return rows.length === batch;
}

export interface StoredSecret {
  accountId: string;
  secret: string;
}

/** Throws unless the keys open every secret. */
export function refuseUnopenable(secrets: StoredSecret[], keyring: Keyring): void {
  for (const { secret, accountId } of secrets) openStored(secret, accountId, keyring);
}

/** Base32 has no dot, so a secret without one was stored plain. */
function openStored(secret: string, accountId: string, keyring: Keyring): string {
  if (!secret.includes('.')) return secret;
  if (!keyring.some((key) => secret.startsWith(sealedWith(key))))
    throw new KeyMissing(
      'The database holds secrets that were sealed with another key. Put the key back: it is secret.key of the data folder, or one of SECRET_KEYS.',
    );
  return unseal(secret, keptSecret(accountId), keyring);
}
