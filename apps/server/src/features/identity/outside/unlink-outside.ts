import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { hasWayIn } from '../has-way-in.ts';
import type { Identity } from '../identity.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { deleteOutside } from './repository.ts';

/** Stops an account of another company from logging in. Throws LAST_WAY_IN if the owner could no longer log in. */
export function unlinkOutside(
  identity: Identity,
  id: string,
  caller: SessionCaller,
): Promise<void> {
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    const account = await getLockedAccount(handle, accountId);
    if (!(await deleteOutside(handle, { id, accountId }))) throw new AppError('NOT_FOUND');
    if (!(await hasWayIn(handle, account, identity))) throw new AppError('LAST_WAY_IN');
    await recordEvent(handle, { kind: 'outside-unlinked', accountId, from: caller }, identity);
    const change = { kind: 'outside-unlinked', account, language: caller.language } as const;
    await notifyOwner(handle, change, identity);
  });
}
