import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { proveCode, useCode } from '../codes/prove-code.ts';
import type { MailProof } from '../codes/prove-code.ts';
import type { Identity } from '../identity.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireGoodPassword } from '../passwords/new-password/require-good-password.ts';
import { presentSession } from '../sessions/present-session.ts';
import { takeInvitation } from '../operators/invitation.ts';
import { insertAccount } from '../repository.ts';
import type { Account } from '../repository.ts';
import { openAccount } from '../sessions/open-account.ts';

/** Creates the account of a proven address and starts its first session. */
export async function registerAccount(
  identity: Identity,
  { email, password, ...proof }: { email: string; password: string } & MailProof,
  caller: Caller,
): Promise<SessionResult> {
  const shown = { field: 'password', language: caller.language, hasSecondFactor: false } as const;
  const proven = await proveCode(identity, { email, ...proof, purpose: 'registration' }, caller);
  requireGoodPassword(password, { email, ...shown });
  const passwordHash = await identity.hashing.run(() => hashPassword(password));
  return identity.database.transact(async (handle) => {
    await useCode(handle, proven);
    const isInvited = await takeInvitation(handle, email, identity.now());
    const role = isInvited ? 'operator' : 'buyer';
    const account = newAccount(identity, { email, passwordHash, role });
    // Somebody who has an account was never mailed a code, so this one was guessed.
    if (!(await insertAccount(handle, account))) throw new AppError('CODE_INVALID');
    const opening = { event: 'registered', isProven: true } as const;
    const token = await openAccount(handle, account, opening, { caller, context: identity });
    return { token, ...presentSession(account, identity.config) };
  });
}

function newAccount(
  { newId, now }: Identity,
  facts: Pick<Account, 'email' | 'passwordHash' | 'role'>,
): Account {
  const at = now();
  return {
    ...facts,
    id: newId(),
    passwordVersion: 1,
    passwordChangedAt: at,
    passwordExpiresAt: null,
    createdAt: at,
    lastLoginAt: at,
    isPasswordShort: 0,
  };
}
