import type { SessionResult } from '@uid/contract/identity';

import type { Config } from '../../../config.ts';
import { passwordExpiry } from '../passwords/password-expiry.ts';
import type { Account } from '../repository.ts';

type Shown = Pick<Account, 'email' | 'displayName' | 'passwordChangedAt' | 'passwordExpiresAt'>;

/** Returns what a response says of a session's account. */
export function presentSession(account: Shown, { identity }: Config): Omit<SessionResult, 'token'> {
  const expireTime = passwordExpiry(account, identity.passwordMaxAge);
  const hasPassword = account.passwordChangedAt !== null;
  return {
    user: {
      ...(account.email !== null && { email: account.email }),
      ...(account.displayName !== null && { displayName: account.displayName }),
      ...(!hasPassword && { hasPassword }),
    },
    ...(expireTime !== undefined && { expireTime }),
  };
}
