import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { secondsOf } from '../../../http/limits/seconds.ts';
import type { Identity } from '../identity.ts';
import { passwordExpiry } from '../passwords/password-expiry.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { getAccount } from '../repository.ts';
import type { Account } from '../repository.ts';
import type { IdentityPolicy } from '../settings.ts';
import { replaceOwnPassword } from './replace-own-password.ts';

interface Change {
  currentPassword: string;
  newPassword: string;
}

/** Changes the password: every session ends, and the caller gets a new one. */
export async function changePassword(
  identity: Identity,
  { currentPassword, newPassword }: Change,
  caller: SessionCaller,
): Promise<SessionResult> {
  const { database, now, config } = identity;
  const account = await getAccount(database.handle, caller.session.accountId);
  const proof = { account, password: currentPassword, failure } as const;
  await provePassword(identity, proof, caller);
  refuseTooEarly(account, { now: now(), ...config.identity });
  const overtaken = 'CURRENT_PASSWORD_WRONG';
  const change = { account, newPassword, kind: 'password-changed', overtaken } as const;
  return replaceOwnPassword(identity, change, caller);
}

const failure = 'password-change-failed';

/**
 * A password that has to be replaced can be changed, however new it is. For a password that somebody else knows there
 * is the reset by mail.
 */
function refuseTooEarly(
  account: Account,
  { now, passwordMinAge, passwordMaxAge }: IdentityPolicy & { now: number },
): void {
  const wait = (account.passwordChangedAt ?? 0) + passwordMinAge - now;
  const expiry = passwordExpiry(account, passwordMaxAge) ?? Infinity;
  if (wait <= 0 || account.passwordExpiresAt !== null || expiry <= now) return;
  throw new AppError('PASSWORD_TOO_NEW', { retryAfter: secondsOf(wait) });
}
