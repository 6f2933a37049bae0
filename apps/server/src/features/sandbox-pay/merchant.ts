import { randomBytes } from 'node:crypto';

import type { ServerContext } from '../../context.ts';

export interface SandboxMerchant {
  id: string;
  appId: string;
  /** Signs what merchant and company say to each other. */
  secret: string;
}

const merchantId = 'uid-security';

/** The site's account with the company, opened with a secret of its own where there is none yet. */
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
  // Of two processes that start at once, the second takes the first one's secret.
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
