import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { secondsOf } from '../../../http/limits/seconds.ts';
import type { Identity } from '../identity.ts';
import { hashNewPassword } from '../passwords/new-password/hash-new-password.ts';
import { isShortPassword } from '../passwords/password-policy.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { requireGoodPassword } from '../passwords/new-password/require-good-password.ts';
import { presentSession } from '../sessions/present-session.ts';
import { tellOwner } from '../owner/tell-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getAccount, replacePassword } from '../repository.ts';
import type { Account } from '../repository.ts';
import { findTotpSecret } from '../second-factor/repository.ts';
import { startSession } from '../sessions/start-session.ts';

interface Change {
  currentPassword: string;
  newPassword: string;
}

/** Changes the password: every session ends, and the caller gets a new one. */
export async function changePassword(
  identity: Identity,
  change: Change,
  caller: SessionCaller,
): Promise<SessionResult> {
  const { database, now, config } = identity;
  const account = await getAccount(database.handle, caller.session.accountId);
  const proof = { account, password: change.currentPassword, failure } as const;
  await provePassword(identity, proof, caller);
  refuseTooEarly(account, { now: now(), ...config.identity });
  const hasSecondFactor = (await findTotpSecret(database.handle, account.id)) !== undefined;
  const { newPassword: password } = change;
  const shown = { field: 'newPassword', language: caller.language, hasSecondFactor } as const;
  requireGoodPassword(password, { email: account.email, ...shown });
  const passwordHash = await hashNewPassword(identity, { account, password }, shown);
  const isShort = isShortPassword(password);
  const { formerPasswords } = config.identity;
  const replacement = { now: now(), passwordHash, isShort, formerPasswords };
  return database.transact(async (handle) => {
    if (!(await replacePassword(handle, account, replacement)))
      throw new AppError('CURRENT_PASSWORD_WRONG');
    const token = await startSession(handle, account.id, { caller, context: identity });
    const event = { kind: 'password-changed', accountId: account.id, from: caller } as const;
    await recordEvent(handle, event, identity);
    const told = { kind: 'password-changed', account, language: caller.language } as const;
    await tellOwner(handle, told, identity);
    const changed = { ...account, passwordChangedAt: now(), passwordExpiresAt: null };
    return { token, ...presentSession(changed, config) };
  });
}

const failure = 'password-change-failed';

/** A password that has to be replaced can be, however new it is. A reset by mail is for a password that somebody else knows. */
function refuseTooEarly(
  { passwordChangedAt, passwordExpiresAt }: Account,
  { now, passwordMinAge }: { now: number; passwordMinAge: number },
): void {
  const wait = passwordChangedAt + passwordMinAge - now;
  if (wait <= 0 || passwordExpiresAt !== null) return;
  throw new AppError('PASSWORD_TOO_NEW', { retryAfter: secondsOf(wait) });
}
