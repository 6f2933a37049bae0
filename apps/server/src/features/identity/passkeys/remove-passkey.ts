import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { keepStaffFactor } from '../staff/keep-staff-factor.ts';
import { deletePasskey, listPasskeys } from './repository.ts';
import type { Passkey } from './repository.ts';

/** Removes a passkey, so that it no longer logs anybody in. Throws LAST_PASSKEY where nothing else would. */
export function removePasskey(
  identity: Identity,
  id: string,
  caller: SessionCaller,
): Promise<Passkey[]> {
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    // One removal after the other: two at once must not each count on the other's passkey.
    const account = await getLockedAccount(handle, accountId);
    await keepStaffFactor(handle, { accountId, factor: id });
    if (!(await deletePasskey(handle, { id, accountId }))) {
      const passkeys = await listPasskeys(handle, accountId);
      throw new AppError(passkeys.some((each) => each.id === id) ? 'LAST_PASSKEY' : 'NOT_FOUND');
    }
    await recordEvent(handle, { kind: 'passkey-removed', accountId, from: caller }, identity);
    const change = { kind: 'passkey-removed', account, language: caller.language } as const;
    await notifyOwner(handle, change, identity);
    return listPasskeys(handle, accountId);
  });
}
