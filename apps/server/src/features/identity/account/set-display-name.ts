import type { SessionResult } from '@uid/contract/identity';

import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { maskNumber } from '../mobile/present-mobile.ts';
import { findMobile } from '../mobile/repository.ts';
import { getAccount } from '../repository.ts';
import { presentSession } from '../sessions/present-session.ts';
import { updateDisplayName } from './repository.ts';

/** Keeps how the account's owner wants to be called; null: no name. */
export async function setDisplayName(
  { database, config }: Identity,
  displayName: string | null,
  { session: { accountId } }: SessionCaller,
): Promise<SessionResult['user']> {
  return database.transact(async (handle) => {
    const { email } = await getAccount(handle, accountId);
    // Without an address it is called by its number.
    const mobile = email === null && displayName === null && (await findMobile(handle, accountId));
    await updateDisplayName(handle, accountId, mobile ? maskNumber(mobile.number) : displayName);
    return presentSession(await getAccount(handle, accountId), config).user;
  });
}
