import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { listPasskeys } from '../passkeys/repository.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { deleteOutside, listOutsideOf } from './repository.ts';

/** Has an account of another company log in no more. Throws LAST_WAY_IN where nothing else would. */
export function unlinkOutside(
  identity: Identity,
  id: string,
  caller: SessionCaller,
): Promise<void> {
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    // One removal after the other: two at once must not each count on what the other takes.
    const account = await getLockedAccount(handle, accountId);
    const linked = await listOutsideOf(handle, accountId);
    if (!linked.some((each) => each.id === id)) throw new AppError('NOT_FOUND');
    const hasOther =
      account.passwordHash !== null ||
      // It has a number instead, which logs in.
      account.email === null ||
      // Of these, those count that the site still offers.
      linked.some(
        (each) => each.id !== id && identity.config.outsideProviders.has(each.provider),
      ) ||
      (await listPasskeys(handle, accountId)).length > 0;
    if (!hasOther) throw new AppError('LAST_WAY_IN');
    await deleteOutside(handle, { id, accountId });
    await recordEvent(handle, { kind: 'outside-unlinked', accountId, from: caller }, identity);
    const change = { kind: 'outside-unlinked', account, language: caller.language } as const;
    await notifyOwner(handle, change, identity);
  });
}
