import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../http/app-error.ts';
import type { SessionCaller } from '../../http/caller.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Identity } from './identity.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { isShortPassword, normalisePassword } from './passwords/password-policy.ts';
import { provePassword } from './passwords/prove-password.ts';
import { passwordRefusal } from './passwords/refuse-password.ts';
import type { RefusedField } from './passwords/refuse-password.ts';
import { requireGoodPassword } from './passwords/require-good-password.ts';
import { passwordNotice } from './password-notice.ts';
import { presentSession } from './sessions/present-session.ts';
import { recordEvent } from './record-event.ts';
import { getAccount, replacePassword } from './repository.ts';
import type { Account } from './repository.ts';
import { findTotpSecret } from './second-factor/repository.ts';
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
  const proof = { account, password: change.currentPassword, failure } as const;
  await provePassword(identity, proof, caller);
  const hasSecondFactor = (await findTotpSecret(database.handle, account.id)) !== undefined;
  requireNewPassword(change, account, { language: caller.language, hasSecondFactor });
  const passwordHash = await identity.hashing.run(() => hashPassword(change.newPassword));
  const isShort = isShortPassword(change.newPassword);
  return database.transact(async (handle) => {
    if (!(await replacePassword(handle, account, { now: now(), passwordHash, isShort })))
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

const failure = 'password-change-failed';

function requireNewPassword(
  { currentPassword, newPassword }: Change,
  { email }: Account,
  asked: Omit<RefusedField, 'field'>,
): void {
  const shown = { field: 'newPassword', ...asked } as const;
  requireGoodPassword(newPassword, { email, ...shown });
  if (normalisePassword(newPassword) === normalisePassword(currentPassword))
    throw passwordRefusal(['reused'], shown);
}
