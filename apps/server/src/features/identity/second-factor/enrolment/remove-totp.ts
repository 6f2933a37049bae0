import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../../http/app-error.ts';
import type { SessionCaller } from '../../../../http/caller.ts';
import type { Identity } from '../../identity.ts';
import { notifyOwner } from '../../owner/notify-owner.ts';
import { recordEvent } from '../../record-event.ts';
import { getLockedAccount, outdatePassword } from '../../repository.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { replaceSessions } from '../../sessions/replace-sessions.ts';
import { keepStaffFactor } from '../../staff/keep-staff-factor.ts';
import { deleteSecondFactor, findTotpSecret } from '../repository.ts';

/** Removes the second factor. A password that was allowed to be short because of it expires now. */
export function removeTotp(identity: Identity, caller: SessionCaller): Promise<SessionResult> {
  const { database, now, config } = identity;
  const { accountId } = caller.session;
  return database.transact(async (handle) => {
    const account = await getLockedAccount(handle, accountId);
    if (!(await findTotpSecret(handle, accountId))) throw new AppError('NOT_FOUND');
    await keepStaffFactor(handle, { accountId, factor: 'totp' });
    await deleteSecondFactor(handle, accountId);
    const passwordExpiresAt = account.isPasswordShort === 1 ? now() : account.passwordExpiresAt;
    await outdatePassword(handle, account, passwordExpiresAt);
    const { factor: proven } = caller.session;
    const factor = proven === 'totp' ? undefined : proven;
    const token = await replaceSessions(handle, accountId, { caller, context: identity, factor });
    await recordEvent(handle, { kind: 'totp-removed', accountId, from: caller }, identity);
    const change = { kind: 'totp-removed', account, language: caller.language } as const;
    await notifyOwner(handle, change, identity);
    return { token, ...presentSession({ ...account, passwordExpiresAt }, config) };
  });
}
