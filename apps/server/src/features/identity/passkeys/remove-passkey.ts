import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { hasWayIn } from '../has-way-in.ts';
import type { Identity } from '../identity.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { keepStaffFactor } from '../staff/keep-staff-factor.ts';
import { deletePasskey, listPasskeys } from './repository.ts';
import type { Passkey } from './repository.ts';

/** Removes a passkey, so that it can't log in any more. Throws LAST_PASSKEY if the owner could no longer log in. */
export function removePasskey(
  identity: Identity,
  id: string,
  caller: SessionCaller,
): Promise<Passkey[]> {
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    const account = await getLockedAccount(handle, accountId);
    await keepStaffFactor(handle, { accountId, factor: id });
    if (!(await deletePasskey(handle, { id, accountId }))) throw new AppError('NOT_FOUND');
    if (!(await hasWayIn(handle, account, identity))) throw new AppError('LAST_PASSKEY');
    await recordEvent(handle, { kind: 'passkey-removed', accountId, from: caller }, identity);
    const change = { kind: 'passkey-removed', account, language: caller.language } as const;
    await notifyOwner(handle, change, identity);
    return listPasskeys(handle, accountId);
  });
}
