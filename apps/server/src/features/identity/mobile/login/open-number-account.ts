import type { SessionResult } from '@uid/contract/identity';

import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { Identity } from '../../identity.ts';
import { insertAccount } from '../../repository.ts';
import type { Account } from '../../repository.ts';
import { openAccount } from '../../sessions/open-account.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { maskNumber } from '../present-mobile.ts';
import { putMobile } from '../repository.ts';

/** Creates the account of a proven number, which can log in to it, and starts the account's first session. */
export async function openNumberAccount(
  handle: Handle,
  number: string,
  { caller, identity }: { caller: Caller; identity: Identity },
): Promise<SessionResult> {
  const at = identity.now();
  const account: Account = {
    id: identity.newId(),
    email: null,
    // Greetings and lists show the account by this name.
    displayName: maskNumber(number),
    passwordHash: null,
    passwordVersion: 1,
    passwordChangedAt: null,
    passwordExpiresAt: null,
    createdAt: at,
    lastLoginAt: at,
    disabledAt: null,
    isPasswordShort: 0,
  };
  await insertAccount(handle, account);
  const mobile = { accountId: account.id, number, confirmedAt: at, logsIn: 1 };
  // Another request has just registered the number: the code stays valid, and logs in to that account.
  if (!(await putMobile(handle, mobile))) throw new AppError('MOBILE_CODE_INVALID');
  const opening = { event: 'registered', isProven: true } as const;
  const token = await openAccount(handle, account, opening, { caller, context: identity });
  return { token, ...presentSession(account, identity.config) };
}
