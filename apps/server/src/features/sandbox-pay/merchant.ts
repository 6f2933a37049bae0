import { randomBytes } from 'node:crypto';

import type { ServerContext } from '../../context.ts';

export interface SandboxMerchant {
  id: string;
  appId: string;
  /** The key with which messages between merchant and company are signed. */
  secret: string;
}

const merchantId = 'uid-security';

/** Opens the site's account with the company. If there is none yet, it is created with a secret of its own. */
export async function openMerchant({
  database,
  newId,
}: Pick<ServerContext, 'database' | 'newId'>): Promise<SandboxMerchant> {
  const { handle } = database;
  const known = await findMerchant(database.handle);
  if (known) return known;
  const merchant = {
    id: merchantId,
    appId: newId(),
    secret: randomBytes(32).toString('base64url'),
  };
  // If two processes start at once, the second uses the secret of the first.
  await handle
    .insertInto('sandboxMerchants')
    .values(merchant)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await findMerchant(handle)) ?? merchant;
}

async function findMerchant(
  handle: ServerContext['database']['handle'],
): Promise<SandboxMerchant | undefined> {
  return handle
    .selectFrom('sandboxMerchants')
    .selectAll()
    .where('id', '=', merchantId)
    .executeTakeFirst();
}
