import { randomBytes } from 'node:crypto';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';

export interface CarrierAccount {
  id: string;
  appId: string;
  /** Signs what the carrier sends. */
  secret: string;
}

const accountId = 'uid-security';

/** The shop's account with the carrier, opened with a secret of its own where there is none yet. */
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
  // Of two processes that start at once, the second takes the first one's secret.
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
