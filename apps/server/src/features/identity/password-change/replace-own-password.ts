import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { hashNewPassword } from '../passwords/new-password/hash-new-password.ts';
import { isShortPassword } from '../passwords/password-policy.ts';
import { requireGoodPassword } from '../passwords/new-password/require-good-password.ts';
import { presentSession } from '../sessions/present-session.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { replacePassword } from '../repository.ts';
import type { Account } from '../repository.ts';
import { findTotpSecret } from '../second-factor/repository.ts';
import { startSession } from '../sessions/start-session.ts';

interface Replacement {
  account: Account;
  newPassword: string;
  kind: 'password-changed' | 'password-set';
  /** The error if another request changed the password first. */
  overtaken: 'CURRENT_PASSWORD_WRONG' | 'PASSWORD_EXISTS';
}

/** Gives the caller's account a new password: every session ends, and the caller gets a new one. */
export async function replaceOwnPassword(
  identity: Identity,
  { account, newPassword: password, kind, overtaken }: Replacement,
  caller: SessionCaller,
): Promise<SessionResult> {
  const { database, now, config } = identity;
  const { id: accountId } = account;
  const { language } = caller;
  const hasSecondFactor = (await findTotpSecret(database.handle, accountId)) !== undefined;
  const shown = { field: 'newPassword', language, hasSecondFactor } as const;
  await requireGoodPassword(database.handle, password, { email: account.email ?? '', ...shown });
  const passwordHash = await hashNewPassword(identity, { account, password }, shown);
  const isShort = isShortPassword(password);
  const isProven = await staysProven(caller);
  const { formerPasswords } = config.identity;
  const replacement = { now: now(), passwordHash, isShort, formerPasswords };
  return database.transact(async (handle) => {
    if (!(await replacePassword(handle, account, replacement))) throw new AppError(overtaken);
    const token = await startSession(handle, accountId, {
      caller,
      context: identity,
      isProven,
      factor: caller.session.factor,
    });
    await recordEvent(handle, { kind, accountId, from: caller }, identity);
    await notifyOwner(handle, { kind, account, language }, identity);
    const changed = { ...account, passwordChangedAt: now(), passwordExpiresAt: null };
    return { token, ...presentSession(changed, config) };
  });
}

/**
 * If a password is a way to step up, the new session allows dangerous operations; otherwise only if the old session
 * did.
 */
async function staysProven({ session }: SessionCaller): Promise<boolean> {
  return session.isSteppedUp || (await session.listStepUpMethods()).includes('password');
}
