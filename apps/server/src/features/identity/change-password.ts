import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../http/app-error.ts';
import type { SessionCaller } from '../../http/caller.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Identity } from './identity.ts';
import { countAttempt, forgiveAttempts } from './limits/count-attempt.ts';
import { addressSchedule, addressSubject } from './limits/login-lock.ts';
import { hashPassword, verifyPassword } from './passwords/password-hash.ts';
import { normalisePassword } from './passwords/password-policy.ts';
import { passwordRefusal } from './passwords/refuse-password.ts';
import { requireGoodPassword } from './passwords/require-good-password.ts';
import { passwordNotice } from './password-notice.ts';
import { presentSession } from './sessions/present-session.ts';
import { recordEvent } from './record-event.ts';
import { getAccount, replacePassword } from './repository.ts';
import type { Account } from './repository.ts';
import { startSession } from './sessions/start-session.ts';

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
  await requireCurrentPassword(identity, change, { account, caller });
  requireNewPassword(change, account, caller);
  const passwordHash = await identity.hashing.run(() => hashPassword(change.newPassword));
  return database.transact(async (handle) => {
    if (!(await replacePassword(handle, account, { now: now(), passwordHash })))
      throw new AppError('CURRENT_PASSWORD_WRONG');
    const token = await startSession(handle, account.id, { caller, context: identity });
    const event = { kind: 'password-changed', accountId: account.id, from: caller } as const;
    await recordEvent(handle, event, identity);
    const notice = passwordNotice(caller.language);
    await queueMail(handle, { ...notice, recipient: account.email }, identity);
    const changed = { ...account, passwordChangedAt: now(), passwordExpiresAt: null };
    return { token, ...presentSession(changed, config) };
  });
}

/** Counted like a login: a borrowed session must not be the place to guess the password. */
async function requireCurrentPassword(
  identity: Identity,
  { currentPassword }: Change,
  { account, caller }: { account: Account; caller: SessionCaller },
): Promise<void> {
  const { handle } = identity.database;
  await identity.addressLimit.check(caller.address);
  const subject = addressSubject(account.email, caller.address);
  const isRight = await identity.hashing.run(async () => {
    await countAttempt(handle, subject, { schedule: addressSchedule, now: identity.now() });
    return verifyPassword(account.passwordHash, currentPassword);
  });
  if (isRight) return forgiveAttempts(handle, [subject]);
  const event = { kind: 'password-change-failed', accountId: account.id, from: caller } as const;
  await recordEvent(handle, event, identity);
  await identity.addressLimit.spend(caller.address);
  throw new AppError('CURRENT_PASSWORD_WRONG');
}

function requireNewPassword(
  { currentPassword, newPassword }: Change,
  { email }: Account,
  { language }: SessionCaller,
): void {
  const shown = { field: 'newPassword', language } as const;
  requireGoodPassword(newPassword, { email, ...shown });
  if (normalisePassword(newPassword) === normalisePassword(currentPassword))
    throw passwordRefusal(['reused'], shown);
}
