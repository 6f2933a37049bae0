import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { register as contract, SessionResult } from '@uid/contract/identity';

import type { Caller } from '../../../http/caller.ts';
import { proveCode } from '../codes/prove-code.ts';
import type { Identity } from '../identity.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireGoodPassword } from '../passwords/new-password/require-good-password.ts';
import { openNewAccount } from './open-new-account.ts';

/** Creates the account of a proven address with a password. */
export async function registerAccount(
  identity: Identity,
  { email, displayName, password, ...proof }: ParsedInputOf<typeof contract>,
  caller: Caller,
): Promise<SessionResult> {
  const shown = { field: 'password', language: caller.language, hasSecondFactor: false } as const;
  const proven = await proveCode(identity, { email, ...proof, purpose: 'registration' }, caller);
  await requireGoodPassword(identity.database.handle, password, { email, ...shown });
  const passwordHash = await identity.hashing.run(() => hashPassword(password));
  return identity.database.transact((handle) => {
    const account = {
      proven,
      id: identity.newId(),
      displayName: displayName ?? null,
      passwordHash,
    };
    return openNewAccount(identity, { handle, account }, caller);
  });
}
