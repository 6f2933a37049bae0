import type { SessionResult } from '@uid/contract/identity';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { useCode } from '../codes/prove-code.ts';
import type { ProvenCode } from '../codes/prove-code.ts';
import type { Identity } from '../identity.ts';
import { insertAccount } from '../repository.ts';
import type { Account } from '../repository.ts';
import { openAccount } from '../sessions/open-account.ts';
import { presentSession } from '../sessions/present-session.ts';

interface NewAccount extends Pick<Account, 'id' | 'displayName' | 'passwordHash'> {
  /** Used up in the transaction that creates the account. */
  proven: ProvenCode;
}

/** Creates the account of a proven address and starts its first session. */
export async function openNewAccount(
  identity: Identity,
  { handle, account: { proven, ...facts } }: { handle: Handle; account: NewAccount },
  caller: Caller,
): Promise<SessionResult> {
  const { email } = proven;
  const at = identity.now();
  await useCode(handle, proven);
  const account: Account = {
    ...facts,
    email,
    passwordVersion: 1,
    passwordChangedAt: facts.passwordHash === null ? null : at,
    passwordExpiresAt: null,
    createdAt: at,
    lastLoginAt: at,
    disabledAt: null,
    isPasswordShort: 0,
  };
  // An address that has an account is never mailed a code, so this code was guessed.
  if (!(await insertAccount(handle, account))) throw new AppError('CODE_INVALID');
  const opening = { event: 'registered', isProven: true } as const;
  const token = await openAccount(handle, account, opening, { caller, context: identity });
  return { token, ...presentSession(account, identity.config) };
}
