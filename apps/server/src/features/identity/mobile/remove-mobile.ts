import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { deleteMobile } from './repository.ts';

/**
 * Removes the mobile number of an account. The removed number is notified. Throws MAIL_REQUIRED if the account has no
 * address.
 */
export function removeMobile(identity: Identity, caller: SessionCaller): Promise<void> {
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    const account = await getLockedAccount(handle, accountId);
    // The number is this account's way in, and the way to notify its owner.
    if (account.email === null) throw new AppError('MAIL_REQUIRED');
    const change = { kind: 'mobile-removed', account, language: caller.language } as const;
    await notifyOwner(handle, change, identity);
    if (!(await deleteMobile(handle, accountId))) throw new AppError('NOT_FOUND');
    await recordEvent(handle, { kind: 'mobile-removed', accountId, from: caller }, identity);
  });
}
