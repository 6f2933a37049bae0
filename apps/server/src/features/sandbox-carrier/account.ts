import { randomBytes } from 'node:crypto';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';

export interface CarrierAccount {
  id: string;
  appId: string;
  /** The key with which messages of the carrier are signed. */
  secret: string;
}

const accountId = 'uid-security';

/** Opens the shop's account with the carrier. If there is none yet, it is created with a secret of its own. */
export async function openCarrierAccount({
  database,
  newId,
}: Pick<ServerContext, 'database' | 'newId'>): Promise<CarrierAccount> {
  const { handle } = database;
  const known = await findAccount(handle);
  if (known) return known;
  const account = {
    id: accountId,
    appId: newId(),
    secret: randomBytes(32).toString('base64url'),
  };
  // If two processes start at once, the second uses the secret of the first.
  await handle
    .insertInto('sandboxCarrierAccounts')
    .values(account)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await findAccount(handle)) ?? account;
}

async function findAccount(handle: Handle): Promise<CarrierAccount | undefined> {
  return handle
    .selectFrom('sandboxCarrierAccounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirst();
}
